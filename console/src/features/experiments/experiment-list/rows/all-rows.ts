import type { QueryClient } from '@tanstack/react-query';
import type { Caller } from '@trainyard/sdk/calls';
import { client } from '~/app/api';
import { type ExperimentFilter, filterText } from '~/features/experiments/base/filter/list-filter';
import type { ListSource } from '~/features/experiments/experiment-list/list-source';

// a page that the master answers fast
const pageLength = 500;

type List = ExperimentFilter & { projectId: number; sort: string };
type Reading = {
  source: ListSource;
  queryClient: QueryClient;
  signal?: AbortSignal;
  /** that of a composed query, which notes what it shows */
  caller?: Caller;
  /** called with the number of matching rows, for each page */
  onTotal?: (total: number) => void;
};

/**
 * Yields all matching rows in the order of the list. Equal rows are sorted by id, so that no page
 * repeats or skips one.
 */
export async function* allRows(
  { projectId, sort, ...filter }: List,
  { source, queryClient, signal, onTotal, caller = client }: Reading,
) {
  const order = /(^|,)id=/.test(sort) ? sort : `${sort},id=desc`;
  const text = await filterText(filter, queryClient);
  let total = Number.POSITIVE_INFINITY;
  for (let offset = 0; offset < total; offset += pageLength) {
    const page = await source.reader.read(
      caller,
      { projectId, sort: order, filter: text, offset, limit: pageLength },
      { client: queryClient, ...(signal ? { signal } : {}) },
    );
    total = page.total;
    onTotal?.(total);
    yield page.rows;
  }
}
