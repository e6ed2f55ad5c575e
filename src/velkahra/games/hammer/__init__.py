"""The camp game about Thomas Hammer. So far: the encoded picture that leads to him."""
