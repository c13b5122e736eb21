"""Reads what the trainyard command prints into a DataFrame of pandas."""

import io
import subprocess

import pandas


def read(*words):
    """read("experiment", "list", "--all") is a DataFrame; a failed command raises an error."""
    command = ["trainyard", *words, "-o", "csv"]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE)
    return pandas.read_csv(io.BytesIO(done.stdout))
