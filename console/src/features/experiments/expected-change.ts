import type { Experiment } from '@trainyard/sdk/types';
import type { LifecycleAction } from './actions';

/** What the experiment will most likely say next, shown until the master has answered. */
export function afterAction(experiment: Experiment, action: LifecycleAction): Experiment {
  return { ...experiment, ...changes[action] };
}

const changes: Record<LifecycleAction, Partial<Experiment>> = {
  activate: { state: 'STATE_ACTIVE' },
  pause: { state: 'STATE_PAUSED' },
  cancel: { state: 'STATE_STOPPING_CANCELED' },
  kill: { state: 'STATE_STOPPING_KILLED' },
  archive: { archived: true },
  unarchive: { archived: false },
  delete: { state: 'STATE_DELETING' },
};
