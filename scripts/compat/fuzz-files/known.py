"""What the master holds, so that more calls find what they ask for."""

import random
import re

import schemathesis
from hypothesis import strategies as st
from schemathesis.core.parameters import ParameterLocation
from schemathesis.generation.meta import TestPhase
from signing_in import ask, sign_in

configs = [
    """name: fuzzed
entrypoint: python3 train.py
resources: {slots_per_trial: 0}
hyperparameters: {global_batch_size: 32}
searcher: {name: single, metric: loss, max_length: {batches: 40000}}
""",
    """name: fuzzed search
entrypoint: python3 train.py
labels: [fuzzed]
hyperparameters:
  global_batch_size: 32
  lr: {type: log, base: 10, minval: -5, maxval: -1}
  layers: {type: int, minval: 1, maxval: 4}
searcher:
  {name: adaptive_asha, metric: loss, max_trials: 6, max_length: {batches: 1000}}
""",
    """name: fuzzed grid
entrypoint: python3 train.py
hyperparameters:
  global_batch_size: 32
  layers: {type: int, minval: 1, maxval: 4, count: 2}
  kind: {type: categorical, vals: [a, b]}
searcher: {name: grid, metric: loss, max_length: {batches: 300}}
""",
    """name: fuzzed by hand
entrypoint: python3 train.py
hyperparameters: {global_batch_size: 32}
searcher: {name: custom, metric: loss, unit: batches}
""",
]
by_batches = "max_trials: 6, max_length: {batches: 1000}"
by_time = "max_trials: 6, max_time: 1000, time_metric: batches"
filters = [
    '{"filterGroup":{"kind":"group","conjunction":"and","children":[]},"showArchived":true}',
    '{"filterGroup":{"kind":"group","conjunction":"or","children":['
    '{"kind":"field","columnName":"id","location":"LOCATION_TYPE_EXPERIMENT","operator":">",'
    '"type":"COLUMN_TYPE_NUMBER","value":3},{"kind":"field","columnName":"hp.lr",'
    '"location":"LOCATION_TYPE_HYPERPARAMETERS","operator":"notEmpty",'
    '"type":"COLUMN_TYPE_NUMBER","value":null}]},"showArchived":false}',
]
sorts = ["id=asc", "startTime=desc", "hp.lr=desc,id=desc", "validation.val_loss=asc", "name=asc"]


def add(token, accepted):
    """What the scenarios have little of."""
    for config in accepted:
        ask(token, "/experiments", {"config": config, "activate": True})
    ask(token, "/experiments", {"config": configs[0], "activate": False})
    ask(token, "/experiments", {"config": configs[0], "unmanaged": True})
    ask(token, "/templates/fuzzed", {"name": "fuzzed", "config": {"max_restarts": 2}})
    ask(token, "/groups", {"name": "fuzzed", "addUsers": [1]})


def look():
    token = sign_in()
    is_later = ask(token, "/master")["version"].startswith("0.38")
    # 0.38 has no searcher that is led by hand, and halving ones have their length by time
    timed = [config.replace(by_batches, by_time) for config in configs[:-1]]
    add(token, timed if is_later else configs)
    ids = lambda rows, key="id": [row[key] for row in rows]
    listed = lambda path, key: ask(token, path)[key]

    live = ids(listed("/experiments?states=STATE_ACTIVE&states=STATE_PAUSED", "experiments"))
    newest = ids(listed("/experiments?limit=4&orderBy=ORDER_BY_DESC", "experiments"))
    oldest = ids(listed("/experiments?limit=4", "experiments"))
    experiments = live + newest + oldest
    trials, checkpoints = [], []
    for experiment in experiments:
        trials += ids(listed(f"/experiments/{experiment}/trials?limit=3", "trials"))
        found = listed(f"/experiments/{experiment}/checkpoints?limit=2", "checkpoints")
        checkpoints += ids(found, "uuid")
    allocations = listed("/tasks", "allocationIdToSummary")
    workspaces = listed("/workspaces", "workspaces")
    projects = []
    for workspace in workspaces:
        projects += ids(listed(f"/workspaces/{workspace['id']}/projects", "projects"))
    users = listed("/users", "users")
    return {
        "experiments": experiments,
        "trials": trials,
        "runs": trials,
        "tokens": ids(listed("/tokens", "tokenInfo")) if is_later else [],
        "workload types": ["EXPERIMENT", "NTSC"],
        "checkpoints": checkpoints,
        "allocations": list(allocations),
        "resources": [
            each["resourcesId"] for one in allocations.values() for each in one["resources"]
        ],
        "tasks": ids(allocations.values(), "taskId"),
        "workspaces": ids(workspaces),
        "workspace names": ids(workspaces, "name"),
        "projects": projects,
        "users": ids(users),
        "usernames": ids(users, "username"),
        "groups": [
            row["group"]["groupId"]
            for row in ask(token, "/groups/search", {"limit": 20})["groups"]
        ],
        "models": ids(listed("/models", "models"), "name"),
        "versions": [1, 2],
        "notebooks": ids(listed("/notebooks", "notebooks")),
        "shells": ids(listed("/shells", "shells")),
        "commands": ids(listed("/commands", "commands")),
        "tensorboards": ids(listed("/tensorboards", "tensorboards")),
        "templates": ids(listed("/templates", "templates"), "name"),
        "webhooks": ids(listed("/webhooks", "webhooks")),
        "agents": ids(listed("/agents", "agents")),
        "slots": ["0", "1"],
        "resource-pools": ids(listed("/resource-pools", "resourcePools"), "name"),
        "jobs": [row["full"]["jobId"] for row in listed("/job-queues-v2", "jobs")],
        "roles": [1, 2, 4, 5],
        "metrics": ["loss", "val_loss", "val_accuracy", "validation_loss"],
        "metric groups": ["training", "validation", "inference"],
        "labels": ["fuzzed", "baseline"],
        "files": ["train.py", "model_def.py", "const.yaml"],
        "configs": configs,
        "filters": filters,
        "sorts": sorts,
        "days": ["2026-11-01", "2026-11-18"],
        "times": ["2026-11-01T00:00:00Z", "2026-11-20T11:00:00Z"],
    }


# of parameters in queries and of fields in bodies; what a path names follows from its segments
fields = {
    "experimentId": "experiments",
    "experimentIds": "experiments",
    "excludedExperimentIds": "experiments",
    "parentId": "experiments",
    "ids": "experiments",
    "trialId": "trials",
    "trialIds": "trials",
    "checkpointUuid": "checkpoints",
    "checkpointUuids": "checkpoints",
    "allocationId": "allocations",
    "allocationIds": "allocations",
    "taskId": "tasks",
    "workspaceId": "workspaces",
    "workspaceIds": "workspaces",
    "scopeWorkspaceId": "workspaces",
    "destinationWorkspaceId": "workspaces",
    "workspaceName": "workspace names",
    "workspaceNames": "workspace names",
    "projectId": "projects",
    "destinationProjectId": "projects",
    "sourceProjectId": "projects",
    "runId": "trials",
    "runIds": "trials",
    "tokenIds": "tokens",
    "addGroups": "groups",
    "removeGroups": "groups",
    "workloadType": "workload types",
    "userId": "users",
    "userIds": "users",
    "addUsers": "users",
    "removeUsers": "users",
    "users": "usernames",
    "username": "usernames",
    "groupId": "groups",
    "modelName": "models",
    "templateName": "templates",
    "agentId": "agents",
    "agentIds": "agents",
    "slotId": "slots",
    "resourcePool": "resource-pools",
    "resourcePools": "resource-pools",
    "resourcePoolName": "resource-pools",
    "defaultComputePool": "resource-pools",
    "jobId": "jobs",
    "aheadOf": "jobs",
    "behindOf": "jobs",
    "roleId": "roles",
    "roleIds": "roles",
    "metricName": "metrics",
    "metricNames": "metrics",
    "group": "metric groups",
    "labels": "labels",
    "path": "files",
    "template": "templates",
    "config": "configs",
    "filter": "filters",
    "sort": "sorts",
    "startDate": "days",
    "endDate": "days",
    "timestampBefore": "times",
    "timestampAfter": "times",
}
known = look()


@schemathesis.hook
def flatmap_case(context, case):
    return knowing(case)


@st.composite
def knowing(draw, case):
    """The case, asking more often for what there is."""
    ask_for_known(case, lambda choices: draw(st.sampled_from(choices)), draw(st.integers(0, 2)))
    if isinstance(case.body, (dict, list)) and draw(st.integers(0, 3)):
        case.body = with_known(case.body, lambda choices: draw(st.sampled_from(choices)))
    return case


def ask_for_known(case, choose, how):
    """`how`: 0 leaves the case as it is, 1 changes the path and what the query names, 2 adds to it."""
    if how == 0:
        return
    for name, value in (case.path_parameters or {}).items():
        kind = segment_before(case.operation.path, name)
        case.path_parameters[name] = known_one(kind, value, choose)
    query = with_known(dict(case.query or {}), choose)
    if how == 2:
        query = {**known_query(case.operation, choose), **query}
    case.query = query


def known_query(operation, choose):
    query = {}
    for parameter in operation.definition.raw.get("parameters", []):
        choices = known.get(fields.get(parameter["name"]), [])
        if parameter["in"] == "query" and choices:
            is_list = parameter["schema"].get("type") == "array"
            query[parameter["name"]] = [choose(choices)] if is_list else choose(choices)
    return query


dice = random.Random(1)


def stay_on_the_path(case):
    """A colon in the last segment names a verb to the master, so what the call reaches is no operation."""
    for name, value in (case.path_parameters or {}).items():
        if isinstance(value, str):
            case.path_parameters[name] = re.sub(":|%3A", "_", value, flags=re.IGNORECASE)


def keep_people_active(case):
    """One call changes everybody who fits its filter, which locks all administrators out."""
    if case.operation.label == "PATCH /api/v1/users" and isinstance(case.body, dict):
        case.body["activate"] = True


@schemathesis.hook
def before_call(context, case, kwargs):
    """The cases that go through a contract value by value are of something that is there, too."""
    stay_on_the_path(case)
    keep_people_active(case)
    meta = case.meta
    if meta is None or meta.phase.name is not TestPhase.COVERAGE:
        return
    if not meta.is_negative_at(ParameterLocation.PATH):
        ask_for_known(case, dice.choice, dice.randrange(3))


def segment_before(path, name):
    segments = path.split("/")
    return segments[segments.index(f"{{{name}}}") - 1]


def with_known(value, choose, kind=None):
    if isinstance(value, dict):
        return {key: with_known(inner, choose, fields.get(key)) for key, inner in value.items()}
    if isinstance(value, list):
        return [with_known(inner, choose, kind) for inner in value]
    return known_one(kind, value, choose)


def known_one(kind, value, choose):
    """One that is known, where there are any of the type that is asked for."""
    choices = [each for each in known.get(kind, []) if has_type_of(each, value)]
    return choose(choices) if choices else value


def has_type_of(each, value):
    # on their way into a path numbers are text already
    return str(value).lstrip("-").isdigit() if isinstance(each, int) else isinstance(value, str)
