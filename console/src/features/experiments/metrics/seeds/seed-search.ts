import { listOf, optional, searchSchema, text } from '~/lib/search-param';
import { z } from '~/lib/zod';

export const groupings = ['each', 'deviation', 'range'] as const;
export type Grouping = (typeof groupings)[number];

/** Search params: if trials are drawn as groups, and the hyperparameters that groups ignore. */
export const seedSearch = searchSchema(() => ({
  grouped: z.catch(z.enum(groupings), 'each'),
  apartFrom: optional(listOf(text)),
}));
