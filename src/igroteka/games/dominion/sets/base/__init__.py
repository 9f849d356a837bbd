"""The first edition: 25 kingdom cards («Описание карт королевства»)."""
