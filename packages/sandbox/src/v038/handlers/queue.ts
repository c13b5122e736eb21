import { plainError } from '../../handlers/errors';
import type { Handlers038 } from '../handler';
import { sharedAnswer } from '../shared';

export const queueHandlers: Partial<Handlers038> = {
  /** Checks names of pools before anything else. */
  updateJobQueue: (request) => {
    for (const { resourcePool } of request.body.updates ?? []) {
      if (!resourcePool || request.db.pools.get(resourcePool)) continue;
      throw plainError(`invalid resource pool name ${resourcePool}`);
    }
    return sharedAnswer('updateJobQueue', request);
  },
};
