import type { Caller, CallRequest, Middleware } from '../client/call';
import type { Guarded } from './guards';
import type { Log } from './logger';

const bulk = 'activate pause cancel kill archive unarchive delete move'.split(' ');
/** The calls that `guards.ts` has something to say about. */
export const guarded: readonly string[] = [
  ...bulk.map((action) => `${action}Experiments`),
  'getJobQueueStats',
  'patchExperiment',
  'postCheckpointMetadata',
  'setUserPassword',
];
// only with this argument
const filtered: readonly string[] = ['getExperiments', 'getExperimentTrials'];
const isFiltered = ({ operation, args }: CallRequest) =>
  filtered.includes(operation.id) && args.states !== undefined;

/**
 * Keeps from a 0.23.4 master what was seen to harm or break it, unless the call says `force`: such a
 * call is completed here, and the log told so, or refused with a sentence that says why. Calls to a
 * newer master pass.
 */
export const guarding =
  (master: () => Caller, log: Log): Middleware =>
  (request, next) => {
    const { operation, options } = request;
    const isOne = guarded.includes(operation.id) || isFiltered(request);
    if (operation.master || options.force || !isOne) return next(request);
    return guard({ request, next, master: master(), log });
  };

/** Few scripts make one of these calls, so only they load what is known of them. */
async function guard(given: Guarded) {
  const { guards } = await import('./guards');
  const one = guards[given.request.operation.id];
  return one ? one(given) : given.next(given.request);
}
