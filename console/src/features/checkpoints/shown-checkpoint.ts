import { optional, type ParamType, searchSchema, text } from '~/lib/search-param';

const uuid: ParamType<string> = (value) => {
  const written = text()(value);
  return written !== undefined && /^[\w-]{1,64}$/.test(written) ? written : undefined;
};

/** What a link says of the checkpoint that lies over a page, and as what it was opened. */
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
