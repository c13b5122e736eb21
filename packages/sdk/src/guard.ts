import type { Caller, Middleware } from './call';
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

/**
 * Keeps from a 0.23.4 master what was seen to harm it, unless the call says `force`: such a call is
 * completed here, and the log told so, or refused with a sentence that says why. Calls to a newer
 * master pass.
 */
export const guarding =
  (master: () => Caller, log: Log): Middleware =>
  async (request, next) => {
    const { operation, options } = request;
    if (operation.master || options.force || !guarded.includes(operation.id)) return next(request);
    // few scripts make one of these calls, so only they load what is known of them
    const { guards } = await import('./guards');
    const guard = guards[operation.id];
    return guard ? guard({ request, next, master: master(), log }) : next(request);
  };
