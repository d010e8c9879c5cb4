"""What any game here is: decisions, chance, events, records, tables. The kernel knows no game."""
