import { oneOf, optional, param, readValues, searchSchema, text } from '~/lib/search-param';

export const usageGroups = ['day', 'month'] as const;
export type UsageGroup = (typeof usageGroups)[number];

const shape = {
  groupBy: param(oneOf(usageGroups), 'day'),
  after: optional(text()),
  before: optional(text()),
};

/** `after` and `before` are the first and the last day or month; without them the latest ones. */
export const usageSearch = searchSchema(shape);

export type UsageSearch = { groupBy: UsageGroup; after?: string; before?: string };

/** Where the platform's consoles keep how somebody left the usage, under the names of the link. */
export const usageStoragePath = 'cluster-historical-usage';
export const usageKeys = ['groupBy', 'after', 'before'] as const;

/** What a link that says nothing is to say instead, by the settings; undefined where nobody left anything. */
export function leftUsage(stored: Record<string, unknown> = {}): UsageSearch | undefined {
  const left = readValues(shape, stored);
  const isUsual = left.groupBy === 'day' && (left.after === undefined || left.before === undefined);
  return isUsual ? undefined : left;
}
