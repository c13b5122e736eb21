import { listOf, oneOf, optional, param, searchSchema, text } from '~/lib/search-param';

export const groupings = ['each', 'deviation', 'range'] as const;
export type Grouping = (typeof groupings)[number];

/** Whether trials are drawn one by one or as groups, and which hyperparameters tell no groups apart. */
export const seedSearch = searchSchema({
  grouped: param(oneOf(groupings), 'each'),
  apartFrom: optional(listOf(text())),
});
