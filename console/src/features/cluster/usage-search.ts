import { oneOf, optional, param, searchSchema, text } from '~/lib/search-param';

export const usageGroups = ['day', 'month'] as const;
export type UsageGroup = (typeof usageGroups)[number];

/** `after` and `before` are the first and the last day or month; without them the latest ones. */
export const usageSearch = searchSchema({
  groupBy: param(oneOf(usageGroups), 'day'),
  after: optional(text()),
  before: optional(text()),
});

export type UsageSearch = { groupBy: UsageGroup; after?: string; before?: string };
