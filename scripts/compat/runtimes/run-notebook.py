"""Runs a notebook in a kernel and prints what its cells showed. A file of code is a notebook of one cell."""
import sys

import nbformat
from jupyter_client.manager import start_new_kernel

seconds = 100


def codes_of(path):
    with open(path, encoding="utf-8") as source:
        text = source.read()
    if not path.endswith(".ipynb"):
        return [text]
    cells = nbformat.reads(text, as_version=4).cells
    return [cell.source for cell in cells if cell.cell_type == "code"]


def shown_by(client, codes):
    """
    What each cell showed. Deno's kernel may say that it is idle before it sends what a cell ended
    with, so outputs belong to the cell that they name, as in a notebook that a person looks at.
    """
    shown = {}
    # the last one shows nothing: what came late has come when it ends
    for code in [*codes, "0;"]:
        cell = client.execute(code, store_history=True)
        shown[cell] = []
        while True:
            message = client.get_iopub_msg(timeout=seconds)
            content, kind = message["content"], message["msg_type"]
            of = message["parent_header"].get("msg_id")
            if kind == "status" and of == cell and content["execution_state"] == "idle":
                break
            if kind == "error":
                raise SystemExit("\n".join(content["traceback"]))
            if of in shown and kind in ("stream", "execute_result", "display_data"):
                shown[of].append(content)
        client.get_shell_msg(timeout=seconds)
    return list(shown.values())[:-1]


kernel, path = sys.argv[1:]
manager, client = start_new_kernel(kernel_name=kernel, startup_timeout=seconds)
try:
    for outputs in shown_by(client, codes_of(path)):
        for output in outputs:
            data = output.get("data", {})
            print(output.get("text") or data.get("text/html") or data.get("text/plain") or output)
finally:
    client.stop_channels()
    manager.shutdown_kernel(now=True)
