/** Refusals of a master: call, HTTP status, gRPC code, and its text with the escapes of JSON. */
export const refusals = String.raw`
login 400 3 missing argument: username
login 401 16 invalid credentials
login 403 7 user is not active
login 400 3 unexpected EOF
getMe 401 16 token missing
getMe 401 16 invalid credentials
getMe 403 7 user does not have permission
getMe 501 12 Not Implemented
getExperiment 400 3 type mismatch, parameter: experiment_id, error: strconv.ParseInt: parsing "abc": invalid syntax
getExperiment 404 5 experiment '99999' not found
getExperiments 400 3 bad BoolValue: maybe
getExperiments 400 3 STATE_BOGUS is not a valid experimentv1.State
getExperiments 500 13 ERROR: invalid input value for enum experiment_state: "RUNNING" (SQLSTATE 22P02)
getExperiments 404 5 project '999' not found
getUsers 500 13 reflect.Value.Slice: slice index out of bounds
getUsers 400 3 offset out of bounds
getUser 404 5 user not found
postUser 403 7 only admin privileged users can create users
postUser 400 3 must specify user to create
postUser 400 3 Display name or username value has minimum length.
postUser 400 3 Display name and username cannot contain non-ASCII characters.
postUser 400 3 user already exists
patchUser 403 7 only admin privileged users can update users
patchUser 403 7 only admin privileged users can set another user's display name
patchUser 400 3 can not change display name to admin found a similar username or display name
setUserPassword 403 7 only admin privileged users can change other user's passwords
setUserPassword 400 3 json: cannot unmarshal object into Go value of type string
createGroup 403 7 user does not have permission
getGroups 400 3 Bad request: limit is required and must be <= 500
createGroup 409 6 Error creating group team-a: row already exists
getGroup 404 5 Error getting group 999: not found
getPermissionsSummary 501 12 Enterprise Edition is required for this functionality
listRoles 501 12 Enterprise Edition is required for this functionality
assignRoles 400 3 must specify at least one group or user assignment
getMasterConfig 403 7 user does not have permission
patchMasterConfig 500 13 unsupported or invalid field: port
patchMasterConfig 500 13 invalid log level: loud
masterLogs 400 3 Limit must be >= 0
masterLogs 400 3 Limit cannot be specified when following
getAgent 404 5 actor '/agents/ghost' not found
disableAgent 403 7 user does not have permission
resourceAllocationAggregated 400 3 no aggregation period specified
resourceAllocationAggregated 400 3 invalid start date parsing time "2023-13-01": month out of range
resourceAllocationAggregated 400 3 start date cannot be after end date
resourceAllocationRaw 400 3 no start time provided
getJobs 500 13 resource pool nope not found
updateJobQueue 500 13 priority must be between 1 and 99
updateJobQueue 500 13 job x not found
bindRPToWorkspace 500 13 default resource pool default cannot be bound to any workspace
postWorkspace 400 3 name '' must be at least 1 character long
postWorkspace 400 3 name 'nnn' must be at most 80 character long
postWorkspace 400 3 name must contain at least non-whitespace letter
postWorkspace 409 6 avoid names equal to other workspaces (case-insensitive)
patchWorkspace 500 13 workspace (1) is immutable and cannot add new projects.
patchWorkspace 403 7 only admins may set other user's workspaces names
archiveWorkspace 500 13 error archiving workspace (1): not found
deleteWorkspace 500 13 workspace (1) does not exist or not deletable by this user: not found
pinWorkspace 500 13 ERROR: duplicate key value violates unique constraint (SQLSTATE 23505)
getWorkspace 404 5 workspace '77' not found
postProject 500 13 workspace (1) is immutable and cannot add new projects.
patchProject 500 13 project (1) is immutable and cannot have attributes updated.
archiveProject 403 7 can't archive project: non admin users need to own the project or workspace
archiveProject 500 13 This project belongs to an archived workspace. To make changes, first unarchive the workspace.
moveProject 500 13 workspace (1) is immutable and cannot add new projects.
getProjectsByUserActivity 400 3 Bad request: limit is required and must be <= 500
createExperiment 500 13 managed experiments require entrypoint
createExperiment 500 13 invalid experiment configuration: yaml: did not find expected node content
createExperiment 404 5 experiment '999' not found
createExperiment 400 3 temlpate 'nope' not found
activateExperiment 400 9 experiment in terminal state
pauseExperiment 400 9 experiment in terminal state
pauseExperiment 400 9 experiment in incompatible state STOPPING_CANCELED
killExperiment 404 5 experiment '7' not found
archiveExperiment 400 9 Experiment is not in terminal state.
archiveExperiment 400 9 Experiment is already archived.
unarchiveExperiment 400 9 Experiment is not archived.
deleteExperiment 400 9 cannot delete experiment in STATE_ACTIVE state
deleteExperiment 403 7 non admin users may not delete other user's experiments
deleteExperiment 400 3 checkpoints are registered as model versions
moveExperiment 500 13 experiment (7) is archived and cannot be moved.
moveExperiment 404 5 project '99' not found
patchExperiment 400 3 ${'`'}name${'`'} must not be an empty or whitespace string.
getModelDefFile 500 13 file does not exist
searchExperiments 400 3 invalid sort parameter: id
searchExperiments 400 3 invalid sort direction: up
searchExperiments 400 3 invalid sort col: foo
searchExperiments 500 13 unexpected end of JSON input
searchExperiments 500 13 invalid operator like
expMetricNames 400 3 must specify at least one experiment id
metricBatches 400 3 must specify a metric name
trialsSnapshot 400 3 margin must be <= 100
trialsSample 500 2 error determining top trials: single-trial experiments are not supported for trial sampling
compareTrials 400 3 cannot specify both legacy and new metric group
getTrial 404 5 trial '999' not found
trialLogs 404 5 trial '999' not found
taskLogs 500 2 1 error occurred:\n\t* failed to fetch batch: rpc error: code = NotFound desc = task 'nope' not found\n\n
getTask 404 5 task 'nope' not found
killTrial 404 5 actor '/experiments/3' not found
allocationReady 400 3 allocationID abc does not  contain at least '.'
getCheckpoint 500 13 invalid UUID length: 3
getCheckpoint 404 5 checkpoint '11111111-1111-1111-1111-111111111111' not found
checkpointsRemoveFiles 400 3 glob '../x' cannot contain '..'
deleteCheckpoints 400 3 this subset of checkpoints provided are in the model registry and cannot be deleted: [1].
postModel 400 3 model names cannot have slashes
postModel 400 3 model names cannot be only numbers
postModel 409 6 avoid names equal to other models (case-insensitive)
patchModel 500 13 model "m" is archived and cannot have attributes updated.
deleteModel 403 7 non-admin users may not delete other users' models access denied
getModelVersion 404 5 version 9 for model "m" not found
getTemplate 404 5 error fetching template from database: none
postWebhook 400 3 valid url required
postWebhook 400 3 at least one trigger required
getWebhooks 403 7 non admin users can't edit webhooks
launchTensorboard 400 3 must set experiment, trial ids, or filters
launchNotebook 400 3 failed to prepare launch params: slots requested exceeds cluster capacity
launchNotebook 400 3 failed to prepare launch params: unable to decode the merged config: json: unknown field "nonsense"
launchNotebook 404 5 workspace '99' not found
getNotebook 404 5 actor '/notebooks/none' not found
`
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', status, code, ...words] = line.split(' ');
    const text: string = JSON.parse(`"${words.join(' ').replaceAll('"', '\\"')}"`);
    return { id, status: Number(status), code: Number(code), text };
  });
