"""The site as an app, and its tables in other pages."""
