"""Reading streams: a line at a time, and not for ever."""

import io
import json
import re
import time

import requests
import schemathesis
import urllib3
from requests.adapters import HTTPAdapter
from signing_in import credentials

# seconds to wait for more of a stream that may go on for ever
patience = 0.5
# calls that are no stream and answer when something has come to pass
waiting_calls = {"allocationAllGather", "allocationPreemptionSignal", "allocationRendezvousInfo"}

# method, pattern of the path, and what stands for an answer that does not come
waiting_routes = []


@schemathesis.hook
def before_load_schema(context, raw_schema):
    for path, item in raw_schema["paths"].items():
        for method, operation in item.items():
            if not isinstance(operation, dict):
                continue
            if "x-stream" in operation:
                content = operation["responses"]["200"]["content"]["application/json"]
                # a JSON text per line, each of which has to be what the contract says
                content["schema"] = {"type": "array", "items": content["schema"]}
                content.pop("example", None)
                may_wait(method, path, b"")
            elif operation.get("operationId") in waiting_calls:
                example = operation["responses"]["200"]["content"]["application/json"]["example"]
                may_wait(method, path, json.dumps(example).encode())


def may_wait(method, path, silence):
    route = re.sub(r"\\{\w+\\}", "[^/?]+", re.escape(path))
    waiting_routes.append((method.upper(), re.compile(f"{route}(\\?|$)"), silence))


@schemathesis.deserializer("application/json")
def read_json(context, response):
    if response.status_code == 200 and "x-stream" in context.operation.definition.raw:
        return read_lines(response)
    return json.loads(response.content)


def read_lines(response):
    return [json.loads(line) for line in response.content.split(b"\n") if line]


send_plainly = HTTPAdapter.send


def send_patiently(adapter, request, **options):
    if request.headers.get("Authorization") not in credentials:
        return send_plainly(adapter, request, **options)
    for method, route, silence in waiting_routes:
        if request.method == method and route.match(request.path_url):
            break
    else:
        return send_plainly(adapter, request, **options)
    try:
        response = send_plainly(adapter, request, **{**options, "timeout": patience})
    except requests.ReadTimeout:
        headers = {"Content-Type": "application/json"}
        return answer_of(adapter, request, 200, headers, silence)
    content = read_for_a_while(response.raw)
    response.close()
    return answer_of(adapter, request, response.status_code, response.headers, content)


def read_for_a_while(raw):
    """What comes in time; half a line of a stream that goes on is left out."""
    content = b""
    end = time.monotonic() + patience
    try:
        while chunk := raw.read1(65536):
            content += chunk
            if time.monotonic() > end:
                return content[: content.rfind(b"\n") + 1]
    except urllib3.exceptions.ReadTimeoutError:
        return content[: content.rfind(b"\n") + 1]
    return content


def answer_of(adapter, request, status, headers, content):
    kept = {name: value for name, value in headers.items() if name.lower() != "transfer-encoding"}
    raw = urllib3.HTTPResponse(io.BytesIO(content), kept, status, preload_content=False)
    return adapter.build_response(request, raw)


HTTPAdapter.send = send_patiently
