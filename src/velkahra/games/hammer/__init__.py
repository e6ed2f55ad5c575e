"""The camp game about Thomas Hammer: rules that live in cards, views, pictures, words and puzzle."""
