"""The deal of the day over HTTP: one table for each player, nothing of it for others before they finish."""

from __future__ import annotations

from helpers.server.client import Player
from helpers.server.scenario import scenario


@scenario
async def test_a_second_call_leads_to_the_same_table_and_results_stay_hidden(ada: Player) -> None:
    first = await ada.http.post("/api/deals/alhambra")
    assert first.status_code == 201, first.text
    table = first.json()
    assert (await ada.http.post("/api/deals/alhambra")).json()["id"] == table["id"]
    day = (await ada.http.get("/api/deals")).json()
    deal = next(each for each in day["deals"] if each["game"] == "alhambra")
    assert (deal["state"], deal["table"], deal["results"]) == ("running", table["id"], [])
    assert [seat["level"] for seat in table["seats"][1:]] == deal["levels"]
    async with Player(ada.host) as ben:
        other = (await ben.http.get("/api/deals")).json()
        assert [(each["state"], each["table"], each["results"]) for each in other["deals"]] == [("new", None, [])] * 2
        for path in ("record", "replay?upto=0", "position", "review"):
            refused = await ben.http.get(f"/api/tables/{table['id']}/{path}")
            assert (refused.status_code, refused.json()["error"]) == (403, "deal-hidden"), path
        async with ben.at(table["id"]) as socket:
            assert (await socket.receive("table", "seats", "refused"))["error"] == "deal-hidden"
    async with ada.at(table["id"]) as socket:
        shown = await socket.look(0)
        while shown["decision"]["seat"] != 0:
            shown = await socket.receive("table")
        assert not shown["decision"]["can_rewind"]
        assert not shown["decision"]["can_hint"]
        await socket.send("hint", line=shown["line"])
        assert (await socket.receive("hint", "refused"))["error"] == "counts"


@scenario
async def test_a_day_or_game_that_is_none_and_a_game_that_runs_are_refused_in_words(ada: Player) -> None:
    for day in ("tomorrow", "2026-13-01", "9999-01-01", "1999-12-31", "2026-1-1"):
        refused = await ada.http.get("/api/deals", params={"day": day})
        assert (refused.status_code, refused.json()["error"]) == (400, "malformed"), day
    assert (await ada.http.post("/api/deals/chess")).status_code == 404
    running = await ada.table("me", "here")
    refused = await ada.http.post(f"/api/tables/{running['id']}/same-deal")
    assert (refused.status_code, refused.json()["error"]) == (409, "not-over")
    assert (await ada.http.post("/api/tables/nowhere/same-deal")).status_code == 404
    past = (await ada.http.get("/api/deals", params={"day": "2020-02-29"})).json()
    assert {each["state"] for each in past["deals"]} == {"past"}
