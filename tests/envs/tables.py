"""Every game at every seat count."""

import igroteka
from igroteka import rooms

GAMES = igroteka.games()
EVERY_TABLE = [(game, players) for game in GAMES for players in rooms.find(game).seats]
