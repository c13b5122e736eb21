import { mapWithConcurrency } from '@trainyard/sdk';
import { getModels, getModelVersions, getTensorboards } from '@trainyard/sdk/calls';
import type { Experiment } from '@trainyard/sdk/types';
import { composed, q } from '~/data/q';

/** each model is a request of its own */
const maxModels = 30;

const atOnce = 6;

/** The things that depend on experiments, one query for each kind, so that they fail separately. */
export const dependentQueries = {
  /** how many TensorBoards that have not ended show these experiments or their trials */
  tensorboards: (experiments: readonly Experiment[]) => {
    const ids = new Set(experiments.map(({ id }) => id));
    const trials = new Set(experiments.flatMap(({ trialIds }) => trialIds));
    return q(
      getTensorboards,
      { limit: 0 },
      {
        select: ({ tensorboards }) =>
          tensorboards.filter(
            ({ state, experimentIds, trialIds }) =>
              state !== 'STATE_TERMINATED' &&
              (experimentIds.some((id) => ids.has(id)) || trialIds.some((id) => trials.has(id))),
          ).length,
      },
    );
  },

  /** names of the model versions of their checkpoints; null if there are too many models to request */
  versions: (ids: readonly number[]) =>
    composed('versionsOfExperiments', { ids }, async (client) => {
      const { models } = await getModels(client, { limit: 0 });
      const used = models.filter(({ numVersions }) => numVersions > 0);
      if (used.length > maxModels) return null;
      const lists = await mapWithConcurrency(used, atOnce, ({ name }) =>
        getModelVersions(client, { modelName: name, limit: 0 }),
      );
      return lists
        .flatMap(({ modelVersions }) => modelVersions)
        .filter(({ checkpoint }) => ids.includes(checkpoint?.training?.experimentId ?? 0))
        .map(({ model, version }) => `${model?.name ?? 'a model'} version ${version}`);
    }),
};
