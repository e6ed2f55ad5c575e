# Names and faces of the people at a table, and remarks of the characters

people-title = Who are you?
people-why = The others at the table see your name and face.
people-name = Your name
people-face = Your face
people-done = Save
people-skip = Not now
face-fox = Fox
face-owl = Owl
face-bear = Bear
face-hare = Hare
face-cat = Cat
face-frog = Frog
face-wolf = Wolf
face-lion = Lion
remarks-off = No more remarks
