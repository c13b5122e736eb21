"""Asks det's own code what it makes of variables, settings files and context directories.

usage: det-reference.py env CASES.json   the cases again, each with `det` as it is now
       det-reference.py context DIRECTORY [INCLUDE ...]   the file list of a context directory
"""
import contextlib
import getpass
import io
import json
import os
import pathlib
import sys
import tempfile
import warnings

warnings.simplefilter("ignore")

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


def read_context(directory, includes):
    with contextlib.redirect_stdout(io.StringIO()):
        return context.read_legacy_context(
            pathlib.Path(directory), [pathlib.Path(include) for include in includes]
        )


if sys.argv[1] == "env":
    cases = json.loads(pathlib.Path(sys.argv[2]).read_text())
    result = [dict(case, det=read_case(case)) for case in cases]
else:
    result = read_context(sys.argv[2], sys.argv[3:])
json.dump(result, sys.stdout, indent=1)
