import { int, optional, parsedBy, searchSchema, text } from '~/lib/search-param';
import { oneSort } from '~/lib/table-search';
import { z } from '~/lib/zod';

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

/** the search parameters of an experiment's checkpoints; `page` counts from 0 */
export const checkpointSearch = searchSchema(() => ({
  sort: z.catch(oneSort(sortKeys), 'batches=desc'),
  state: z.catch(z.enum(checkpointStates), 'all'),
  page: z.catch(int({ min: 0 }), 0),
}));

export type CheckpointSearch = ReturnType<typeof checkpointSearch>;

const uuid = parsedBy(
  (value) => {
    const uuid = text.safeParse(value).data;
    return uuid !== undefined && /^[\w-]{1,64}$/.test(uuid) ? uuid : undefined;
  },
  { expected: 'the UUID of a checkpoint' },
);

/** The search params of the checkpoint that is open over a page, and of where it was opened. */
export const checkpointShownSearch = searchSchema(() => ({
  checkpoint: optional(uuid),
  bestCheckpoint: optional(uuid),
  // by its mark on a curve
  bestOfTrial: optional(uuid),
}));

export type CheckpointShown = ReturnType<typeof checkpointShownSearch>;

/** The search params of a link without an open checkpoint. */
export const noCheckpoint = {
  checkpoint: undefined,
  bestCheckpoint: undefined,
  bestOfTrial: undefined,
};
