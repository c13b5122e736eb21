import { keepPreviousData } from '@tanstack/react-query';
import { getExperimentTrials, searchExperiments } from '@trainyard/sdk/calls';
import { toRows } from '~/data/experiments';
import { composed, q } from '~/data/q';
import { searchByIds, searchCondition, searchFilter } from '~/data/search-filter';
import type { Mark } from '~/lib/visit';
import { lastFirst } from './queries';

/** Where the visit to this page is kept among the settings of a person. */
export const homeVisit = { storagePath: 'home-visit', key: 'visit' } as const;

export const nowMark = (): Mark => ({ at: new Date().toISOString(), count: 0 });

type Span = { left: string; back: string };

/** the rows that are shown of the experiments that ended, at first and on request */
export const sinceAtMost = { first: 8, all: 200 };

/** Finds experiments of any project that ended between two visits, the latest first, and their parents. */
export const sinceQuery = ({ left, back }: Span, most: number = sinceAtMost.first) =>
  composed(
    'endedSince',
    // one visit has one end of the visit before
    { left, most },
    async (client) => {
      const find = async (filter: string, limit: number) => {
        const query = { filter, sort: 'endTime=desc', offset: 0, limit };
        const { experiments, pagination } = await searchExperiments(client, query);
        return { rows: toRows(experiments), total: pagination.total };
      };
      const endTime = (operator: string, value: string) =>
        searchCondition('endTime', 'COLUMN_TYPE_DATE', operator, value);
      const span = searchFilter('and', [endTime('>=', left), endTime('<', back)]);
      const { rows, total } = await find(span, most);
      const ids = [...new Set(rows.flatMap(({ experiment }) => experiment.forkedFrom ?? []))];
      const found = ids.length === 0 ? [] : (await find(searchByIds(ids), ids.length)).rows;
      return { rows, total, parents: new Map(found.map((parent) => [parent.id, parent])) };
    },
    {
      // what ended in a past span of time does not change
      tags: [],
      staleTime: Number.POSITIVE_INFINITY,
      placeholderData: keepPreviousData,
    },
  );

/** The failed trials of a search: how many, and the one that failed last. */
export const failedTrialsQuery = (experimentId: number) =>
  q(
    getExperimentTrials,
    { experimentId, ...lastFirst, limit: 1, states: ['STATE_ERROR'] },
    {
      select: ({ pagination, trials }) => ({
        count: pagination?.total ?? 0,
        trialId: trials[0]?.id,
      }),
      staleTime: Number.POSITIVE_INFINITY,
    },
  );
