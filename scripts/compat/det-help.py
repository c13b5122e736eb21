"""Prints every command of `det` with its options and words, as its own parser knows them."""
import argparse
import json

from determined.cli import cli

many = {"*": [0, None], "+": [1, None], "?": [0, 1], "...": [0, None], None: [1, 1]}


def option(action):
    takes_value = action.nargs != 0
    return {"flags": action.option_strings, "takesValue": takes_value}


def walk(parser, path, found):
    groups = [action for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
    if not groups:
        actions = [a for a in parser._actions if not isinstance(a, argparse._HelpAction)]
        found.append(
            {
                "path": path,
                "options": [option(a) for a in actions if a.option_strings],
                "words": [[a.dest, *many[a.nargs]] for a in actions if not a.option_strings],
            }
        )
        return
    for group in groups:
        names_of = {}
        for name, child in group.choices.items():
            names_of.setdefault(id(child), (child, []))[1].append(name)
        for child, names in names_of.values():
            if names[0] != "help":
                walk(child, [*path, names], found)


parser = cli.make_parser()
cli.add_args(parser, cli.all_args_description)
commands = []
walk(parser, [], commands)
print(json.dumps(commands, indent=1, default=str))
