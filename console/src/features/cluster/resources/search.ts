import type { UsagePeriod } from '@trainyard/sdk/usage';
import { type UsageKind, usageKinds } from '@trainyard/sdk/usage';
import { optional, searchSchema, text } from '~/lib/search-param';
import { groupedTableParams, groupedTableSearch, tableSearch } from '~/lib/table-search';
import { z } from '~/lib/zod';

/** The order of the agents, and the pool whose queue is shown; without one the busiest. */
export const clusterSearch = searchSchema(() => ({
  ...groupedTableParams('id=asc'),
  queue: z.catch(text, ''),
}));

export const jobListSearch = groupedTableSearch('jobsAhead=asc');

export const bindingListSearch = tableSearch('name=asc');

export const poolStatsSearch = tableSearch('period=desc');

/**
 * `after` and `before` are the first and the last day or month, without them the latest ones; `by` is
 * the kind of thing that hours are divided among.
 */
export const usageSearch = searchSchema(() => ({
  groupBy: z.catch(z.enum(['day', 'month']), 'day'),
  after: optional(text),
  before: optional(text),
  by: z.catch(z.enum(usageKinds), 'user'),
}));

export type UsageSearch = UsagePeriod & { by: UsageKind };

/** The storage path of the last usage range; its keys are the names of the search params. */
export const usageStoragePath = 'cluster-historical-usage';

export const usageKeys = ['groupBy', 'after', 'before'] as const;

/** The stored usage range, for a link without one; undefined without a stored range. */
export function storedUsage(stored: Record<string, unknown> = {}): UsageSearch | undefined {
  const usage = usageSearch.read(stored);
  const isDefault =
    usage.groupBy === 'day' && usage.after === undefined && usage.before === undefined;
  return isDefault ? undefined : usage;
}
