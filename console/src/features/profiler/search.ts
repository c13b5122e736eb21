import { optional, searchSchema, text } from '~/lib/search-param';

/** Which of the machine's series are drawn; what is absent is as it was left, else the first. */
export const profilerSearch = searchSchema({
  metric: optional(text()),
  agent: optional(text()),
  gpu: optional(text()),
});

export type ProfilerView = ReturnType<typeof profilerSearch>;
