"""S3: a turn: working, resting, costs, the actions of a space."""

from __future__ import annotations

from helpers.sabika.scenes import Scene

from comares.kernel.record import Line


def names(line: Line) -> list[str]:
    return [event.kind.name for event in line.events]


def test_s3_1_each_in_turn_by_seat_chooses_an_active_worker() -> None:
    scene = Scene()
    scene.play("rest poet")
    assert scene.table.decision().seat == 1  # type: ignore[union-attr]
    scene.play("rest poet", "rest poet")
    assert scene.state.seat == 0
    assert not scene.may("rest poet")
    assert scene.why_not("rest poet") == "S3.1"


def test_s3_1_a_seat_without_an_active_worker_is_skipped() -> None:
    scene = Scene()
    for worker in ("architect-1", "architect-2", "merchant", "poet"):
        scene.worker(worker, 0, seat=1, lies=True)
    scene.play("rest poet")
    assert scene.state.seat == 2


def test_s3_1_it_is_a_players_turn_until_its_actions_are_done() -> None:
    scene = Scene()
    scene.play("work architect-1 2")
    assert (scene.kind(), scene.state.turn) == ("take", 0)
    scene.play("take wood+wood+wood")
    assert (scene.kind(), scene.state.turn) == ("turn", 1)


def test_s3_1_turns_1_everybody_has_four_turns_a_round() -> None:
    scene = Scene()
    turns = [0, 0, 0]
    while scene.state.narrator == 1 and scene.kind() == "turn":
        turns[scene.state.seat] += 1
        scene.play(next(code for code in scene.codes() if code.startswith("rest")))
    assert turns == [4, 4, 4]


def test_s3_2_from_the_workshop_straight_to_any_space_of_the_ring() -> None:
    scene = Scene(4).give(gypsum=1, sugar=1, dinars=9).ship("fez").poem("red", 1)
    work = [code for code in scene.codes() if code.startswith("work")]
    assert [code for code in work if "architect" in code] == [f"work architect-1 {space}" for space in range(1, 9)]
    assert [code for code in work if "merchant" in code] == [f"work merchant {space}" for space in range(1, 7)]
    assert [code for code in work if "poet" in code] == [f"work poet {space}" for space in range(1, 7)]


def test_s3_2_move_1_never_to_the_own_space() -> None:
    scene = Scene(4).worker("architect-1", 5).worker("architect-2", 0).give(dinars=20)
    assert not scene.may("work architect-1 5")
    assert scene.why_not("work architect-1 5") == "S3.2"


def test_s3_2_two_architects_never_share_a_space_and_one_may_pass_the_other() -> None:
    scene = Scene(4).worker("architect-1", 1).worker("architect-2", 2).give(dinars=20)
    assert not scene.may("work architect-1 2")
    assert scene.why_not("work architect-1 2") == "S3.2"
    assert scene.may("work architect-1 5")


def test_s3_3_two_steps_are_free_each_further_one_costs_a_dinar() -> None:
    for space, cost in ((2, 0), (5, 2), (6, 3)):
        scene = Scene(4).worker("architect-1", 1).worker("architect-2", 4).give(dinars=6)
        scene.play(f"work architect-1 {space}")
        paid = 6 - scene.has("dinars") + (2 if space == 5 else 0)  # the market gives two
        assert paid == cost
    scene = Scene(4).worker("architect-1", 1).give(dinars=0)
    assert not scene.may("work architect-1 5")
    assert scene.why_not("work architect-1 5") == "S3.6"


def test_s3_4_move_2_each_worker_of_others_costs_a_dinar_active_or_not_the_sultans_too() -> None:
    scene = Scene(3).worker("poet", 4, seat=1).worker("poet", 4, seat=2, lies=True).give(dinars=5)
    scene.play("work poet 4")  # the inner ring's fourth space is the Sultan's too
    assert scene.has("dinars") == 5 - 3 + 3  # craft gives three


def test_s3_the_architect_who_pays_4_dinars() -> None:
    """The rulebook's example: four steps, two of them paid, and two workers of others."""
    scene = Scene(4).worker("architect-1", 1).worker("architect-2", 4).give(dinars=4)
    scene.worker("architect-1", 5, seat=1).worker("architect-2", 5, seat=2, lies=True)
    line = scene.play("work architect-1 5")
    assert [(event.kind.name, event.a) for event in line.events][:2] == [("worked", 0), ("paid", 4)]


def test_s3_4_own_workers_never_cost() -> None:
    scene = Scene(4).worker("poet", 1).worker("merchant", 1).give(dinars=0)
    assert scene.may("work poet 2") is False  # nothing to engrave with
    assert scene.may("work poet 4") is False  # three steps
    assert scene.may("work architect-1 1")


def test_s3_5_move_4_a_space_where_nothing_is_possible_cannot_be_chosen() -> None:
    scene = Scene(4)
    for space, action in ((2, "export"), (3, "consolidate"), (1, "production")):
        assert not scene.may(f"work merchant {space}"), action
        assert scene.why_not(f"work merchant {space}") == "S3.5"
    assert not scene.may("work poet 3"), "reactivate without a red poem, and no secondary space"
    assert not scene.may("work poet 2"), "engrave without a material; the marble costs a dinar"
    assert not scene.may("work architect-1 4"), "construct without a material"
    for space in (1, 2, 5, 6):
        assert scene.may(f"work architect-1 {space}"), "market and quarry are always possible"
    assert scene.may("work poet 1"), "so is craft"


def test_s3_5_move_4_what_makes_each_main_action_possible() -> None:
    assert Scene(4).give(cane=1).may("work merchant 1"), "production of a raw"
    assert Scene(4).ship("fez").may("work merchant 1"), "production with presence"
    assert Scene(4).give(sugar=1, dinars=1).may("work merchant 2"), "export"
    assert not Scene(4).give(dinars=9).marble().may("work merchant 5"), "export wants a good"
    assert Scene(4).ship("fez").may("work merchant 3"), "consolidate"
    assert Scene(4).poem("red", 1).may("work poet 3"), "reactivate"
    assert Scene(4).give(gypsum=1, dinars=1).may("work poet 5"), "engrave"
    assert not Scene(4).give(tile=1, dinars=9).may("work poet 5"), "engrave wants a base"
    assert Scene(4).give(gypsum=1).may("work architect-1 4"), "a large building"
    assert Scene(4).open_storehouses(0, 0, 5, 6).may("work architect-1 3"), "expand on the right"
    assert not Scene(4).open_storehouses(5, 6, 0, 0).may("work architect-1 3"), "nothing on the right"
    assert Scene(4).open_storehouses(0, 0, 0, 0).house(1, 5).may("work architect-1 3"), "activate"


def test_s3_5_move_6_main_and_secondary_in_either_order_at_least_one() -> None:
    scene = Scene(4).raw(R1="cane").give(dinars=3)
    scene.play("work architect-1 2")
    assert scene.codes() == ["main", "secondary raw"]
    scene.play("secondary raw")
    assert scene.codes() == ["main", "done"]
    scene.play("main", "take gypsum+gypsum+wood")
    assert scene.state.seat == 1, "nothing is left to do"
    scene = Scene(4).raw(R1="cane").give(dinars=3)
    scene.play("work architect-1 2", "main")
    assert scene.kind() == "take", "one is finished before the other begins"
    scene.play("take wood+wood+wood", "done")
    assert scene.state.seat == 1
    assert scene.has("cane") == 0


def test_s3_6_move_3_what_an_action_will_yield_cannot_pay_for_the_move() -> None:
    scene = Scene(4).worker("architect-1", 2).give(dinars=0)
    assert not scene.may("work architect-1 5"), "three steps to the market that gives two dinars"
    assert scene.give(seals=1).may("work architect-1 5"), "a seal pays"


def test_s3_6_the_main_action_may_earn_the_cost_of_the_secondary() -> None:
    scene = Scene(4).raw(R0="clay").give(dinars=0)
    scene.play("work architect-1 1")  # only the market is possible; it gives two dinars
    scene.play("stop")
    assert scene.codes() == ["secondary raw", "done"]
    scene.play("secondary raw")
    assert scene.everything() == {"clay": 1, "dinars": 1}


def test_s3_7_rest_three_dinars_minus_a_point_even_below_zero() -> None:
    scene = Scene().worker("merchant", 3)
    line = scene.play("rest merchant")
    assert scene.everything() == {"dinars": 3, "vp": -1}
    assert line.events[1].kind.rule == "S3.7"
    assert scene.state.get(0, 33) == 16, "in the workshop, lying"


def test_s3_7_a_seat_that_cannot_work_must_rest() -> None:
    scene = Scene(2)
    for worker in ("architect-1", "architect-2", "merchant"):
        scene.worker(worker, 0, lies=True)
    scene.worker("poet", 6).marble()
    assert scene.codes() == ["rest poet"], "the Sultan's poet stands on both crafts, nothing else is possible"
