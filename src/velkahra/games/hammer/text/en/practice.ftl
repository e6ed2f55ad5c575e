# The organiser’s lesson: a practice camp.

practice-hide = This is your desk at a made-up camp of five teams and five days; bots play the teams, in fast motion. On the first evening choose the square where Thomas Hammer hides: the encoded picture is made from it, and no team sees the square. Choose it on the map below, or have it done for you.
practice-bets = In the morning teams may bet their joker; the bots have done so. When everyone is ready, let the daily game begin: from then on no bet can be changed. At a real camp, print the sheets and hand out the teams’ links first: both are further down this page.
practice-game = The teams are outside, playing the daily game. When it is over, enter the places: tap the teams in order. Announce the results first, so that no clock is running yet.
practice-results = The results are in and the game is paused: this is the moment to read them out to all teams. In the evening let the teams choose their order of turns, the best one first.
practice-turns = The teams take their turns one after another, on phones or at your table; here the bots do it in a moment. You can see who is to act, add time to a turn, hold the game before the next turn, and enter or cancel cooperations.
practice-next-day = The turns are over and a new day begins. Before you continue, hand out the slips with the clues the teams have gained, and save the camp as a file. Mistakes can be corrected at any time, with a reason that everyone sees.
practice-end = The last turn is over. Correct any mistakes, then end the game: after that nothing can be changed, and everything is shown.
practice-over = The camp is over: the ranking shows who has won, and the log holds every entry. Save the file and congratulate the winners. Now you can run a real camp.
