import type { Caller, CallRequest, Middleware } from '../client/call';
import type { Guarded } from './guards';
import type { Log } from './log';

const bulk = 'activate pause cancel kill archive unarchive delete move'.split(' ');
/** The calls that `guards.ts` has a guard for. */
export const guarded: readonly string[] = [
  ...bulk.map((action) => `${action}Experiments`),
  'getJobQueueStats',
  'patchExperiment',
  'postCheckpointMetadata',
  'setUserPassword',
];
/** Calls that damage masters of every release. */
export const guardedEverywhere: readonly string[] = ['createExperiment', 'putExperiment'];
// only with this argument
const filtered: readonly string[] = ['getExperiments', 'getExperimentTrials'];
const isFiltered = ({ operation, args }: CallRequest) =>
  filtered.includes(operation.id) && args.states !== undefined;

/**
 * Protects a master from calls that damage or break it, unless the call sets `force`: completes such
 * a call here and logs that, or rejects it with the reason. A newer master than 0.23.4 needs it only
 * for the calls of `guardedEverywhere`.
 */
export const guarding =
  (master: () => Caller, log: Log): Middleware =>
  (request, next) => {
    const { operation, options } = request;
    const isOld = guarded.includes(operation.id) || isFiltered(request);
    const isOne = guardedEverywhere.includes(operation.id) || (isOld && !operation.master);
    if (options.force || !isOne) return next(request);
    return guard({ request, next, master: master(), log });
  };

/** Loaded on demand, because few scripts make one of these calls. */
async function guard(call: Guarded) {
  const { guards } = await import('./guards');
  const one = guards[call.request.operation.id];
  return one ? one(call) : call.next(call.request);
}
