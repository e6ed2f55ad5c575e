# The organiser’s lesson: a practice camp.

practice-title = A practice camp
practice-go = Do it for me
practice-start = For the organiser: a camp in fast motion
