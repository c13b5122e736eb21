"""What schemathesis checks besides its own checks, and the parts that make it know the master."""

import json
import re

import known  # noqa: F401
import schemathesis
import signing_in  # noqa: F401
from streams import read_lines

# what the sandbox says of an error that none of its handlers meant, and how such errors look
unmeant = re.compile(
    r"^The sandbox broke|\b(Type|Range|Reference|Syntax|URI|Eval|Assertion)Error\b|\n\s+at "
    r"|Cannot (read|set|destructure|access|convert|mix)|is not (a function|iterable|defined)"
    r"|call stack|[Ii]nvalid (array|string) length|[Ii]nvalid (time value|date)|node:internal"
    r"|\bundefined\b|\[object |\.(ts|js|mjs):\d|Traceback"
)


# how the bytes travel is between the two ends of a connection, no contract speaks of it
of_the_connection = {
    "connection",
    "content-length",
    "expect",
    "keep-alive",
    "te",
    "trailer",
    "transfer-encoding",
    "upgrade",
}


@schemathesis.hook
def map_headers(context, headers):
    if not headers:
        return headers
    return {name: value for name, value in headers.items() if name.lower() not in of_the_connection}


@schemathesis.check
def refusal_was_meant(context, response, case):
    """A 500, and the end of a broken stream, say in the wire's shape what a handler chose to say."""
    for body in bodies_of_refusal(response, case):
        error = body.get("error", body)
        text = error.get("error", error.get("message"))
        assert isinstance(text, str) and text != "", f"A refusal without a text: {body}"
        assert not unmeant.search(text), f"A refusal that nobody meant: {text}"


def bodies_of_refusal(response, case):
    if response.status_code == 500:
        return [json.loads(response.content)]
    if response.status_code == 200 and "x-stream" in case.operation.definition.raw:
        return [line for line in read_lines(response) if "error" in line]
    return []
