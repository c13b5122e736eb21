"""Runs a file of TypeScript as the only cell of a notebook and prints what it printed."""
import sys

import nbformat
from nbclient import NotebookClient

with open(sys.argv[1], encoding="utf-8") as source:
    cell = nbformat.v4.new_code_cell(source.read())
notebook = nbformat.v4.new_notebook(cells=[cell])
NotebookClient(notebook, timeout=100, kernel_name="tslab").execute()
for output in cell["outputs"]:
    print(output.get("text") or "\n".join(output.get("traceback", [])))
