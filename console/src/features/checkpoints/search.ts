import { oneSort } from '~/lib/one-sort';
import { int, oneOf, param, searchSchema } from '~/lib/search-param';

const sortKeys = ['uuid', 'batches', 'metric', 'state'] as const;

export type CheckpointSortKey = (typeof sortKeys)[number];

export const checkpointStates = [
  'all',
  'ACTIVE',
  'COMPLETED',
  'ERROR',
  'DELETED',
  'PARTIALLY_DELETED',
] as const;

/** what a link to the checkpoints of an experiment says; `page` counts from 0 */
export const checkpointSearch = searchSchema({
  sort: param(oneSort(sortKeys), 'batches=desc'),
  state: param(oneOf(checkpointStates), 'all'),
  page: param(int({ min: 0 }), 0),
});

export type CheckpointSearch = ReturnType<typeof checkpointSearch>;
