"""Puzzles over HTTP: solved at once, the first answer counts, bad input is refused in words."""

from __future__ import annotations

from helpers.server.client import Player
from helpers.server.scenario import scenario

from comares.games import GAMES
from comares.puzzles.puzzle import package_puzzles


@scenario
async def test_the_first_answer_counts_and_comes_with_its_reason_and_figures(ada: Player) -> None:
    for game in GAMES:
        puzzle = package_puzzles(game)[0]
        page = (await ada.http.get(f"/api/puzzles/{puzzle.id}")).json()
        assert page["info"]["solved"] is None
        assert set(puzzle.answers) <= set(page["table"]["decision"]["codes"])
        wrong = await ada.http.post(f"/api/puzzles/{puzzle.id}/answer", json={"code": puzzle.second})
        assert wrong.status_code == 200, wrong.text
        found = wrong.json()
        assert (found["right"], found["counts"], found["best"]) == (False, True, puzzle.answers[0])
        assert found["reason"]
        assert found["low"] > 0
        assert found["next"] not in (None, puzzle.id)
        again = (await ada.http.post(f"/api/puzzles/{puzzle.id}/answer", json={"code": puzzle.answers[-1]})).json()
        assert (again["right"], again["counts"]) == (True, False)
        listed = (await ada.http.get("/api/puzzles")).json()
        solved = {each["id"]: each["solved"] for each in listed["puzzles"]}
        assert solved[puzzle.id] is False
        assert listed["today"][game] in solved


@scenario
async def test_what_is_no_puzzle_or_no_option_is_refused_in_words(ada: Player) -> None:
    puzzle = package_puzzles("alhambra")[0].id
    assert (await ada.http.get("/api/puzzles/nothing")).status_code == 404
    assert (await ada.http.post("/api/puzzles/nothing/answer", json={"code": "pass"})).status_code == 404
    for body in ({"code": "nonsense"}, {"code": ""}, {}, {"code": 5}, {"code": "pass", "more": 1}, {"code": "x" * 300}):
        refused = await ada.http.post(f"/api/puzzles/{puzzle}/answer", json=body)
        assert (refused.status_code, refused.json()["error"]) == (400, "malformed"), body
    for call in ("previews", "reasons"):
        refused = await ada.http.post(f"/api/puzzles/{puzzle}/{call}", json={"codes": ["x"] * 501})
        assert refused.status_code == 400
        answer = await ada.http.post(f"/api/puzzles/{puzzle}/{call}", json={"codes": ["nonsense"]})
        assert answer.status_code == 200, answer.text
    assert (await ada.http.get("/api/puzzles")).json()["puzzles"][0]["solved"] is None
