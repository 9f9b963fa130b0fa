"""A bot for either game, in the protocol of docs/agents.md: python3 examples/bot.py arena --decks guardians,x-men

It does something rather than nothing, attacks whenever it can, and otherwise takes what it likes.
"""
import json
import random
import subprocess
import sys

longbox = subprocess.Popen(
    ["npx", "longbox", "agent", "--stdio", *sys.argv[1:]],
    stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", bufsize=1)


def send(message):
    longbox.stdin.write(json.dumps(message) + "\n")


def pick(options):
    active = [option for option in options if option["verb"] not in ("pass", "done")]
    attacks = [option for option in active if option["verb"] in ("attack", "challenge")]
    return random.choice(attacks or active or options)


for line in longbox.stdout:
    message = json.loads(line)
    if message["type"] == "decide":
        send({"type": "choose", "seq": message["seq"], "key": pick(message["options"])["key"]})
    elif message["type"] == "refused":
        print(message["why"], file=sys.stderr)
    elif message["type"] == "over":
        print(("won: " if message["result"]["won"] else "lost: ") + message["result"]["text"])
        send({"type": "quit"})
