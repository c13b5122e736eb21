"""Signing in as an administrator, again and again if need be."""

import os

import requests
import schemathesis

master = os.environ["TRAINYARD_FUZZ_MASTER"]
# several: a call may well change the password of one, turn it off, or take its role
administrators = os.environ["TRAINYARD_FUZZ_ADMINISTRATORS"].split(",")

# what was signed in with; whoever sends anything else is refused, and at once
credentials = set()


def sign_in():
    for username in administrators:
        body = {"username": username, "password": ""}
        answer = requests.post(f"{master}/api/v1/auth/login", json=body, timeout=10)
        if answer.status_code == 200 and may_do_everything(answer.json()["token"]):
            token = answer.json()["token"]
            credentials.add(f"Bearer {token}")
            return token
    raise RuntimeError("No administrator can sign in any more.")


def may_do_everything(token):
    headers = {"Authorization": f"Bearer {token}"}
    answer = requests.get(f"{master}/api/v1/master/config", headers=headers, timeout=10)
    return answer.status_code == 200


def ask(token, path, body=None):
    """The answer of a call, read from JSON."""
    answer = requests.request(
        "GET" if body is None else "POST",
        f"{master}/api/v1{path}",
        json=body,
        headers={"Authorization": f"Bearer {token}"},
        timeout=10,
    )
    if answer.status_code != 200:
        raise RuntimeError(f"{path} answered {answer.status_code}: {answer.text}")
    return answer.json()


@schemathesis.auth(retry_on=[401, 403], refresh_interval=3600)
class Administrator:
    def get(self, case, context):
        return sign_in()

    def set(self, case, token, context):
        case.headers = case.headers or {}
        case.headers["Authorization"] = f"Bearer {token}"
