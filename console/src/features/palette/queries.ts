import { queryOptions } from '@tanstack/react-query';
import {
  getExperiment,
  getExperiments,
  getModels,
  getNotebooks,
  getTensorboards,
  getTrial,
  getWorkspaceProjects,
  isNotFound,
} from '@trainyard/sdk/calls';
import { type RunState, statesFilter } from '@trainyard/sdk/model';
import type { Args, Experiment, Model, Trial } from '@trainyard/sdk/types';
import { client } from '~/app/api';
import { staleMs } from '~/app/polling-intervals';
import { queryKeys } from '~/app/query-keys';

const fresh = { staleTime: staleMs.palette } as const;

type ExperimentFilter = {
  name: string;
  states: readonly RunState[];
  userId: number | undefined;
};

/** Returns null for a missing entity. */
async function orNull<Value>(found: Promise<Value>): Promise<Value | null> {
  try {
    return await found;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

const newestFirst = { sortBy: 'SORT_BY_START_TIME', orderBy: 'ORDER_BY_DESC' } as const;

export const paletteQueries = {
  /** the newest experiments by name, state and user */
  experiments: ({ name, states, userId }: ExperimentFilter) =>
    queryOptions({
      queryKey: queryKeys.palette.experiments(name, states, userId),
      queryFn: async ({ signal }): Promise<Experiment[]> => {
        const stored = statesFilter(states);
        if (states.length > 0 && stored.length === 0) return [];
        const query: Args<'getExperiments'> = {
          ...newestFirst,
          limit: 6,
          ...(name === '' ? {} : { name }),
          ...(stored.length === 0 ? {} : { states: stored }),
          ...(userId === undefined ? {} : { userIds: [userId] }),
        };
        return (await getExperiments(client, query, { signal })).experiments;
      },
      ...fresh,
    }),

  /** experiments in these states, for a command to choose from */
  inStates: (states: readonly RunState[]) =>
    queryOptions({
      queryKey: queryKeys.palette.experimentsInStates(states),
      queryFn: async ({ signal }) => {
        const query = { ...newestFirst, sortBy: 'SORT_BY_END_TIME', limit: 100 } as const;
        const filter = { states: statesFilter(states), archived: false };
        return (await getExperiments(client, { ...query, ...filter }, { signal })).experiments;
      },
      ...fresh,
    }),

  experiment: (experimentId: number) =>
    queryOptions({
      queryKey: queryKeys.palette.experiment(experimentId),
      queryFn: async ({ signal }): Promise<Experiment | null> =>
        (await orNull(getExperiment(client, { experimentId }, { signal })))?.experiment ?? null,
      ...fresh,
    }),

  trial: (trialId: number) =>
    queryOptions({
      queryKey: queryKeys.palette.trial(trialId),
      queryFn: async ({ signal }): Promise<Trial | null> =>
        (await orNull(getTrial(client, { trialId }, { signal })))?.trial ?? null,
      ...fresh,
    }),

  /** every visible project, by name */
  projects: () =>
    queryOptions({
      queryKey: queryKeys.palette.projects,
      queryFn: async ({ signal }) => {
        const query = { workspaceId: 0, sortBy: 'SORT_BY_NAME', limit: 0 } as const;
        return (await getWorkspaceProjects(client, query, { signal })).projects;
      },
      ...fresh,
      meta: { isSilent: true, errorMessage: 'Unable to fetch data.' },
    }),

  models: (name: string) =>
    queryOptions({
      queryKey: queryKeys.palette.models(name),
      queryFn: async ({ signal }): Promise<Model[]> =>
        (await getModels(client, { name, limit: 4 }, { signal })).models,
      ...fresh,
    }),

  notebooks: () =>
    queryOptions({
      queryKey: queryKeys.palette.notebooks,
      queryFn: async ({ signal }) => (await getNotebooks(client, {}, { signal })).notebooks,
      ...fresh,
    }),

  tensorboards: () =>
    queryOptions({
      queryKey: queryKeys.palette.tensorboards,
      queryFn: async ({ signal }) => (await getTensorboards(client, {}, { signal })).tensorboards,
      ...fresh,
    }),
};
