import { searchExperiments } from '@trainyard/sdk/calls';
import { composed } from '~/data/q';
import { searchCondition, searchFilter } from '~/data/search-filter';
import type { Mark } from '~/lib/visit';

/** The kinds of changes of experiments, in the order of the list. */
export const changeKinds = ['ERROR', 'COMPLETED', 'CANCELED', 'started'] as const;
export type ChangeKind = (typeof changeKinds)[number];

type Span = { left: Mark; back: Mark };

/** Some of the experiments with this change, the latest first, and their total number. */
export type Change = { total: number; experiments: { id: number; name: string }[] };

export type Changes = Record<ChangeKind, Change> & {
  /** fewer than there should be by what started: deleted or moved elsewhere; below zero, moved here */
  missing: number;
};

const shownAtMost = 5;

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

/** The changes of a project between two visits: four small requests, sent once. */
export const changesQuery = (projectId: number, span: Span) =>
  composed(
    'changesSince',
    { projectId, span },
    async (client): Promise<Changes> => {
      const find = async (kind: ChangeKind): Promise<Change> => {
        const filter = filterText(kind, span);
        const query = { projectId, filter, sort: sortOf(kind), offset: 0, limit: shownAtMost };
        const { experiments, pagination } = await searchExperiments(client, query);
        return {
          total: pagination.total,
          experiments: experiments.map(({ experiment: { id, name } }) => ({ id, name })),
        };
      };
      const [ERROR, COMPLETED, CANCELED, started] = await Promise.all([
        find('ERROR'),
        find('COMPLETED'),
        find('CANCELED'),
        find('started'),
      ]);
      const missing = span.left.count + started.total - span.back.count;
      return { ERROR, COMPLETED, CANCELED, started, missing };
    },
    // the changes of a past period are final
    { staleTime: Number.POSITIVE_INFINITY, tags: [] },
  );
