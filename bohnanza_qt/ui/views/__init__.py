"""Views: where the items of the models lie, and how one points at them."""
