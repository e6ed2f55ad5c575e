"""The English variant: nobody dumps tiles in a conflict they cannot change (TE-ENGLISH).

Rules: TE-ENGLISH-01, TE-ENGLISH-05.
"""

from mypy_extensions import i64

from velkahra.core.contract.refusals import Refusal


def least_for_attacker(attack: i64, defence: i64) -> i64:
    """Return the smallest number above zero that lifts the attacker over the defender.

    `attack` and `defence` are the strengths so far.

    Any number does for an attacker ahead. Rules: TE-ENGLISH-02, TE-EDGE-90, TE-EDGE-91.
    """
    least = defence + 1 - attack
    return least if least > 1 else 1


def exact_for_defender(attack: i64, defence: i64) -> i64:
    """Return the only number above zero the defender may add, or 0.

    `attack` and `defence` are the strengths so far.
    Rules: TE-ENGLISH-04, TE-EDGE-92.
    """
    return attack - defence if attack > defence else 0


def refuse_attacker(attack: i64, defence: i64, count: i64, held: i64) -> Refusal | None:
    """Return a refusal of tiles that leave the attacker not above the defender, or None.

    `attack` and `defence` are the strengths so far; the attacker has `held` tiles and would add
    `count`.
    Rules: TE-ENGLISH-02, TE-ENGLISH-03.
    """
    if attack + held <= defence:
        return Refusal("TE-ENGLISH-03")
    if attack + count > defence:
        return None
    least = least_for_attacker(attack, defence)
    return Refusal("TE-ENGLISH-02", {"count": int(count), "least": int(least)})


def refuse_defender(attack: i64, defence: i64, count: i64, held: i64) -> Refusal | None:
    """Return a refusal of tiles that do not make the sums equal, or None.

    `attack` and `defence` are the strengths so far; the defender has `held` tiles and would add
    `count`.
    Rules: TE-ENGLISH-04, TE-EDGE-92.
    """
    exact = exact_for_defender(attack, defence)
    if exact > held:
        return Refusal("TE-ENGLISH-04", variant="short")
    if count == exact:
        return None
    return Refusal("TE-ENGLISH-04", {"count": int(count), "exact": int(exact)})
