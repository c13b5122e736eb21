import { taskIdOf } from '../../simulation/rows';
import { state038 } from '../../v038/state';
import type { PastEvent } from '../recorded/history';
import type { PreparedMaster } from '../recorded/prepared-master';
import { skipTo } from '../recorded/take-ids';

const at = (time: string) => Date.parse(`2026-11-20T${time}Z`);

type Run = (prepared: PreparedMaster) => Promise<unknown>;

const event = (time: string, id: string, run: Run): PastEvent => ({
  at: at(time),
  id,
  run: async (prepared) => {
    await run(prepared);
  },
});

const send =
  (method: string, path: string, body?: object, as = 'admin'): Run =>
  ({ master, ids }) =>
    master.as(as)(
      method,
      ids.translate(path),
      body && JSON.parse(ids.translate(JSON.stringify(body))),
    );

const all =
  (...runs: Run[]): Run =>
  async (prepared) => {
    for (const run of runs) await run(prepared);
  };

type Task = { id: string; kind: string; from: string; to: string; body?: object; jobId?: string };

const tasks: Task[] = [
  {
    id: '76703f89-342e-44f9-b215-79003b0beada',
    kind: 'commands',
    from: '07:30:51.900',
    to: '07:31:20',
    body: { config: { entrypoint: ['bash', '-c', 'echo hello; sleep 2; exit 3'] } },
  },
  {
    id: '9f942c1f-a79a-4f7e-a092-0c060da233fb',
    kind: 'notebooks',
    from: '07:30:54.400',
    to: '07:31:20',
    body: { workspaceId: 2 },
  },
  {
    id: 'e9494c37-7fd4-45a0-abc6-e55519e58731',
    kind: 'shells',
    from: '07:30:54.700',
    to: '07:31:20',
  },
  {
    id: '94b771d7-e63f-4bf6-abcd-0296d0f38a64',
    kind: 'tensorboards',
    from: '07:30:54.900',
    to: '07:31:20',
    body: { experimentIds: [2] },
  },
  {
    id: 'c48f691c-0567-4938-8ca8-3a34686ef948',
    kind: 'notebooks',
    from: '07:50:12.600',
    to: '07:59:00',
  },
  {
    id: '96bc4098-9810-426e-a835-b774705884ea',
    kind: 'tensorboards',
    from: '07:50:13.200',
    to: '07:59:00',
    body: { experimentIds: [2] },
  },
];

async function launch({ master, ids }: PreparedMaster, { id, kind, body }: Task) {
  const config = { resources: { slots: 0 } };
  const request = { config, ...body };
  const answer = await master.admin('POST', `/${kind}`, {
    ...request,
    config: { ...request.config, ...config },
  });
  ids.learn({ [kind.slice(0, -1)]: { id } }, answer.body);
}

const taskEvents = tasks.flatMap((task) => [
  event(task.from, task.id, (prepared) => launch(prepared, task)),
  event(task.to, task.id, send('POST', `/${task.kind}/${task.id}/kill`)),
]);

/** the checkpoint of the registered version */
const registered = '7b26cac2-7e18-469f-8346-9cb19e341cbc';

const models = [
  event(
    '07:26:57.900',
    'models',
    all(
      send('POST', '/models', {
        name: 'resnet',
        labels: ['l2', 'l3'],
        metadata: { a: 1, b: { c: 'x' } },
      }),
      send('POST', '/models', { name: 'alice-model', workspaceName: 'alice-space' }, 'alice'),
      send('POST', '/models', { name: 'lab-model', workspaceId: 2, labels: ['a', 'b'] }),
    ),
  ),
  event(
    '07:39:40',
    'models',
    all(
      send('POST', `/checkpoints/${registered}/metadata`, {
        checkpoint: { uuid: registered, metadata: { note: 'y' } },
      }),
      send('POST', '/models/resnet/versions', { checkpointUuid: registered, name: 'v' }),
    ),
  ),
];

const templates = event(
  '07:26:56',
  'templates',
  all(
    send('POST', '/templates/tpl-bad', { config: { nonsense: 1 } }),
    send('POST', '/templates/tpl-one', { config: { max_restarts: 4 } }),
    send('POST', '/templates/tpl-put', { config: {} }),
    send('POST', '/templates/tpl-ws', { config: { max_restarts: 2 }, workspaceId: 2 }),
  ),
);

const renamed = event(
  '07:39:00',
  'templates',
  send('PATCH', '/template/rename', { oldName: 'tpl-one', newName: 'tpl-renamed' }),
);

const webhooks = event(
  '07:26:59',
  'webhooks',
  send('POST', '/webhooks', {
    url: 'http://127.0.0.1:8099/hook38b',
    name: 'w',
    webhookType: 'WEBHOOK_TYPE_DEFAULT',
    mode: 'WEBHOOK_MODE_WORKSPACE',
    triggers: [
      {
        triggerType: 'TRIGGER_TYPE_EXPERIMENT_STATE_CHANGE',
        condition: { state: 'COMPLETED' },
      },
    ],
  }),
);

const settings = event(
  '07:26:53',
  'settings',
  all(
    send('POST', '/users/setting', {
      settings: [{ key: 'cols', storagePath: 'project-1', value: '{"a": [1, 2], "b": 1}' }],
    }),
    send('POST', '/users/activity', {
      activityType: 'ACTIVITY_TYPE_GET',
      entityType: 'ENTITY_TYPE_PROJECT',
      entityId: 1,
    }),
  ),
);

const training = '2.42fa4408-7fbd-40f2-8002-0e998a4b30bf';

const sleeping = {
  name: 'more',
  entrypoint: 'sleep 100',
  hyperparameters: { a: 1 },
  resources: { slots_per_trial: 0 },
  searcher: { name: 'single', metric: 'm', max_length: { batches: 1000 } },
};

const validated = (trialId: number, stepsCompleted: number, avgMetrics: object) =>
  send('POST', `/trials/${trialId}/metrics`, {
    group: 'validation',
    metrics: { trialId, trialRunId: 1, stepsCompleted, metrics: { avgMetrics } },
  });

/** The client outside the cluster, and later reports about a finished run. */
const later = [
  event('07:34:55.400', 'unmanaged', async (prepared) => {
    const { db } = prepared.master.masterState;
    const [trialId = 0] = db.experiments.find(16).trialIds;
    const metrics = {
      trialId,
      trialRunId: 0,
      stepsCompleted: 5,
      metrics: { avgMetrics: { m: 1 } },
    };
    await send('POST', `/trials/${trialId}/metrics`, { group: 'training', metrics })(prepared);
    const { externalExperiments, externalTrials } = state038(db);
    externalExperiments.set(16, 'ext-1');
    externalTrials.set(trialId, 't-1');
    await send('PATCH', `/trials/${trialId}`, { state: 'STATE_COMPLETED' })(prepared);
  }),
  event('07:34:50', 'key', async ({ master }) => {
    master.masterState.db.projects.find(2).key = 'VISYE';
  }),
  event('07:30:55.500', 'generic', async ({ master, ids }) => {
    const config = JSON.stringify({ resources: { slots: 0 }, entrypoint: ['sleep', '40'] });
    const { body } = await master.admin('POST', '/generic-tasks', { config, projectId: 2 });
    ids.learn({ taskId: '8be0a580-868b-4f3e-8c04-987ea0f34967' }, body);
  }),
  event('07:50:00', 'running', async (prepared) => {
    const { db } = prepared.master.masterState;
    skipTo(db.experiments, 20);
    skipTo(db.trials, 34);
    await send('POST', '/experiments', {
      config: JSON.stringify(sleeping),
      projectId: 1,
      activate: true,
    })(prepared);
    const trial = db.trials.get(34);
    if (trial) prepared.ids.learn('20.9c8868b2-340e-4965-9a48-d2e9295023fe', taskIdOf(trial));
  }),
  event(
    '07:34:40',
    'retention',
    all(
      send('PUT', '/experiments/2/retain_logs', { numDays: 5 }),
      send('PUT', '/trials/2/retain_logs', { numDays: 7 }),
    ),
  ),
  // its search stopped none of its trials before the last batch
  event('07:37:00', 'last batch', validated(23, 8, { batches: 8, validation_error: 0.43 })),
  event('07:50:10', 'no number', validated(34, 10, { m: 'NaN' })),
  event('07:39:49', 'pin', send('POST', '/workspaces/2/pin')),
  event('07:39:50', 'metadata', send('POST', '/runs/2/metadata', { metadata: { s: 'text' } })),
  event(
    '07:39:51',
    'accelerators',
    send('POST', `/allocations/${training}.1/acceleratorData`, {
      acceleratorData: { containerId: 'c', nodeName: 'n', acceleratorType: 'cpu' },
    }),
  ),
];

const assignment = (userId: number, roleId: number, scopeWorkspaceId?: number) => ({
  userId,
  roleAssignment: { role: { roleId }, ...(scopeWorkspaceId && { scopeWorkspaceId }) },
});

const assigned = (...userRoleAssignments: object[]) =>
  send('POST', '/roles/add-assignments', { userRoleAssignments, groupRoleAssignments: [] });

/** The history of the recorded 0.38.1 master apart from its experiments. */
export const events038 = (): PastEvent[] => [
  settings,
  event('07:26:55', 'groups', send('POST', '/groups', { name: 'team-a2', addUsers: [3] })),
  templates,
  webhooks,
  ...models,
  renamed,
  ...taskEvents,
  event('07:26:54', 'roles', assigned(assignment(3, 4), assignment(3, 2, 3), assignment(1, 2, 2))),
  ...later,
];

/** Role assignments on the recorded master with roles, and the rest of its history. */
export const eventsOfRoles = (): PastEvent[] => [
  event('07:37:43.100', 'team', send('POST', '/groups', { name: 'team', addUsers: [10] })),
  event(
    '07:37:43.200',
    'others',
    all(
      assigned(
        assignment(3, 4, 2),
        assignment(6, 3),
        assignment(8, 6, 2),
        assignment(9, 7, 2),
        assignment(11, 4),
        assignment(1, 2, 2),
        assignment(1, 2, 3),
      ),
      send('POST', '/roles/add-assignments', {
        groupRoleAssignments: [
          { groupId: 15, roleAssignment: { role: { roleId: 5 }, scopeWorkspaceId: 2 } },
        ],
      }),
    ),
  ),
  // the requests of another file repeat this
  event(
    '07:37:43.300',
    'roles',
    assigned(assignment(4, 5, 2), assignment(5, 2, 2), assignment(3, 6, 2)),
  ),
  event(
    '07:37:46',
    'things',
    all(
      send('POST', '/models', { name: 'm editor', workspaceId: 2 }),
      send('POST', '/templates/t-editor', { config: { description: 'x' }, workspaceId: 2 }),
    ),
  ),
];
