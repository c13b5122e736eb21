import { oneOf, optional, param, searchSchema, text } from '~/lib/search-param';
import { groupedTableParams, groupedTableSearch, tableSearch } from '~/lib/table-search';

/** The order of the agents, and the pool whose queue is shown; without one the busiest. */
export const clusterSearch = searchSchema({
  ...groupedTableParams('id=asc'),
  queue: param(text(), ''),
});

export const jobListSearch = groupedTableSearch('jobsAhead=asc');

export const bindingListSearch = tableSearch('name=asc');

export const poolStatsSearch = tableSearch('period=desc');

const usageGroups = ['day', 'month'] as const;

export type UsageGroup = (typeof usageGroups)[number];

/** `after` and `before` are the first and the last day or month; without them the latest ones. */
export const usageSearch = searchSchema({
  groupBy: param(oneOf(usageGroups), 'day'),
  after: optional(text()),
  before: optional(text()),
});

export type UsageSearch = { groupBy: UsageGroup; after?: string; before?: string };

/** The storage path of the last usage range; its keys are the names of the search params. */
export const usageStoragePath = 'cluster-historical-usage';

export const usageKeys = ['groupBy', 'after', 'before'] as const;

/** The stored usage range, for a link without one; undefined without a stored range. */
export function leftUsage(stored: Record<string, unknown> = {}): UsageSearch | undefined {
  const left = usageSearch.read(stored);
  const isUsual = left.groupBy === 'day' && (left.after === undefined || left.before === undefined);
  return isUsual ? undefined : left;
}
