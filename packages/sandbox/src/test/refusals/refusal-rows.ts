// biome-ignore-all format: a table is read by its rows
import type { RefusalMaster } from './refusal-master';

/** The caller: an administrator, a user without permissions for others' things, or none. */
type Who = 'admin' | 'plainUser' | 'nobody';
/** method and path under /api/v1, body, status, code, and the text or its pattern. */
export type RefusalRow = {
  row: number;
  as?: Who;
  request: (masterState: RefusalMaster) => [method: string, path: string, body?: unknown];
  status: number;
  code?: number;
  text?: string | RegExp | ((masterState: RefusalMaster) => string);
};

const missing = 999_999;
const trigger = {
  triggerType: 'TRIGGER_TYPE_EXPERIMENT_STATE_CHANGE',
  condition: { state: 'ERROR' },
};
const user = (username: string) => ({ user: { username, active: true } });

const like = encodeURIComponent(
  JSON.stringify({
    filterGroup: {
      kind: 'group',
      conjunction: 'and',
      children: [{ kind: 'field', columnName: 'name', operator: 'like', value: 'x' }],
    },
    showArchived: true,
  }),
);

/**
 * One row per refusal of the platform that a client may receive, numbered as in the notes on how a
 * master answers, with the answers measured on running masters where they differ.
 */
export const refusalRows: RefusalRow[] = [
  // sign-in and sessions
  { row: 1, as: 'nobody', request: () => ['POST', '/auth/login', {}], status: 400, code: 3, text: 'missing argument: username' },
  { row: 2, as: 'nobody', request: () => ['POST', '/auth/login', { username: 'nobody' }], status: 401, code: 16, text: 'invalid credentials' },
  { row: 3, as: 'nobody', request: () => ['POST', '/auth/login', { username: 'admin', password: 'wrong' }], status: 401, code: 16, text: 'invalid credentials' },
  { row: 4, as: 'nobody', request: ({ inactive }) => ['POST', '/auth/login', { username: inactive }], status: 403, code: 7, text: 'user is not active' },
  { row: 5, as: 'nobody', request: () => ['POST', '/auth/login', '{'], status: 400, code: 3 },
  { row: 6, as: 'nobody', request: () => ['GET', '/me'], status: 401, code: 16, text: 'token missing' },
  // routing and the layer before the calls
  { row: 10, request: () => ['GET', '/nothing'], status: 501, code: 12, text: 'Not Implemented' },
  { row: 11, request: () => ['POST', '/me'], status: 501, code: 12, text: 'Not Implemented' },
  { row: 12, request: () => ['GET', '/experiments/abc'], status: 400, code: 3, text: /^type mismatch, parameter: experiment_id, / },
  { row: 13, request: () => ['GET', `/experiments/${missing}`], status: 404, code: 5, text: `experiment '${missing}' not found` },
  { row: 14, request: () => ['GET', '/experiments?archived=maybe'], status: 400, code: 3, text: 'bad BoolValue: maybe' },
  { row: 15, request: () => ['GET', '/experiments?states=STATE_BOGUS'], status: 400, code: 3, text: /is not a valid/ },
  { row: 16, request: () => ['GET', '/experiments?states=STATE_RUNNING'], status: 500, code: 13 },
  { row: 18, request: () => ['GET', `/experiments?projectId=${missing}`], status: 404, code: 5, text: `project '${missing}' not found` },
  { row: 20, request: () => ['GET', '/users?limit=-1'], status: 500, code: 13 },
  { row: 21, request: () => ['GET', '/users?offset=1000'], status: 400, code: 3, text: 'offset out of bounds' },
  // users and groups
  { row: 22, request: () => ['GET', `/users/${missing}`], status: 404, code: 5, text: 'user not found' },
  { row: 23, as: 'plainUser', request: () => ['POST', '/users', user('bob')], status: 403, code: 7, text: 'only admin privileged users can create users' },
  { row: 24, request: () => ['POST', '/users', {}], status: 400, code: 3, text: 'must specify user to create' },
  { row: 25, request: () => ['POST', '/users', user('x')], status: 400, code: 3, text: 'Display name or username value has minimum length.' },
  { row: 26, request: () => ['POST', '/users', user('jörg')], status: 400, code: 3, text: /cannot contain non-ASCII characters\.$/ },
  { row: 27, request: () => ['POST', '/users', user('admin2')], status: 400, code: 3, text: 'user already exists' },
  { row: 28, as: 'plainUser', request: () => ['PATCH', '/users/1', { admin: true }], status: 403, code: 7, text: 'only admin privileged users can update users' },
  { row: 29, as: 'plainUser', request: () => ['PATCH', '/users/1', { displayName: 'z' }], status: 403, code: 7, text: "only admin privileged users can set another user's display name" },
  { row: 30, request: ({ plainUserId }) => ['PATCH', `/users/${plainUserId}`, { displayName: 'admin2' }], status: 400, code: 3, text: /^can not change display name to / },
  { row: 31, as: 'plainUser', request: () => ['POST', '/users/1/password', '"x"'], status: 403, code: 7, text: "only admin privileged users can change other user's passwords" },
  { row: 32, request: () => ['POST', '/users/1/password', { password: 'x' }], status: 400, code: 3, text: /cannot unmarshal object/ },
  { row: 33, as: 'plainUser', request: () => ['POST', '/groups', { name: 'g' }], status: 403, code: 7, text: 'user does not have permission' },
  { row: 34, request: () => ['POST', '/groups/search', {}], status: 400, code: 3, text: 'Bad request: limit is required and must be <= 500' },
  { row: 35, request: () => ['POST', '/groups/search', { limit: 501 }], status: 400, code: 3, text: 'Bad request: limit is required and must be <= 500' },
  { row: 36, request: () => ['POST', '/groups', { name: 'standing' }], status: 409, code: 6 },
  { row: 37, request: () => ['GET', `/groups/${missing}`], status: 404, code: 5, text: /not found$/ },
  { row: 38, request: () => ['GET', '/permissions/summary'], status: 501, code: 12, text: /Enterprise Edition is required/ },
  { row: 39, request: () => ['POST', '/roles/search', {}], status: 501, code: 12, text: /Enterprise Edition is required/ },
  // master, agents, usage, queue, pools
  { row: 41, as: 'plainUser', request: () => ['GET', '/master/config'], status: 403, code: 7, text: 'user does not have permission' },
  { row: 42, request: () => ['PATCH', '/master/config', { config: {}, fieldMask: { paths: ['port'] } }], status: 500, code: 13, text: 'unsupported or invalid field: port' },
  { row: 43, request: () => ['PATCH', '/master/config', { config: { log: { level: 'loud' } }, fieldMask: { paths: ['log.level'] } }], status: 500, code: 13, text: 'invalid log level: loud' },
  { row: 44, request: () => ['GET', '/master/logs?limit=-1'], status: 400, code: 3, text: 'Limit must be >= 0' },
  { row: 45, request: () => ['GET', '/master/logs?limit=5&follow=true'], status: 400, code: 3, text: 'Limit cannot be specified when following' },
  { row: 46, request: () => ['GET', '/agents/ghost'], status: 404, code: 5, text: /agents\/ghost' not found$/ },
  { row: 47, as: 'plainUser', request: () => ['POST', '/agents/ghost/disable', {}], status: 403, code: 7, text: /user does not have permission$/ },
  { row: 48, request: () => ['GET', '/resources/allocation/aggregated'], status: 400, code: 3, text: 'no aggregation period specified' },
  { row: 49, request: () => ['GET', '/resources/allocation/aggregated?period=RESOURCE_ALLOCATION_AGGREGATION_PERIOD_DAILY&startDate=2023-13-01&endDate=2023-12-01'], status: 400, code: 3, text: /^invalid start date/ },
  { row: 50, request: () => ['GET', '/resources/allocation/aggregated?period=RESOURCE_ALLOCATION_AGGREGATION_PERIOD_DAILY&startDate=2023-12-02&endDate=2023-12-01'], status: 400, code: 3, text: 'start date cannot be after end date' },
  { row: 51, request: () => ['GET', '/resources/allocation/raw'], status: 400, code: 3, text: 'no start time provided' },
  { row: 52, request: () => ['GET', '/job-queues?resourcePool=nope'], status: 500, code: 13, text: /resource pool nope not found/ },
  { row: 53, request: ({ jobId }) => ['POST', '/job-queues', { updates: [{ jobId, priority: 0 }] }], status: 500, code: 13, text: /priority must be between 1 and 99/ },
  { row: 54, request: () => ['POST', '/job-queues', { updates: [{ jobId: 'gone', priority: 5 }] }], status: 500, code: 13, text: /not found/ },
  { row: 55, request: ({ defaultPool }) => ['POST', `/resource-pools/${defaultPool}/workspace-bindings`, { workspaceIds: [2] }], status: 500, code: 13, text: ({ defaultPool }) => `default resource pool ${defaultPool} cannot be bound to any workspace` },
  // workspaces and projects
  { row: 56, request: () => ['POST', '/workspaces', { name: '' }], status: 400, code: 3, text: "name '' must be at least 1 character long" },
  { row: 57, request: () => ['POST', '/workspaces', { name: 'w'.repeat(81) }], status: 400, code: 3, text: /at most 80 character long$/ },
  { row: 58, request: () => ['POST', '/workspaces', { name: '   ' }], status: 400, code: 3, text: 'name must contain at least non-whitespace letter' },
  { row: 59, request: () => ['POST', '/workspaces', { name: 'Uncategorized' }], status: 409, code: 6, text: 'avoid names equal to other workspaces (case-insensitive)' },
  { row: 60, request: () => ['PATCH', '/workspaces/1', { name: 'x' }], status: 500, code: 13, text: 'workspace (1) is immutable and cannot add new projects.' },
  { row: 61, as: 'plainUser', request: ({ workspaceId }) => ['PATCH', `/workspaces/${workspaceId}`, { name: 'x' }], status: 403, code: 7, text: "only admins may set other user's workspaces names" },
  { row: 62, request: () => ['POST', '/workspaces/1/archive'], status: 500, code: 13, text: 'error archiving workspace (1): not found' },
  { row: 63, request: () => ['DELETE', '/workspaces/1'], status: 500, code: 13, text: 'workspace (1) does not exist or not deletable by this user: not found' },
  { row: 64, request: ({ workspaceId }) => ['POST', `/workspaces/${workspaceId}/pin`], status: 500, code: 13 },
  { row: 65, request: () => ['GET', `/workspaces/${missing}`], status: 404, code: 5, text: `workspace '${missing}' not found` },
  { row: 66, request: () => ['POST', '/workspaces/1/projects', { name: 'p' }], status: 500, code: 13, text: 'workspace (1) is immutable and cannot add new projects.' },
  { row: 67, request: () => ['PATCH', '/projects/1', { name: 'p' }], status: 500, code: 13, text: 'project (1) is immutable and cannot have attributes updated.' },
  { row: 68, as: 'plainUser', request: ({ projectId }) => ['POST', `/projects/${projectId}/archive`], status: 403, code: 7, text: "can't archive project: non admin users need to own the project or workspace" },
  { row: 69, request: ({ closedProjectId }) => ['POST', `/projects/${closedProjectId}/archive`], status: 500, code: 13, text: /^This project belongs to an archived workspace\./ },
  { row: 70, request: ({ projectId }) => ['POST', `/projects/${projectId}/move`, { destinationWorkspaceId: 1 }], status: 500, code: 13, text: 'workspace (1) is immutable and cannot add new projects.' },
  { row: 71, request: () => ['GET', '/user/projects/activity?limit=501'], status: 400, code: 3, text: 'Bad request: limit is required and must be <= 500' },
  // experiments
  { row: 72, request: () => ['POST', '/experiments', { config: '{}' }], status: 500, code: 13, text: 'managed experiments require entrypoint' },
  { row: 73, request: () => ['POST', '/experiments', { config: 'a: [' }], status: 500, code: 13, text: /^invalid experiment configuration/ },
  { row: 74, request: () => ['POST', '/experiments', { config: '{}', parentId: missing }], status: 404, code: 5, text: `experiment '${missing}' not found` },
  { row: 75, request: () => ['POST', '/experiments', { config: '{}', template: 'nope' }], status: 400, code: 3, text: /temlpate 'nope' not found/ },
  { row: 76, request: ({ completed }) => ['POST', `/experiments/${completed}/activate`], status: 400, code: 9, text: 'experiment in terminal state' },
  { row: 77, request: ({ completed }) => ['POST', `/experiments/${completed}/pause`], status: 400, code: 9, text: 'experiment in terminal state' },
  { row: 78, request: ({ stopping }) => ['POST', `/experiments/${stopping}/pause`], status: 400, code: 9, text: 'experiment in incompatible state STOPPING_CANCELED' },
  { row: 80, request: ({ archived }) => ['POST', `/experiments/${archived}/kill`], status: 404, code: 5, text: ({ archived }) => `experiment '${archived}' not found` },
  { row: 81, request: ({ paused }) => ['POST', `/experiments/${paused}/archive`], status: 400, code: 9, text: 'Experiment is not in terminal state.' },
  { row: 82, request: ({ archived }) => ['POST', `/experiments/${archived}/archive`], status: 400, code: 9, text: 'Experiment is already archived.' },
  { row: 83, request: ({ completed }) => ['POST', `/experiments/${completed}/unarchive`], status: 400, code: 9, text: 'Experiment is not archived.' },
  { row: 84, request: ({ running }) => ['DELETE', `/experiments/${running}`], status: 400, code: 9, text: /^cannot delete experiment in STATE_\w+ state$/ },
  { row: 85, as: 'plainUser', request: ({ completed }) => ['DELETE', `/experiments/${completed}`], status: 403, code: 7, text: "non admin users may not delete other user's experiments" },
  { row: 86, request: ({ registered }) => ['DELETE', `/experiments/${registered}`], status: 400, code: 3, text: 'checkpoints are registered as model versions' },
  { row: 87, request: ({ archived }) => ['POST', `/experiments/${archived}/move`, { destinationProjectId: 1 }], status: 500, code: 13, text: ({ archived }) => `experiment (${archived}) is archived and cannot be moved.` },
  { row: 88, request: ({ completed }) => ['POST', `/experiments/${completed}/move`, { destinationProjectId: missing }], status: 404, code: 5, text: `project '${missing}' not found` },
  { row: 90, request: ({ completed }) => ['PATCH', `/experiments/${completed}`, { name: '  ' }], status: 400, code: 3, text: '`name` must not be an empty or whitespace string.' },
  { row: 91, request: ({ completed }) => ['POST', `/experiments/${completed}/file`, { path: 'nope' }], status: 500, code: 13, text: 'file does not exist' },
  // search
  { row: 92, request: () => ['GET', '/experiments-search?sort=id'], status: 400, code: 3, text: 'invalid sort parameter: id' },
  { row: 93, request: () => ['GET', '/experiments-search?sort=id%3Dup'], status: 400, code: 3, text: 'invalid sort direction: up' },
  { row: 94, request: () => ['GET', '/experiments-search?sort=foo%3Dasc'], status: 400, code: 3, text: 'invalid sort col: foo' },
  { row: 95, request: () => ['GET', '/experiments-search?filter=%7B'], status: 500, code: 13, text: 'unexpected end of JSON input' },
  { row: 96, request: () => ['GET', `/experiments-search?filter=${like}`], status: 500, code: 13, text: 'invalid operator like' },
  // metric streams, trials, logs
  { row: 97, request: () => ['GET', '/experiments/metrics-stream/metric-names'], status: 400, code: 3, text: 'must specify at least one experiment id' },
  { row: 98, request: ({ completed }) => ['GET', `/experiments/${completed}/metrics-stream/batches`], status: 400, code: 3, text: 'must specify a metric name' },
  { row: 99, request: ({ search }) => ['GET', `/experiments/${search}/metrics-stream/trials-snapshot?metricName=loss&metricType=METRIC_TYPE_TRAINING&batchesProcessed=100&batchesMargin=101`], status: 400, code: 3, text: 'margin must be <= 100' },
  { row: 100, request: ({ completed }) => ['GET', `/experiments/${completed}/metrics-stream/trials-sample?metricName=loss&metricType=METRIC_TYPE_TRAINING`], status: 500, code: 2, text: /^error determining top trials: / },
  { row: 101, request: ({ trialId }) => ['GET', `/trials/time-series?trialIds=${trialId}&metricNames=loss&group=training&metricType=METRIC_TYPE_TRAINING`], status: 400, code: 3, text: 'cannot specify both legacy and new metric group' },
  { row: 102, request: () => ['GET', `/trials/${missing}`], status: 404, code: 5, text: `trial '${missing}' not found` },
  { row: 103, request: () => ['GET', `/trials/${missing}/logs`], status: 404, code: 5 },
  { row: 104, request: () => ['GET', '/tasks/nope/logs'], status: 500, code: 2, text: /task 'nope' not found/ },
  { row: 105, request: () => ['GET', '/tasks/nope'], status: 404, code: 5, text: "task 'nope' not found" },
  { row: 106, request: ({ trialId }) => ['POST', `/trials/${trialId}/kill`], status: 404, code: 5, text: /^actor '\/experiments\// },
  { row: 107, request: () => ['POST', '/allocations/abc/ready', {}], status: 400, code: 3, text: "allocationID abc does not  contain at least '.'" },
  // checkpoints, models
  { row: 108, request: () => ['GET', '/checkpoints/abc'], status: 500, code: 13, text: 'invalid UUID length: 3' },
  { row: 109, request: () => ['GET', '/checkpoints/00000000-0000-4000-8000-000000000000'], status: 404, code: 5, text: "checkpoint '00000000-0000-4000-8000-000000000000' not found" },
  { row: 110, request: ({ checkpoint }) => ['POST', '/checkpoints/rm', { checkpointUuids: [checkpoint], checkpointGlobs: ['../x'] }], status: 400, code: 3, text: "glob '../x' cannot contain '..'" },
  { row: 111, request: ({ checkpoint }) => ['DELETE', '/checkpoints', { checkpointUuids: [checkpoint] }], status: 400, code: 3, text: /^this subset of checkpoints provided are in the model registry and cannot be deleted: map\[/ },
  { row: 112, request: () => ['POST', '/models', { name: 'a/b' }], status: 400, code: 3, text: 'model names cannot have slashes' },
  { row: 113, request: () => ['POST', '/models', { name: '42' }], status: 400, code: 3, text: 'model names cannot be only numbers' },
  { row: 114, request: () => ['POST', '/models', { name: 'standing' }], status: 409, code: 6, text: 'avoid names equal to other models (case-insensitive)' },
  { row: 115, request: () => ['PATCH', '/models/shelved', { description: 'x' }], status: 500, code: 13, text: 'model "shelved" is archived and cannot have attributes updated.' },
  { row: 116, as: 'plainUser', request: () => ['DELETE', '/models/standing'], status: 403, code: 7, text: "non-admin users may not delete other users' models access denied" },
  { row: 117, request: () => ['GET', '/models/standing/versions/9'], status: 404, code: 5, text: 'version 9 for model "standing" not found' },
  // templates, webhooks, tasks
  { row: 118, request: () => ['GET', '/templates/none'], status: 404, code: 5, text: 'error fetching template from database: none' },
  { row: 119, request: () => ['POST', '/webhooks', { url: 'x', webhookType: 'WEBHOOK_TYPE_DEFAULT', triggers: [trigger] }], status: 400, code: 3, text: 'valid url required' },
  { row: 120, request: () => ['POST', '/webhooks', { url: 'http://127.0.0.1:9/', webhookType: 'WEBHOOK_TYPE_DEFAULT', triggers: [] }], status: 400, code: 3, text: 'at least one trigger required' },
  { row: 121, as: 'plainUser', request: () => ['GET', '/webhooks'], status: 403, code: 7, text: "non admin users can't edit webhooks" },
  { row: 122, request: () => ['POST', '/tensorboards', {}], status: 400, code: 3, text: 'must set experiment, trial ids, or filters' },
  { row: 123, request: () => ['POST', '/notebooks', { config: { resources: { slots: 9999 } } }], status: 400, code: 3, text: 'failed to prepare launch params: slots requested exceeds cluster capacity' },
  { row: 124, request: () => ['POST', '/notebooks', { config: { nonsense: 1 } }], status: 400, code: 3, text: /^failed to prepare launch params: unable to decode the merged config: / },
  { row: 125, request: () => ['POST', '/notebooks', { workspaceId: missing }], status: 404, code: 5, text: `workspace '${missing}' not found` },
  { row: 126, request: () => ['GET', '/notebooks/none'], status: 404, code: 5, text: "actor '/notebooks/none' not found" },
];
