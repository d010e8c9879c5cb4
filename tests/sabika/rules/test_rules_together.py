"""Rules that meet: costs paid with seals, events beside poems, room in the middle of an effect."""

from __future__ import annotations

from helpers.sabika.scenes import Scene, points

from comares.sabika import state as s
from comares.sabika.components import WORKERS
from comares.sabika.loading.load import load
from comares.sabika.step_ids import INCOME, NARRATOR, RENEWAL


def test_s3_3_s3_4_s4_5_a_seal_pays_what_is_missing_of_a_move() -> None:
    """Three steps (1 dinar) to a space with one worker of another (1 dinar), with one dinar and one seal."""
    scene = Scene(4).worker("architect-1", 2).worker("architect-1", 5, seat=1).give(dinars=1, seals=1)
    scene.play("work architect-1 5")
    assert scene.has("seals") == 0
    assert scene.has("dinars") == 2, "of the market"


def test_s4_5_s3_3_a_dinar_short_is_too_short() -> None:
    scene = Scene(4).worker("architect-1", 1).worker("architect-1", 5, seat=1).give(dinars=1, seals=1)
    assert scene.why_not("work architect-1 5") == "S3.6"


def test_s6_2_everybody_already_on_the_right_half_gains_and_nobody_on_the_left() -> None:
    scene = Scene(4).ship("cairo").ship("cairo", "right", seat=1).ship("cairo", "right", seat=2).ship("cairo", seat=3)
    scene.act("consolidate")
    scene.play("consolidate cairo")
    assert [(scene.has("vp", seat), scene.has("dinars", seat)) for seat in range(1, 4)] == [(1, 1), (1, 1), (0, 0)]


def test_s12_2_s4_5_a_seal_pays_the_dinar_of_event_10() -> None:
    scene = Scene(4, event=10).ship("cairo").give(seals=1)
    scene.act("consolidate")
    scene.play("consolidate cairo")
    assert scene.has("seals") == 0


def test_s12_2_s8_1_a_seal_pays_the_dinar_of_event_13_on_a_raw_space() -> None:
    scene = Scene(4, event=13).raw(R1="silk").give(seals=1)
    scene.play("work merchant 2")
    assert scene.has("seals") == 0
    assert scene.has("silk") == 1


def test_s12_1_s9_2_where_the_event_changes_the_tax_is_still_that_of_the_old_one() -> None:
    """Space 3 asks 3 taxes and changes the event; event 5 takes one off until then."""
    scene = Scene(2, event=5).round(2).give(vp=9).give(1, vp=9)
    scene.state.next_event = 7
    scene.step(NARRATOR)
    assert scene.kind() == "pay"
    assert scene.may("pay vp 2")
    assert not scene.may("pay vp 3")


def test_s9_2_s9_5_who_pays_with_dinars_keeps_the_lead() -> None:
    scene = Scene(2).round(1).give(dinars=4, taxes=2).give(1, taxes=2)
    scene.state.stack[0], scene.state.stack[1] = 1, 0
    scene.step(NARRATOR)
    scene.play("pay dinars 4")
    scene.play("pay marker 2")
    assert (scene.has("taxes", 0), scene.has("taxes", 1)) == (2, 0)


def test_s5_3_s4_2_raw_bought_of_a_type_held_turns_the_own_and_asks_for_room() -> None:
    scene = Scene(4).raw(R1="silk").give(dinars=3, silk=1, gypsum=4)
    scene.act("market")
    scene.play("buy silk")
    assert scene.kind() == "give-up"
    assert sorted(scene.codes()) == ["give-up clothes", "give-up gypsum"]
    scene.play("give-up gypsum")
    assert scene.everything() == {"clothes": 1, "gypsum": 3, "dinars": 4}


def test_s8_2_s4_2_the_gypsum_of_an_empty_marble_space_needs_room_too() -> None:
    scene = Scene(4).marble().give(dinars=9, marble=4).worker("poet", 0)
    scene.play("work poet 2")
    while scene.kind() != "take" and scene.codes():
        scene.play("secondary marble" if scene.may("secondary marble") else scene.codes()[-1])
    scene.play("take gypsum")
    assert scene.kind() == "give-up"
    scene.play("give-up gypsum")
    assert scene.has("marble") == 4


def test_s7_1_s12_2_a_long_poem_by_own_poems_event_and_discount() -> None:
    """Grey 4, plus 1 for the own grey one, plus 1 by event 6, minus 2 by poem 18 blue."""
    scene = Scene(3, event=6).poem("blue", 18).long("A1").open_long("B1").give(dinars=4, gypsum=1)
    scene.act("engrave")
    assert scene.may("engrave B1")
    scene.play("engrave B1")
    assert scene.has("dinars") == 0


def test_s5_5_s2_1_a_large_building_of_era_ii_is_not_built_in_era_i() -> None:
    scene = Scene(3).round(2).give(gypsum=1)
    scene.act("construct")
    scene.play("large", "use gypsum")
    era = {row["id"]: row["era"] for row in load().files["buildings_large"]["tokens"]}
    assert {era[int(code.split()[1])] for code in scene.codes() if code.startswith("building")} == {"I"}


def test_s6_1_two_goods_of_a_wanted_type_give_the_extra_each() -> None:
    scene = Scene(4).token("fez", 3).give(dinars=1, sugar=2)
    scene.act("export")
    line = scene.play("export fez")
    line = scene.play("deliver sugar+sugar")
    assert points(line.events)["S6.1"] == 4
    assert scene.has("taxes") == 4


def test_s11_s12_2_poem_20_and_event_3_add_up_for_each_good() -> None:
    """Base 2 and 2 by the poem, 1 tax more by the event; clothes are not wanted."""
    scene = Scene(4, event=3).poem("blue", 20).token("fez", 3).give(dinars=1, clothes=2)
    scene.act("export")
    scene.play("export fez", "deliver clothes+clothes")
    assert scene.has("taxes") == 6
    assert scene.has("vp") >= 4


def test_s1_1_s9_4_closed_spaces_stay_empty_at_the_renewal() -> None:
    scene = Scene(3)
    scene.step(RENEWAL)
    names = scene.rules.lookup.raw_names
    filled = {names[at] for at, raw in enumerate(scene.state.raw_spaces) if raw >= 0}
    assert filled.isdisjoint({"R0", "R3"})
    assert filled == {"R1", "R2", "R4", "R5"}


def test_s3_7_s3_2_a_worker_that_rested_goes_to_any_space_for_nothing() -> None:
    """From space 7 it is seven steps to space 6; from the workshop none."""
    scene = Scene(2).worker("architect-1", 7)
    assert scene.why_not("work architect-1 6") == "S3.6"
    scene.play("rest architect-1")
    assert scene.has("vp") == -1
    scene.worker("architect-1", scene.state.get(0, s.WORKER) & ~s.LYING)
    scene.state.set(0, s.DINARS, 0)
    scene.state.turn = scene.state.seat = 0
    assert scene.may("work architect-1 6")


def test_s8_1_s11_a_good_produced_on_an_empty_raw_space_sets_poem_11_off() -> None:
    scene = Scene(4).poem("blue", 11).give(silk=1, dinars=1)
    scene.play("work architect-1 2")
    while scene.kind() not in ("turn", "") and scene.has("clothes") == 0:
        wanted = [code for code in scene.codes() if code.startswith(("secondary raw", "produce"))]
        scene.play(wanted[0] if wanted else scene.codes()[0])
    assert scene.has("clothes") == 1
    assert scene.has("vp") == 1


def test_s9_1_s4_2_income_in_a_full_storehouse_is_given_up_at_once() -> None:
    scene = Scene(3).ship("fez", "right").token("fez", 10).give(tile=4)
    scene.step(INCOME)
    scene.play("take gypsum")
    assert sorted(scene.codes()) == ["give-up gypsum", "give-up tile"]


def finished_round(scene: Scene) -> Scene:
    """All workers lie: the round ends."""
    for worker in WORKERS:
        scene.worker(worker, 1, lies=True).worker(worker, 2, seat=1, lies=True)
    scene.advance()
    return scene


def test_s10_1_seals_pay_the_last_taxes_and_are_not_counted_any_more() -> None:
    scene = finished_round(Scene(2).round(5).give(seals=7).give(1, vp=20))
    line = scene.play("pay seals 6", "pay vp 6")
    assert sum(event.a for event in line.events if event.kind.name == "left-seals-vp" and event.seat == 0) == 1


def test_s10_1_cons_1_a_city_consolidated_in_the_fifth_round_gives_its_income() -> None:
    scene = finished_round(Scene(2).round(5).ship("fez", "right").token("fez", 9))
    assert scene.has("dinars") == 3
    assert scene.may("pay dinars 2 vp 5")


def test_s7_3_s4_7_a_reactivated_poem_ends_before_the_secondary_action() -> None:
    """Poem 7 red gives three dinars and three operations; they end before marble is taken for one dinar."""
    scene = Scene(4).poem("red", 7).marble("M5").give(gypsum=1)
    scene.play("work poet 6", "reactivate 7")
    assert not scene.may("secondary marble")
    scene.play("stop")
    assert scene.may("secondary marble"), "the poem has earned the dinar (S3.6)"
    scene.play("secondary marble")
    assert (scene.has("marble"), scene.has("dinars")) == (1, 2)
