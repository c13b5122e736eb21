import { deleteSessionsOf } from '../../auth/session';
import { listOf, objectOf, textOf } from '../../config/json';
import { createConnections, restartMaster } from '../../faults/faults';

import type { Exchange } from './exchange';
import { launchTask } from './history';
import { type PreparedMaster, passTo } from './prepared-master';
import { skipTo } from './take-ids';

/** Prepares the state for a request. */
export type Prepare = (prepared: PreparedMaster) => unknown;

const user = ({ master }: PreparedMaster, username: string) =>
  master.masterState.db.users.where((each) => each.username === username)[0];

export const setActive =
  (username: string, active: boolean): Prepare =>
  (prepared) => {
    const row = user(prepared, username);
    if (row) row.active = active;
  };

export const setArchived =
  (workspaceId: number, archived: boolean): Prepare =>
  ({ master }) => {
    master.masterState.db.workspaces.find(workspaceId).archived = archived;
  };

export const wait =
  (seconds: number): Prepare =>
  ({ master }) =>
    passTo(master, master.clock.now() + seconds * 1000);

export const send =
  (method: string, path: string, body?: object): Prepare =>
  ({ master, ids }) =>
    master.admin(method, ids.translate(path), body);

const both =
  (...all: Prepare[]): Prepare =>
  async (prepared) => {
    for (const each of all) await each(prepared);
  };

/** A client of the custom search processes its events, and sends the next operations. */
const steer =
  (operation: object): Prepare =>
  async ({ master }) => {
    const path = '/experiments/50';
    const { body } = await master.admin('GET', `${path}/searcher_events`);
    for (const event of listOf(objectOf(body).searcherEvents)) {
      const dealt = { searcherOperations: [], triggeredByEvent: event };
      await master.admin('POST', `${path}/searcher_operations`, dealt);
    }
    await master.admin('POST', `${path}/searcher_operations`, { searcherOperations: [operation] });
  };

const requestId = '5c7786b7-bc65-403c-b2f6-99691854c45a';
const webhook = {
  triggerType: 'TRIGGER_TYPE_EXPERIMENT_STATE_CHANGE',
  condition: { state: 'ERROR' },
};

/** Changes between recorded requests that were not recorded. */
const defaults: Readonly<Record<string, Prepare>> = {
  'activity/004-get-10': ({ master }) => {
    master.masterState.db.projects.find(2).notes = [{ name: 'only', contents: 'one' }];
  },
  'agents-fresh/020-busy-slot': wait(10),
  'auth/013-login-inactive': setActive('carol', false),
  'auth/015-me-after-reactivation': setActive('carol', true),
  'bulk/019-activate-filters': send('POST', '/experiments/pause', {
    experimentIds: [41, 42, 44, 45],
  }),
  'console-walk/845-webhooks': ({ master }) => {
    const { webhooks } = master.masterState.db;
    webhooks.insert({ ...webhooks.find(1), url: 'http://127.0.0.1:9/none' });
  },
  'custom-search/010-events-3': steer({ closeTrial: { requestId } }),
  'custom-search/012-events-4': both(steer({ shutDown: {} }), wait(5)),
  'defects/003-get-1': send('PATCH', '/experiments/47', { name: 'after', labels: ['l'] }),
  'defects/021-weight-terminal': both(send('POST', '/experiments/55/kill'), wait(2)),
  'experiments/082-get-deleting-2': send('DELETE', '/experiments/41'),
  'experiments/083-get-deleted': wait(60),
  'groups/026-delete-missing': send('DELETE', '/groups/12'),
  'groups/024-create-unknown-user': ({ master }) => skipTo(master.masterState.db.groups, 14),
  'interactive/027-notebooks-list-users-alice': both(
    (prepared) => launchTask(prepared, '237a466d-1867-4bab-bcfa-a5e086b8668b'),
    wait(30),
  ),
  'interactive/093-get-sh2': both(
    (prepared) => launchTask(prepared, 'da734880-c6ba-4ac3-b62a-412abe24cac8'),
    wait(30),
  ),
  'logs/009-agents': ({ master, ids }) => {
    const container = master.masterState.db.trials.find(99).runs[0]?.placements[0]?.containerId;
    ids.learn('a6aa017f-e58c-4d9d-89d5-3d1b140c3a8c', container);
  },
  'models/011-get': send('POST', '/models', { name: 'lab-model', labels: ['a'], workspaceId: 2 }),
  'models/020-archive-twice': send('PATCH', '/models/RESNET', { name: 'resnet-upper' }),
  'models/049-delete-missing': send('DELETE', '/models/resnet-upper'),
  'models/074-version-deleted': send('DELETE', '/models/resnet/versions/2'),
  'outside/029-checkpoint-gzip': loseSteps,
  'projects/002-create-in-archived-ws': setArchived(8, true),
  'projects/024-archive-in-archived-ws': setArchived(9, true),
  'projects/027-move-to-1': setArchived(9, false),
  'queue/034-full': async ({ master }) => {
    const { body } = await master.admin('GET', '/experiments/45');
    const { config } = objectOf(objectOf(body).experiment);
    const wide = { ...objectOf(config), name: 'two-slots' };
    const resources = { ...objectOf(objectOf(config).resources), slots_per_trial: 2 };
    await master.admin('POST', '/experiments', {
      config: JSON.stringify({ ...wide, resources }),
      activate: true,
    });
  },
  'queue/041-ahead-of': ({ master, ids }) => {
    const job = master.masterState.db.experiments.find(46).jobId;
    ids.learn('17ec6281-c074-4f26-a15b-94de2af68cbd', job);
  },
  'restart/008-before-commands': wait(20),
  'restart/019-me-old-token': ({ master }) => {
    restartMaster({ masterState: master.masterState, connections: createConnections() });
  },
  'runner/001-runner-side': ({ master }) => {
    for (const agent of master.masterState.db.agents.all()) agent.enabled = false;
  },
  'tasks/028-logs-posted': shipLine,
  'templates/011-put-existing': send('PUT', '/templates/tpl-put', { config: {} }),
  'templates/021-delete': send('DELETE', '/templates/tpl-put'),
  'templates/018-list-name-ws': send('POST', '/templates/tpl-ws', { config: {} }),
  'trials/009-logs-posted': shipLine,
  'webhooks/013-test-unreachable': send('POST', '/webhooks', {
    url: 'http://127.0.0.1:1/hook',
    webhookType: 'WEBHOOK_TYPE_DEFAULT',
    triggers: [webhook],
  }),
};

async function loseSteps({ master, ids }: PreparedMaster) {
  const uuid = ids.translate('95656540-8a07-4ac1-ac4f-b990d23fc18f');
  const checkpoint = { uuid, metadata: { note: 'kept' } };
  await master.admin('POST', `/checkpoints/${uuid}/metadata`, { checkpoint });
}

async function shipLine({ master, ids }: PreparedMaster) {
  const task = ids.translate('48.c075adcd-5c31-4726-a5b3-0b87e141f1fe');
  const of = { task_id: task, allocation_id: `${task}.1`, agent_id: 'a', container_id: 'c' };
  const line = { ...of, rank_id: 0, level: 'INFO', source: 'test', log: 'posted line\n' };
  const body = JSON.stringify([line]);
  await master.fetch(new Request('http://master/task-logs', { method: 'POST', body }));
}

/** Prepares the state for a request, where the requests before it did not. */
export async function prepare(
  prepared: PreparedMaster,
  exchange: Exchange,
  preparations: typeof defaults = defaults,
) {
  rememberPassword(prepared, exchange);
  signInAgain(prepared, exchange);
  await preparations[exchange.id]?.(prepared);
}

// a successful sign-in had the right password
function rememberPassword(prepared: PreparedMaster, { operation, request, response }: Exchange) {
  if (operation !== 'Login') return;
  const { username, password } = objectOf(request.body);
  const row = user(prepared, textOf(username));
  if (row) row.passwordHash = response.status === 401 ? 'another' : textOf(password);
}

// a refused caller had signed out, all others had not
function signInAgain(prepared: PreparedMaster, { as, response }: Exchange) {
  if (as === null || as === 'raw-header') return;
  const { master } = prepared;
  const token = master.tokenOf(as);
  if (response.status === 401)
    return deleteSessionsOf(master.masterState.db, user(prepared, as)?.id ?? 0);
  const isLive = master.masterState.db.sessions.where((each) => each.token === token).length > 0;
  if (!isLive) master.forget(as);
}
