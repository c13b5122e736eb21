import type { QueryMeta } from '@tanstack/react-query';

/** The same query without a toast for a failure, which its user shows, or can do without. */
export const silent = <Query extends { meta?: QueryMeta }>(
  query: Query,
): Query & { meta: QueryMeta } => ({ ...query, meta: { ...query.meta, isSilent: true } });
