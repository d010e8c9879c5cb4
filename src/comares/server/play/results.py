"""The results of finished games, for the page of one's own games. They are worked out once, when a game ends, or later
if that did not happen then; they stay when the table is deleted."""

from __future__ import annotations

from comares.kernel.record import REWIND
from comares.kernel.table import Table
from comares.server.games.adapter import Adapter
from comares.server.play.result import places_of
from comares.server.play.storage import TableRow
from comares.server.play.stored_deals import BOTS, Deal
from comares.server.play.stored_results import Result, Rival


def results_of_table(row: TableRow, table: Table, adapter: Adapter, deal: Deal | None = None) -> list[Result]:
    """The result of every seat that a person holds, and of the bot that made a try at the deal of a day alone; the
    game must be over."""
    outcome = table.outcome()
    points = [int(each) for each in outcome.points]
    places = row.result.places if row.result else places_of(points, outcome.winners)
    winners = places.count(1) + sum(seat < 0 for seat in outcome.winners)
    sources = points_by_source(table, adapter)
    standing = {line.number for line in table.standing_lines()}
    rewinds = sum(line.code.startswith(REWIND) for line in table.record.lines if line.number not in standing)
    found = []
    for number, seat in enumerate(row.seats):
        player = seat.player
        if player is None and deal is not None and deal.day and deal.player == BOTS and number == 0:
            player = BOTS
        if player is None:
            continue
        own = sum(other.player == player for other in row.seats)
        others = [Rival(each.kind, each.name, each.level, points[n]) for n, each in enumerate(row.seats) if n != number]
        found.append(
            Result(
                table=row.id,
                seat=number,
                player=player,
                game=row.game,
                ended=row.updated,
                settings=row.settings,
                seats=len(row.seats),
                own=own,
                begun="deal" if row.position is None else "position",
                points=points[number],
                place=places[number],
                share=1 / winners if places[number] == 1 else 0.0,
                rivals=others,
                sources=sources[number],
                facts=adapter.facts(table.rules, table.state, number),
                lines=len(standing),
                rewinds=rewinds,
                coached=number in (row.coached or ()),
                day=deal.day if deal else None,
                origin=deal.origin if deal else None,
                all_sources=sources,
            )
        )
    return found


def points_by_source(table: Table, adapter: Adapter) -> list[dict[str, int]]:
    """The points of each seat in the whole game, by source."""
    found: list[dict[str, int]] = [{} for _ in range(table.record.seats)]
    for _, scored in table.scored():
        if scored.seat >= 0:  # a neutral party has no seat
            source = adapter.source(scored)
            sums = found[scored.seat]
            sums[source] = sums.get(source, 0) + int(scored.points)
    return found


def unreadable_results(row: TableRow) -> list[Result]:
    """For a finished game that cannot be replayed: that there is nothing to tell, so that nobody tries again."""
    held = [(number, seat.player) for number, seat in enumerate(row.seats) if seat.player is not None]
    return [
        Result(
            table=row.id,
            seat=number,
            player=player,
            game=row.game,
            ended=row.updated,
            settings=row.settings,
            seats=len(row.seats),
            own=1,
            begun="deal",
            points=0,
            place=0,
            share=0.0,
            rivals=[],
            sources={},
            facts={},
            lines=0,
            rewinds=0,
            readable=False,
        )
        for number, player in held
    ]
