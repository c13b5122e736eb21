import { queryOptions } from '@tanstack/react-query';
import { mapWithConcurrency } from '@trainyard/sdk';
import {
  getModels,
  getModelVersions,
  getTensorboards,
  searchExperiments,
} from '@trainyard/sdk/calls';
import type { Experiment } from '@trainyard/sdk/types';
import { client } from '~/app/api';
import { queryKeys } from '~/app/query-keys';
import type { FilterField } from './filter/filter-set';

/** more ids would make the master's filter too long to be quick */
export const mostLookedUp = 100;
/** each model is a request of its own */
const mostModels = 30;
const atOnce = 6;

const isForkOf = (value: number): FilterField => ({
  columnName: 'forkedFrom',
  kind: 'field',
  location: 'LOCATION_TYPE_EXPERIMENT',
  operator: '=',
  type: 'COLUMN_TYPE_NUMBER',
  value,
});

/** The things that depend on experiments, one query for each kind, so that they fail separately. */
export const dependentQueries = {
  /** how many other experiments were forked or continued from these */
  forks: (ids: readonly number[]) =>
    queryOptions({
      queryKey: queryKeys.experimentDependents('forks', ids),
      queryFn: async ({ signal }) => {
        const filter = JSON.stringify({
          filterGroup: { kind: 'group', conjunction: 'or', children: ids.map(isForkOf) },
          showArchived: true,
        });
        const query = { filter, sort: 'id=desc', offset: 0, limit: 200 };
        const { experiments, pagination } = await searchExperiments(client, query, { signal });
        const own = experiments.filter(
          ({ experiment }) => experiment && ids.includes(experiment.id),
        );
        return (pagination?.total ?? experiments.length) - own.length;
      },
      retry: false,
      meta: { isSilent: true },
    }),

  /** how many TensorBoards that have not ended show these experiments or their trials */
  tensorboards: (experiments: readonly Experiment[]) =>
    queryOptions({
      queryKey: queryKeys.experimentDependents(
        'tensorboards',
        experiments.map(({ id }) => id),
      ),
      queryFn: async ({ signal }) => {
        const ids = new Set(experiments.map(({ id }) => id));
        const trials = new Set(experiments.flatMap(({ trialIds }) => trialIds));
        const { tensorboards } = await getTensorboards(client, { limit: 0 }, { signal });
        return tensorboards.filter(
          ({ state, experimentIds, trialIds }) =>
            state !== 'STATE_TERMINATED' &&
            (experimentIds.some((id) => ids.has(id)) || trialIds.some((id) => trials.has(id))),
        ).length;
      },
      retry: false,
      meta: { isSilent: true },
    }),

  /** names of the model versions made of their checkpoints; null with too many models to ask */
  versions: (ids: readonly number[]) =>
    queryOptions({
      queryKey: queryKeys.experimentDependents('versions', ids),
      queryFn: async ({ signal }) => {
        const { models } = await getModels(client, { limit: 0 }, { signal });
        const used = models.filter(({ numVersions }) => numVersions > 0);
        if (used.length > mostModels) return null;
        const lists = await mapWithConcurrency(used, atOnce, ({ name }) =>
          getModelVersions(client, { modelName: name, limit: 0 }, { signal }),
        );
        return lists
          .flatMap(({ modelVersions }) => modelVersions)
          .filter(({ checkpoint }) => ids.includes(checkpoint?.training?.experimentId ?? 0))
          .map(({ model, version }) => `${model?.name ?? 'a model'} version ${version}`);
      },
      retry: false,
      meta: { isSilent: true },
    }),
};
