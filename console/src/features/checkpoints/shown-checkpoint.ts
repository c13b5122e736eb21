import { optional, parsedBy, searchSchema } from '~/lib/search-param';

const uuid = parsedBy((value) => {
  // the router reads a UUID of digits as a number
  const written = typeof value === 'number' ? String(value) : value;
  return typeof written === 'string' && /^[\w-]{1,64}$/.test(written) ? written : undefined;
});

/** The search params of the checkpoint that is open over a page, and of where it was opened. */
export const checkpointShownSearch = searchSchema({
  checkpoint: optional(uuid),
  bestCheckpoint: optional(uuid),
  // by its mark on a curve
  bestOfTrial: optional(uuid),
});

export type CheckpointShown = ReturnType<typeof checkpointShownSearch>;

/** A link without any of them. */
export const noCheckpoint = {
  checkpoint: undefined,
  bestCheckpoint: undefined,
  bestOfTrial: undefined,
};
