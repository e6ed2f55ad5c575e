"""The camp game about Thomas Hammer: rules that live in cards, pictures, words and puzzle."""
