"""What bots need to play the game."""
