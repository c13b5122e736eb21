import { optional, type ParamType, searchSchema, text } from '~/lib/search-param';

const uuid: ParamType<string> = (value) => {
  const written = text()(value);
  return written !== undefined && /^[\w-]{1,64}$/.test(written) ? written : undefined;
};

/** What a link says of the checkpoint that lies over a page; `best` is one that was opened as that. */
export const checkpointShownSearch = searchSchema({
  checkpoint: optional(uuid),
  bestCheckpoint: optional(uuid),
});

export type CheckpointShown = ReturnType<typeof checkpointShownSearch>;
