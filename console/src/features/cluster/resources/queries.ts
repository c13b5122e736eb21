import { getExperiments } from '@trainyard/sdk/calls';
import type { ExperimentState } from '@trainyard/sdk/types';
import { q } from '~/data/q';

const activeStates: ExperimentState[] = [
  'STATE_ACTIVE',
  'STATE_STOPPING_CANCELED',
  'STATE_STOPPING_COMPLETED',
  'STATE_STOPPING_ERROR',
];

/** Experiments that are active or being stopped, of everyone. */
export const experimentCountQuery = q(
  getExperiments,
  // with a limit of -2 the master returns only the number
  { limit: -2, states: activeStates },
  {
    select: ({ pagination }) => pagination?.total ?? 0,
    poll: 'sideBar',
    error: 'Unable to count experiments.',
  },
);

/** Experiments that hold slots and are in no queue any more, for example while they save a last checkpoint. */
export const leavingExperimentsQuery = (ids: readonly number[]) =>
  q(
    getExperiments,
    { 'experimentIdFilter.incl': [...ids], limit: ids.length },
    {
      select: ({ experiments }) => experiments,
      enabled: ids.length > 0,
      // their names do not change
      staleTime: Number.POSITIVE_INFINITY,
    },
  );
