"""Asks det's own code what it makes of variables, settings files and context directories.

usage: det-reference.py env CASES.json   the cases again, each with `det` as it is now
       det-reference.py context CASES.json   likewise, for trees of files: the list sent, sorted
       by path, or with `rules` the paths they take away
"""
import contextlib
import getpass
import io
import json
import logging
import os
import pathlib
import sys
import tempfile
import warnings

warnings.simplefilter("ignore")
logging.disable()

from determined.common import api, context, util
from determined.common.api import authentication, certs


class Asked(Exception):
    pass


def ask(prompt=""):
    raise Asked()


authentication.do_login = lambda master, user, password, cert=None: "login %s %s" % (
    user,
    api.salt_and_hash(password),
)
authentication._is_token_valid = lambda master, token, cert: not token.startswith("stale")
getpass.getpass = ask


def read_case(case):
    for name in [name for name in os.environ if name.startswith("DET_")]:
        del os.environ[name]
    with tempfile.TemporaryDirectory() as folder:
        for name, content in case.get("files", {}).items():
            text = content if isinstance(content, str) else json.dumps(content)
            pathlib.Path(folder, name).write_text(text)
        for name, value in case["env"].items():
            os.environ[name] = value.replace("$FOLDER", folder)
        os.environ["DET_DEBUG_CONFIG_PATH"] = folder
        return answer(case.get("user"))


def answer(user):
    master = util.get_default_master_address()
    store = certs.default_load(master)
    bundle = store.bundle
    pem = pathlib.Path(bundle).read_text().splitlines()[-1] if isinstance(bundle, str) else None
    found = {
        "baseUrl": api.parse_master_address(master).geturl(),
        "noVerify": bundle is False,
        "ca": pem,
        "serverName": store.name,
    }
    try:
        session = authentication.Authentication(master, user).session
        found.update(username=session.username, token=session.token)
    except Asked:
        found.update(username=None, token=None)
    return found


def plant(folder, tree):
    """Items are [path, text], [path] for a folder, [path, target, "link"], [path, text, mode]."""
    for path, *rest in tree:
        place = pathlib.Path(folder, path)
        place.parent.mkdir(parents=True, exist_ok=True)
        if not rest:
            place.mkdir(exist_ok=True)
        elif rest[1:] == ["link"]:
            place.symlink_to(rest[0])
        else:
            place.write_text(rest[0])
            place.chmod(int(rest[1], 8) if rest[1:] else 0o644)
    for parent, dirs, files in os.walk(folder, topdown=False):
        for name in files + dirs:
            if not os.path.islink(os.path.join(parent, name)):
                os.utime(os.path.join(parent, name), (1.5e9, 1.6e9 + 0.75))
        os.utime(parent, (1.5e9, 1.6e9 + 0.75))


def read_context(case):
    tree = case["tree"]
    if "rules" not in case:
        return sent(tree, case)
    kept = sent(tree + [["code/.detignore", case["rules"]]], case)
    if kept == "refused":
        return kept
    paths = {file["path"] for file in kept}
    return [file["path"] for file in sent(tree, case) if file["path"] not in paths]


def sent(tree, case):
    with tempfile.TemporaryDirectory() as folder:
        plant(folder, tree)
        root = pathlib.Path(folder, case.get("root", "code"))
        includes = [pathlib.Path(folder, include) for include in case.get("include", [])]
        with contextlib.redirect_stdout(io.StringIO()):
            try:
                files = context.read_v1_context(root, includes)
            except ValueError:
                return "refused"
    return sorted((file.to_json(True) for file in files), key=lambda file: file["path"])


os.umask(0o022)
given = json.loads(pathlib.Path(sys.argv[2]).read_text())
if sys.argv[1] == "env":
    given = [dict(case, det=read_case(case)) for case in given]
else:
    hard = {"tree": given["hardTree"]}
    given["cases"] = [dict(case, det=read_context({**hard, **case})) for case in given["cases"]]
json.dump(given, sys.stdout, indent=1)
