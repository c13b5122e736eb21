import { queryOptions } from '@tanstack/react-query';
import { getExperiment, searchExperiments } from '@trainyard/sdk/calls';
import { isFinished } from '@trainyard/sdk/model';
import type { Answer, Experiment, SearchExperimentExperiment, Trial } from '@trainyard/sdk/types';
import { client } from '~/app/api';
import { pollWhile } from '~/app/poll';
import { queryKeys } from '~/app/query-keys';
import { type ExperimentFilter, filterTextApart } from './filter/list-filter';
import type { Apart } from './filter/pinned-filter';
import { filterOf } from './list-search';

/** One row of the list. */
export type ExperimentRow = { id: number; experiment: Experiment; bestTrial: Trial | null };
export type ExperimentPage = {
  rows: ExperimentRow[];
  total: number;
  /** how long the master took for it, ms */
  tookMs: number;
};

export type ExperimentDetail = Answer<'getExperiment'>;

/** A stretch of one sorted and filtered list. */
export type ExperimentSearch = ExperimentFilter & { sort: string; offset: number; limit: number };

const isLive = (experiment: Experiment) => !isFinished(experiment.state);

/** The experiments of an answer as rows. */
export const toRows = (items: SearchExperimentExperiment[]): ExperimentRow[] =>
  items.map(({ experiment, bestTrial }) => ({ id: experiment.id, experiment, bestTrial }));

const pollPages = pollWhile(({ rows }: ExperimentPage) =>
  rows.some((row) => isLive(row.experiment)),
);

// as of any query
const freshMs = 2_000;

/** A master that is slow rests ten times as long as it took, before it is asked for the same again. */
const restOf = (page: ExperimentPage | undefined): number => 10 * (page?.tookMs ?? 0);

export const experimentQueries = {
  detail: (experimentId: number) =>
    queryOptions({
      queryKey: queryKeys.experiments.detail(experimentId),
      queryFn: async ({ signal }) => {
        const { experiment, jobSummary } = await getExperiment(
          client,
          { experimentId },
          { signal },
        );
        return { experiment, jobSummary };
      },
      refetchInterval: pollWhile(({ experiment }: ExperimentDetail) => isLive(experiment)),
      meta: { errorMessage: `Unable to fetch Experiment ${experimentId}` },
    }),

  search: (
    projectId: number,
    { sort, offset, limit, only, without, ...search }: ExperimentSearch & Apart,
  ) =>
    queryOptions({
      queryKey: queryKeys.experiments.search(
        projectId,
        { ...filterOf(search), sort, only, without },
        { offset, limit },
      ),
      queryFn: async ({ signal, client: queryClient }): Promise<ExperimentPage> => {
        const filter = await filterTextApart({ ...search, only, without }, queryClient);
        const start = performance.now();
        const answer = await searchExperiments(
          client,
          { projectId, sort, filter, offset, limit },
          { signal },
        );
        return {
          rows: toRows(answer.experiments),
          total: answer.pagination.total,
          tookMs: performance.now() - start,
        };
      },
      staleTime: ({ state }) => Math.max(freshMs, restOf(state.data)),
      refetchInterval: (query) => {
        const everyMs = pollPages(query);
        return everyMs && Math.max(everyMs, restOf(query.state.data));
      },
      meta: { errorMessage: 'Unable to fetch experiments.' },
    }),
};
