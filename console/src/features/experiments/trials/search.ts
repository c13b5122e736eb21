import { int, searchSchema } from '~/lib/search-param';
import { oneSort } from '~/lib/table-search';
import { z } from '~/lib/zod';

const sortKeys = [
  'id',
  'state',
  'batches',
  'best',
  'latest',
  'started',
  'duration',
  'restarts',
  'checkpointSize',
] as const;

export type TrialSortKey = (typeof sortKeys)[number];

export const trialStates = ['all', 'ACTIVE', 'CANCELED', 'COMPLETED', 'ERROR'] as const;

/** what a link to the trials of an experiment says; `page` counts from 0 */
export const trialSearch = searchSchema(() => ({
  sort: z.catch(oneSort(sortKeys), 'id=desc'),
  state: z.catch(z.enum(trialStates), 'all'),
  page: z.catch(int({ min: 0 }), 0),
}));

export type TrialSearch = ReturnType<typeof trialSearch>;
