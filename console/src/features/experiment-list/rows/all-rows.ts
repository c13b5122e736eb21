import type { QueryClient } from '@tanstack/react-query';
import { searchExperiments } from '@trainyard/sdk/calls';
import { client } from '~/app/api';
import { type ExperimentFilter, filterText } from '~/features/experiments/filter/list-filter';
import { toRows } from '~/features/experiments/queries';

// a page the master answers within a blink
const pageLength = 500;

type List = ExperimentFilter & { projectId: number; sort: string };
type Reading = {
  queryClient: QueryClient;
  signal?: AbortSignal;
  /** told how many there are, with every page */
  onTotal?: (total: number) => void;
};

/** All that match, in the order of the list; those alike in it by their ids, so that pages fit together. */
export async function* allRows(
  { projectId, sort, ...filter }: List,
  { queryClient, signal, onTotal }: Reading,
) {
  const order = /(^|,)id=/.test(sort) ? sort : `${sort},id=desc`;
  const text = await filterText(filter, queryClient);
  let total = Number.POSITIVE_INFINITY;
  for (let offset = 0; offset < total; offset += pageLength) {
    const { experiments, pagination } = await searchExperiments(
      client,
      { projectId, sort: order, filter: text, offset, limit: pageLength },
      signal ? { signal } : {},
    );
    total = pagination.total;
    onTotal?.(total);
    yield toRows(experiments);
  }
}
