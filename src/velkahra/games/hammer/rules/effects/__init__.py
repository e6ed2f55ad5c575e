"""What effects of cards do, and what they ask for on the way."""
