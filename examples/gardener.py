"""A player of Bohnanza as a program of its own; docs/players.md tells what it reads and writes.

bohnanza-qt simulate --seats 'exec:python3 examples/gardener.py,easy,medium' --games 20
"""

import json
import sys

given_away = set()  # what was offered already: (turn, place of the card)


def decide(question, view, legal):
    me = view["seats"][view["seat"]]
    growing = {field[0] for field in me["fields"] if field}

    def of(*types):  # the legal actions of these types, planting beside its own kind first
        return sorted(
            (action for action in legal if action["type"] in types),
            key=lambda action: me["fields"][action.get("field", 0)] is None,
        )

    if question == "answer":
        for action in of("accept"):
            offer = next(offer for offer in view["offers"] if offer["number"] == action["offer"])
            if growing >= set(offer["give"]) and not growing & set(offer["want"]):
                return action
        return of("reject")[0]
    if question == "trade":  # what does not grow here is a gift for whoever likes it
        for index, bean in enumerate(view["revealed"]):
            card = f"revealed:{index}"
            if bean not in growing and (view["turn"], card) not in given_away:
                given_away.add((view["turn"], card))
                gift = {"type": "offer", "to": None, "give": [card], "want": []}
                return {"seat": view["seat"], **gift}
        return of("done_trading")[0]
    if question == "may-offer":
        return None
    if question == "plant-or-turn-over" and view["hand"][0] not in growing:
        return of("turn_over")[0]
    places = of("plant", "plant_aside", "plant_offered", "plant_market", "discard_offered")
    harvests = sorted(of("harvest"), key=lambda action: -me["fields"][action["field"]][1])
    return (places + of("turn_over", "draw") + harvests)[0]


for line in sys.stdin:
    asked = json.loads(line)
    action = decide(asked["question"], asked["view"], asked["legal"])
    print(json.dumps({"number": asked["number"], "action": action}), flush=True)
