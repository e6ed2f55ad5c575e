"""Things to print: sheets as PDF and pictures as PNG, the same on every machine.

The type is Noto Sans, which `script/assets.py` collects into fonts/. Where it is missing, what the
system has is used.
"""
