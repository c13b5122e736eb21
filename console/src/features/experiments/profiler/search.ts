import { optional, searchSchema, text } from '~/lib/search-param';

/** The selected system metrics; those not in the link are the last ones, else the first ones. */
export const profilerSearch = searchSchema(() => ({
  metric: optional(text),
  agent: optional(text),
  gpu: optional(text),
}));

export type ProfilerView = ReturnType<typeof profilerSearch>;
