import type { Caller, CallRequest, Next } from '../client/call';
import { badInput } from '../errors/errors';
import * as checkpoints from '../generated/operations/checkpoints';
import * as experiments from '../generated/operations/experiments';
import * as pools from '../generated/operations/resource-pools';
import { isTerminal, type RunState, statesFilter } from '../model/run-state';
import type { Log } from './log';

type Guard = (guarded: Guarded) => Promise<Response>;
type Json = Record<string, unknown>;

const refuse = ({ operation }: CallRequest, why: string) =>
  badInput(
    `${operation.id} was not sent: ${why} Pass force to send it all the same.`,
    operation.id,
  );

const objectOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
const withBody = (request: CallRequest, body: Json) => ({ ...request, body: JSON.stringify(body) });
const answered = (body: Json) => Response.json(body);

/** An unknown pool stops the master's resource manager until the master is restarted. */
const knownPools: Guard = async ({ request, next, master }) => {
  const requested = [request.args.resourcePools ?? []].flat();
  if (requested.length === 0) return next(request);
  const { resourcePools } = await master.call(pools.getResourcePools, { limit: 0 }, own(request));
  const poolNames = new Set<unknown>(resourcePools.map(({ name }) => name));
  const unknown = requested.find((name) => !poolNames.has(name));
  if (unknown === undefined) return next(request);
  throw refuse(
    request,
    `there is no resource pool ${JSON.stringify(unknown)}, and a pool that is not there stops all scheduling until the master is restarted.`,
  );
};

/**
 * The master fails on its own query for an empty list; answers directly, because there is nothing
 * to do.
 */
const someIds: Guard = async ({ request, next, log }) => {
  const { experimentIds, filters } = objectOf(request.args.body);
  if (filters || !Array.isArray(experimentIds) || experimentIds.length > 0) return next(request);
  const why = 'no experiments were named, which the master answers with an error';
  log('info', `${request.operation.id} was not sent: ${why}`);
  return answered({ results: [] });
};

/** New weights and priorities reset the name, labels and description to their initial values. */
const keepsNames: Guard = async (guarded) => {
  const { request, next, master } = guarded;
  const body = objectOf(request.args.body);
  if (body.checkpointStorage) throw refuse(request, storageWarning);
  const { weight, priority } = objectOf(body.resources);
  if (weight === undefined && priority === undefined) return next(request);
  const experimentId = Number(request.args.experimentId);
  const args = { experimentId };
  const { experiment } = await master.call(experiments.getExperiment, args, own(request));
  const response = await next(request);
  if (!response.ok || !experiment || isTerminal(experiment.state)) return response;
  const { name, labels, description } = experiment;
  const again = { name, labels, description, ...shownFields(body) };
  guarded.log(
    'info',
    'patchExperiment: name, labels and description sent again, since the master takes them back with a new weight or priority',
  );
  return next(withBody({ ...request, headers: new Headers(request.headers) }, again));
};
const storageWarning =
  'a new checkpoint storage starts a cleaning that, where the experiment has no checkpoints to delete, empties the whole storage folder, and it takes back the name, labels and description.';

const shownFields = (body: Json) =>
  Object.fromEntries(
    ['name', 'labels', 'description']
      .filter((key) => body[key] !== undefined && body[key] !== null)
      .map((key) => [key, body[key]]),
  );

/** Metadata is replaced as a whole; a checkpoint without `steps_completed` breaks later calls. */
const keepsSteps: Guard = async ({ request, next, master, log }) => {
  const body = objectOf(request.args.body);
  const checkpoint = objectOf(body.checkpoint);
  const metadata = objectOf(checkpoint.metadata);
  if ('steps_completed' in metadata) return next(request);
  const args = { checkpointUuid: String(request.args.checkpointUuid) };
  const before = await master.call(checkpoints.getCheckpoint, args, own(request));
  const steps = before.checkpoint.metadata?.steps_completed;
  if (steps === undefined) return next(request);
  log(
    'info',
    `postCheckpointMetadata: steps_completed ${steps} kept, without which the checkpoint cannot be downloaded`,
  );
  const newMetadata = { ...metadata, steps_completed: steps };
  return next(withBody(request, { ...body, checkpoint: { ...checkpoint, metadata: newMetadata } }));
};

/** The master hashes this password again: if a hash were sent, the user could not sign in. */
const clearText: Guard = async ({ request, next }) => {
  if (!/^[0-9a-f]{128}$/i.test(String(request.args.body))) return next(request);
  throw refuse(
    request,
    'the password is a hash, and the master would hash it again, so that nobody could sign in with it. Use setPassword of @trainyard/sdk/flows, or patchUser.',
  );
};

/** The master filters by stored states and fails on others: translates the filter to those. */
const storedStates: Guard = async ({ request, next }) => {
  const requested = [request.args.states ?? []].flat().map(stateNamed);
  if (requested.length === 0) return next(request);
  const stored = statesFilter(requested);
  // an empty filter would match everything
  if (stored.length === 0) throw refuse(request, `nothing is ever in ${requested.join(' or ')}.`);
  const url = new URL(request.url);
  url.searchParams.delete('states');
  for (const state of stored) url.searchParams.append('states', state);
  return next({ ...request, url: url.href });
};

// accepts both spellings; the master refuses others
const stateNamed = (name: unknown) =>
  (String(name).startsWith('STATE_') ? name : `STATE_${name}`) as RunState;

/**
 * Removes slashes at the end of paths of code: a master that shows the files of such an experiment
 * ends with a stack overflow, on both releases.
 */
const plainPaths: Guard = async ({ request, next, log }) => {
  const body = objectOf(request.args.body);
  const files = Array.isArray(body.modelDefinition) ? body.modelDefinition.map(objectOf) : [];
  const endsInSlash = files.filter(({ path }) => /.\/$/.test(String(path)));
  if (endsInSlash.length === 0) return next(request);
  log(
    'info',
    `${request.operation.id}: the slash at the end of ${endsInSlash.map(({ path }) => path).join(', ')} was not sent, because the master ends when it shows such files`,
  );
  const modelDefinition = files.map((file) => ({
    ...file,
    path: String(file.path).replace(/(?<=[^/])\/+$/, ''),
  }));
  return next(withBody(request, { ...body, modelDefinition }));
};

/** Ends the requests of a guard together with its call. */
const own = ({ signal }: CallRequest) => (signal ? { signal } : {});

/** The guard of each call that `guard.ts` lists. */
export const guards: Record<string, Guard> = {
  createExperiment: plainPaths,
  putExperiment: plainPaths,
  getJobQueueStats: knownPools,
  activateExperiments: someIds,
  pauseExperiments: someIds,
  cancelExperiments: someIds,
  killExperiments: someIds,
  archiveExperiments: someIds,
  unarchiveExperiments: someIds,
  deleteExperiments: someIds,
  moveExperiments: someIds,
  patchExperiment: keepsNames,
  postCheckpointMetadata: keepsSteps,
  setUserPassword: clearText,
  getExperiments: storedStates,
  getExperimentTrials: storedStates,
};

/** A call that is known to damage a master, and everything that its guard needs. */
export type Guarded = { request: CallRequest; next: Next; master: Caller; log: Log };
