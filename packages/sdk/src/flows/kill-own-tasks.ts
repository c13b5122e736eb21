import type { Caller, CallOptions } from '../client/call';
import type { ApiError } from '../errors/errors';
import { getMe } from '../generated/calls/auth';
import { getExperiments } from '../generated/calls/experiments';
import {
  getCommands,
  getNotebooks,
  getShells,
  getTensorboards,
} from '../generated/calls/interactive';
import { ACTIVE_STATES } from '../model/run-state';
import { collect, items } from '../pages/pages';
import { bulk } from './bulk';
import { bulkEntities, type EntityAction } from './bulk-entities';

/** The kinds of work that a user can run. Trials end with their experiment. */
export type OwnTaskKind = 'command' | 'experiment' | 'notebook' | 'shell' | 'tensorboard';

/** The result for one of the caller's tasks. */
export type Killed = { kind: OwnTaskKind; id: number | string; ok: boolean; error?: ApiError };

/** Options of `killOwnTasks`. */
export type KillOwnTasksOptions = Pick<CallOptions, 'signal'> & {
  /** all kinds by default */
  kinds?: readonly OwnTaskKind[];
  /** returns the tasks that would be killed, without killing them */
  dryRun?: boolean;
};

const allKinds: readonly OwnTaskKind[] = [
  'experiment',
  'command',
  'notebook',
  'shell',
  'tensorboard',
];

type Found = { kind: OwnTaskKind; ids: Array<number | string> };

// documented in flows.ts
export async function killOwnTasks(
  client: Caller,
  { kinds = allKinds, dryRun = false, signal }: KillOwnTasksOptions = {},
): Promise<Killed[]> {
  const options = signal ? { signal } : {};
  const { user } = await getMe(client, {}, options);
  const runningTasks: Found[] = [];
  // lists everything before the first kill, so that work that starts meanwhile is not killed
  for (const kind of allKinds.filter((each) => kinds.includes(each)))
    runningTasks.push({ kind, ids: await running[kind](client, user.username, options) });
  const killed: Killed[] = [];
  for (const { kind, ids } of runningTasks) {
    const results = dryRun
      ? new Map(ids.map((id) => [id, { ok: true as const }]))
      : await killAll(client, { kind, ids }, options);
    for (const [id, result] of results) killed.push({ kind, id, ...result });
  }
  return killed;
}

type Options = Pick<CallOptions, 'signal'>;

const killAll = (client: Caller, { kind, ids }: Found, options: Options) =>
  kind === 'experiment'
    ? bulk(client, 'kill', ids.map(Number), options)
    : bulkEntities(client, `${kind}.kill` satisfies EntityAction, ids, options);

const running: Record<
  OwnTaskKind,
  (client: Caller, username: string, options: Options) => Promise<Array<number | string>>
> = {
  async experiment(client, username, options) {
    const states = [...ACTIVE_STATES, 'STATE_PAUSED' as const, 'STATE_STOPPING_CANCELED' as const];
    const filter = { users: [username], archived: false };
    const rows = await collect(items(client, getExperiments, filter, options));
    return rows.filter(({ state }) => states.includes(state)).map(({ id }) => id);
  },
  command: async (client, username, options) =>
    idsOf(await collect(items(client, getCommands, { users: [username] }, options))),
  notebook: async (client, username, options) =>
    idsOf(await collect(items(client, getNotebooks, { users: [username] }, options))),
  shell: async (client, username, options) =>
    idsOf(await collect(items(client, getShells, { users: [username] }, options))),
  tensorboard: async (client, username, options) =>
    idsOf(await collect(items(client, getTensorboards, { users: [username] }, options))),
};

// ended tasks stay in the list for a day
const idsOf = (rows: Array<{ id: string; state: string }>) =>
  rows.filter(({ state }) => !/TERMINAT/.test(state)).map(({ id }) => id);
