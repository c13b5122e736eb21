import { keepPreviousData } from '@tanstack/react-query';
import { searchExperiments } from '@trainyard/sdk/calls';
import { staleMs } from '~/app/polling/polling-intervals';
import { type ExperimentRow, toRows } from '~/data/experiments';
import { composed } from '~/data/q';
import { searchByIds, searchCondition, searchFilter } from '~/data/search-filter';
import type { Mark } from '~/lib/visit';

/** Where the visit to this page is kept among the settings of a person. */
export const homeVisit = { storagePath: 'home-visit', key: 'visit' } as const;

export const nowMark = (): Mark => ({ at: new Date().toISOString(), count: 0 });

type Span = { left: string; back: string };

/** the rows that are shown of the experiments that ended, at first and on request */
export const sinceLimits = { first: 8, all: 200 };

/** Each row once: those that failed, then the others. */
function failuresFirst(rows: readonly ExperimentRow[]): ExperimentRow[] {
  const byId = [...new Map(rows.map((row) => [row.id, row])).values()];
  const hasFailed = ({ experiment }: ExperimentRow) => experiment.state === 'STATE_ERROR';
  return [...byId.filter(hasFailed), ...byId.filter((row) => !hasFailed(row))];
}

/**
 * Finds experiments of any project that ended between two visits, those that failed before the
 * others, the latest first, and their parents.
 */
export const sinceQuery = ({ left, back }: Span, maxRows: number = sinceLimits.first) =>
  composed(
    'endedSince',
    // one visit has one end of the visit before
    { left, maxRows },
    async (client) => {
      const find = async (filter: string, limit: number) => {
        const query = { filter, sort: 'endTime=desc', offset: 0, limit };
        const { experiments, pagination } = await searchExperiments(client, query);
        return { rows: toRows(experiments), total: pagination.total };
      };
      const endTime = (operator: string, value: string) =>
        searchCondition('endTime', 'COLUMN_TYPE_DATE', operator, value);
      const span = [endTime('>=', left), endTime('<', back)];
      const isError = searchCondition('state', 'COLUMN_TYPE_TEXT', '=', 'ERROR');
      const [all, failed] = await Promise.all([
        find(searchFilter('and', span), maxRows),
        find(searchFilter('and', [...span, isError]), maxRows),
      ]);
      const { total } = all;
      const rows = failuresFirst([...failed.rows, ...all.rows]).slice(0, maxRows);
      const ids = [...new Set(rows.flatMap(({ experiment }) => experiment.forkedFrom ?? []))];
      const parentRows = ids.length === 0 ? [] : (await find(searchByIds(ids), ids.length)).rows;
      return { rows, total, parents: new Map(parentRows.map((parent) => [parent.id, parent])) };
    },
    {
      // the period is over, but what ended in it may be renamed, moved or deleted, also by others
      poll: 'past',
      staleTime: staleMs.sums,
      placeholderData: keepPreviousData,
    },
  );
