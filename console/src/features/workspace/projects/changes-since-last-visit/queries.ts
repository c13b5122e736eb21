import { useQueries } from '@tanstack/react-query';
import { searchExperiments } from '@trainyard/sdk/calls';
import type { Answer } from '@trainyard/sdk/types';
import { staleMs } from '~/app/polling/polling-intervals';
import { searchCondition, searchFilter } from '~/data/experiments/search-filter';
import { q } from '~/data/q';
import type { Mark } from '~/lib/visit';

/** The kinds of changes of experiments, in the order of the list. */
export const changeKinds = ['ERROR', 'COMPLETED', 'CANCELED', 'started'] as const;
export type ChangeKind = (typeof changeKinds)[number];

type Span = { left: Mark; back: Mark };

/** Some of the experiments with this change, the latest first, and their total number. */
export type Change = { total: number; experiments: { id: number; name: string }[] };

export type Changes = Record<ChangeKind, Change> & {
  /** former and started experiments minus present ones: deleted or moved away; negative: moved here */
  missing: number;
};

const maxExperiments = 5;

const columnOf = (kind: ChangeKind) => (kind === 'started' ? 'startTime' : 'endTime');

const sortOf = (kind: ChangeKind) => `${columnOf(kind)}=desc`;

/** The link to the list of experiments with this change since the last visit. */
export function changeSearch(kind: ChangeKind, { left, back }: Span) {
  const column = columnOf(kind);
  const state = kind === 'started' ? '' : `state = ${kind} and `;
  const filter = `${state}${column} >= "${left.at}" and ${column} < "${back.at}"`;
  return { filter, archived: true, sort: sortOf(kind) };
}

/** The same as a filter of the master. */
function filterText(kind: ChangeKind, { left, back }: Span): string {
  const column = columnOf(kind);
  return searchFilter('and', [
    searchCondition(column, 'COLUMN_TYPE_DATE', '>=', left.at),
    searchCondition(column, 'COLUMN_TYPE_DATE', '<', back.at),
    ...(kind === 'started' ? [] : [searchCondition('state', 'COLUMN_TYPE_TEXT', '=', kind)]),
  ]);
}

/** The experiments of a project with one kind of change: their names may change after that, and some are deleted. */
const changeQuery = (projectId: number, kind: ChangeKind, span: Span) =>
  q(
    searchExperiments,
    {
      projectId,
      filter: filterText(kind, span),
      sort: sortOf(kind),
      offset: 0,
      limit: maxExperiments,
    },
    { select: toChange, staleTime: staleMs.pastSums },
  );

const toChange = ({ experiments, pagination }: Answer<'searchExperiments'>): Change => ({
  total: pagination.total,
  experiments: experiments.map(({ experiment: { id, name } }) => ({ id, name })),
});

/** Reads the changes of a project between two visits: four small requests, sent once. */
export function useChanges(projectId: number, span: Span) {
  const queries = useQueries({
    queries: changeKinds.map((kind) => changeQuery(projectId, kind, span)),
  });
  const [ERROR, COMPLETED, CANCELED, started] = queries.map(({ data }) => data);
  const changes: Changes | undefined =
    ERROR && COMPLETED && CANCELED && started
      ? {
          ...{ ERROR, COMPLETED, CANCELED, started },
          missing: span.left.count + started.total - span.back.count,
        }
      : undefined;
  const failed = queries.filter(({ error }) => error !== null);
  return {
    changes,
    error: failed[0]?.error,
    refetch: () => Promise.all(failed.map((query) => query.refetch())),
  };
}
