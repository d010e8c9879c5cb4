"""What every game shares: decisions, chance, events, records, tables. The kernel knows no game and no language."""
