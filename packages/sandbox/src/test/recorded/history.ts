import { createConnections, restartMaster } from '../../faults/faults';

import type { PreparedMaster } from './prepared-master';

/** An event of the recorded master. */
export type PastEvent = {
  /** milliseconds since 1970 */
  at: number;
  /** its subject: an experiment, a task, another part */
  id: string;
  run: (prepared: PreparedMaster) => Promise<void>;
};

const at = (time: string) => Date.parse(`2026-11-20T${time}Z`);

type Task = {
  id: string;
  kind: 'commands' | 'notebooks' | 'shells' | 'tensorboards';
  from: string;
  to?: string;
  as?: string;
  workspaceId?: number;
  config?: object;
};

const tasks: Task[] = [
  { id: '13de991c-1f75-4a5d-b18b-b12221969bd2', kind: 'commands', from: '07:08:23' },
  {
    id: '5c0fb13d-f17e-45bd-84ba-eb8c5279dfd3',
    kind: 'commands',
    from: '07:13:36',
    workspaceId: 2,
    config: { entrypoint: ['bash', '-c', 'sleep 3; exit 3'], description: 'failing command' },
  },
  {
    id: '800f97b2-e638-45fd-9dc4-f4963df60149',
    kind: 'notebooks',
    from: '07:13:43',
    to: '07:16:20',
    workspaceId: 2,
    config: { description: 'my notebook', idle_timeout: '30m' },
  },
  { id: '21cbe7e1-81ee-4a81-9e6e-4e2f5af4d3ab', kind: 'shells', from: '07:13:43', to: '07:16:20' },
  {
    id: 'f10c7651-b353-4893-b8b3-cfc95dab233f',
    kind: 'tensorboards',
    from: '07:13:43',
    to: '07:16:20',
  },
  { id: '8c0c853d-80f7-4ef0-a2b8-a6c3e28a2a38', kind: 'commands', from: '07:15:14' },
  {
    id: '237a466d-1867-4bab-bcfa-a5e086b8668b',
    kind: 'commands',
    from: '07:15:14',
    to: '07:16:20',
    as: 'alice',
    workspaceId: 3,
    config: { entrypoint: ['sleep', '500'], resources: { slots: 1 } },
  },
  { id: '5ec6386b-027e-477a-8011-6bc0ee9d51c5', kind: 'shells', from: '07:16:37' },
  { id: 'da734880-c6ba-4ac3-b62a-412abe24cac8', kind: 'shells', from: '07:17:37', to: '07:18:37' },
  { id: 'bbb59702-3565-4332-addb-6af5834b06a9', kind: 'notebooks', from: '07:41:56' },
  { id: 'e157e4e8-4d6f-4d7e-8074-40f54cff9f6e', kind: 'commands', from: '07:42:39' },
];

/** The recorded commands, notebooks, shells and TensorBoards, from launch to end. */
export const taskEvents = (): PastEvent[] =>
  tasks.flatMap((task) => {
    const { id, kind, from, to } = task;
    const kill: PastEvent['run'] = async ({ master, ids }) => {
      await master.admin('POST', ids.translate(`/${kind}/${id}/kill`));
    };
    const launched: PastEvent = { at: at(from), id, run: (prepared) => launch(prepared, task) };
    return to === undefined ? [launched] : [launched, { at: at(to), id, run: kill }];
  });

async function launch({ master, ids }: PreparedMaster, task: Task) {
  const { id, kind, as = 'admin', workspaceId, config } = task;
  const { body } = await master.as(as)('POST', `/${kind}`, {
    ...(workspaceId && { workspaceId }),
    ...(kind === 'tensorboards' && { experimentIds: [23] }),
    config: { resources: { slots: 0 }, ...config },
  });
  ids.learn({ [kind.slice(0, -1)]: { id } }, body);
  const row = master.masterState.db.interactive.get(ids.translate(id));
  if (row) ids.learn(jobs[id], row.jobId);
}

/** Launches one of the recorded tasks now. */
export const launchTask = (prepared: PreparedMaster, id: string) =>
  Promise.all(tasks.filter((task) => task.id === id).map((task) => launch(prepared, task)));

// jobs in requests
const jobs: Record<string, string> = {
  '5ec6386b-027e-477a-8011-6bc0ee9d51c5': '1cc29a0c-b772-4172-8960-fc6299a11629',
};

/** The final models, templates, webhooks, groups and others. */
export const registryEvents = (): PastEvent[] => [
  {
    at: at('07:05:04'),
    id: 'settings',
    run: async ({ master }) => {
      const setting = { storagePath: 'global', key: 'theme', value: '"dark"' };
      await master.admin('POST', '/users/setting', { settings: [setting] });
      const visit = { activityType: 'ACTIVITY_TYPE_GET', entityType: 'ENTITY_TYPE_PROJECT' };
      await master.admin('POST', '/users/activity', { ...visit, entityId: 1 });
    },
  },
  { at: at('07:14:55'), id: '31', run: reports(128, { loss: 'NaN', validation_error: 'NaN' }) },
  { at: at('07:14:55'), id: '23', run: reports(99, { loss: 0.1 }, 501) },
  { at: at('07:20:14'), id: '51', run: reports(148, { loss: 'NaN', validation_error: 'NaN' }) },
  {
    at: at('07:17:20'),
    id: 'restart',
    run: async ({ master }) => {
      restartMaster({ masterState: master.masterState, connections: createConnections() });
    },
  },
  {
    at: at('07:05:05'),
    id: 'groups',
    run: async ({ master }) => {
      await master.admin('POST', '/groups', { name: 'team-a2', addUsers: [3] });
    },
  },
  {
    at: at('07:05:06'),
    id: 'templates',
    run: async ({ master: { admin } }) => {
      await admin('POST', '/templates/tpl-bad', { config: { nonsense: 1 } });
      await admin('POST', '/templates/tpl-one', { config: { max_restarts: 4 } });
      await admin('POST', '/templates/tpl-ws', { config: { max_restarts: 2 }, workspaceId: 2 });
    },
  },
  { at: at('07:05:07'), id: 'webhooks', run: addWebhooks },
  {
    at: at('07:05:08'),
    id: 'models',
    run: async ({ master: { admin, as } }) => {
      const metadata = { a: 1, b: { c: 'x' } };
      await admin('POST', '/models', { name: 'resnet', labels: ['l2', 'l3'], metadata });
      await as('alice')('POST', '/models', { name: 'alice-model', workspaceName: 'alice-space' });
      await admin('POST', '/models', { name: 'lab-model', labels: ['a', 'b'], workspaceId: 2 });
    },
  },
  {
    at: at('07:29:00'),
    id: 'models',
    run: async ({ master: { admin, as }, ids }) => {
      const first = ids.translate('95656540-8a07-4ac1-ac4f-b990d23fc18f');
      const second = ids.translate('d0953eb1-e7c9-48c9-803f-5565b6bf219d');
      const path = '/models/resnet/versions';
      const named = { name: 'first', comment: 'c', metadata: { k: 'v' }, labels: ['v1'] };
      await admin('POST', path, { ...named, checkpointUuid: first });
      await as('alice')('POST', path, { checkpointUuid: second });
      await admin('POST', path, { ...named, checkpointUuid: second });
      await admin('DELETE', `${path}/2`);
    },
  },
];

// reports that the simulation would not send
const reports =
  (trialId: number, avgMetrics: object, stepsCompleted = 9): PastEvent['run'] =>
  async ({ master }) => {
    for (const group of ['training', 'validation']) {
      const metrics = { trialId, trialRunId: 1, stepsCompleted, metrics: { avgMetrics } };
      await master.admin('POST', `/trials/${trialId}/metrics`, { group, metrics });
    }
  };

async function addWebhooks({ master }: PreparedMaster) {
  const triggers = ['COMPLETED', 'ERROR'].map((state) => ({
    triggerType: 'TRIGGER_TYPE_EXPERIMENT_STATE_CHANGE',
    condition: { state },
  }));
  for (const kind of ['DEFAULT', 'SLACK']) {
    const url = `http://127.0.0.1:8099/${kind === 'SLACK' ? 'slack' : 'hook'}`;
    await master.admin('POST', '/webhooks', {
      url,
      triggers,
      webhookType: `WEBHOOK_TYPE_${kind}`,
    });
  }
}

const file = (path: string, text: string) => ({
  path,
  type: 48,
  content: btoa(text),
  mtime: '1690000000',
  mode: 420,
  uid: 0,
  gid: 0,
});

/** The files of every recorded experiment. */
export const modelFiles = [
  file('__init__.py', ''),
  file('model_def.py', '# a model\n'),
  file('single.yaml', 'name: x\n'),
  file('startup-hook.sh', 'true\n'),
  { ...file('sub', ''), type: 53, mode: 493 },
  file('sub/notes.txt', 'notes\n'),
];
