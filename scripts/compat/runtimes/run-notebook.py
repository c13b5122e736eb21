"""Runs a notebook in a kernel and prints what its cells showed. A file of code is a notebook of one cell."""
import sys

import nbformat
from nbclient import NotebookClient

kernel, path = sys.argv[1:]
with open(path, encoding="utf-8") as source:
    text = source.read()
if path.endswith(".ipynb"):
    notebook = nbformat.reads(text, as_version=4)
else:
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(text)])
NotebookClient(notebook, timeout=100, kernel_name=kernel).execute()
for cell in notebook.cells:
    for output in cell.get("outputs", []):
        shown = output.get("data", {})
        print(output.get("text") or shown.get("text/html") or shown.get("text/plain") or output)
