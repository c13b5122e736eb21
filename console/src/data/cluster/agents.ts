import { getAgents, getTasks } from '@trainyard/sdk/calls';
import type { Answer } from '@trainyard/sdk/types';
import { q } from '~/data/q';

export const agentsQuery = q(
  getAgents,
  {},
  { select: ({ agents }) => agents, poll: 'sideBar', error: 'Unable to fetch agents.' },
);

const allocationsIn = ({ allocationIdToSummary }: Answer<'getTasks'>) =>
  Object.values(allocationIdToSummary);

/** Every allocation that holds slots or waits for some; the slots are drawn without it. */
export const allocationsQuery = q(getTasks, {}, { select: allocationsIn, poll: 'settled' });
