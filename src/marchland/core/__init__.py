"""What every game shares: the outer interface, actions, bags, rulings, replays."""
