import { listOf, oneOf, optional, param, searchSchema, text } from '~/lib/search-param';

export const groupings = ['each', 'deviation', 'range'] as const;
export type Grouping = (typeof groupings)[number];

/** Search params: if trials are drawn as groups, and the hyperparameters that groups ignore. */
export const seedSearch = searchSchema({
  grouped: param(oneOf(groupings), 'each'),
  apartFrom: optional(listOf(text())),
});
