"""What `mutate_cards.py` changes, and how it finds who notices."""
