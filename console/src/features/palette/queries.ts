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
import { call, showsOf } from '@trainyard/sdk/query';
import type { Args, Experiment, Trial } from '@trainyard/sdk/types';
import { client } from '~/app/api';
import { staleMs } from '~/app/polling-intervals';
import { q } from '~/data/q';

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
      queryKey: ['foundExperiments', { name, states, userId }],
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
      meta: showsOf(getExperiments),
    }),

  /** experiments in these states, for a command to choose from */
  inStates: (states: readonly RunState[]) =>
    q(
      getExperiments,
      {
        ...newestFirst,
        sortBy: 'SORT_BY_END_TIME',
        limit: 100,
        states: statesFilter(states),
        archived: false,
      },
      { select: ({ experiments }) => experiments, ...fresh },
    ),

  experiment: (experimentId: number) =>
    queryOptions({
      queryKey: ['experimentOrNull', { experimentId }],
      queryFn: async ({ signal }): Promise<Experiment | null> =>
        (await orNull(getExperiment(client, { experimentId }, { signal })))?.experiment ?? null,
      ...fresh,
      meta: showsOf(call(getExperiment, { experimentId })),
    }),

  trial: (trialId: number) =>
    queryOptions({
      queryKey: ['trialOrNull', { trialId }],
      queryFn: async ({ signal }): Promise<Trial | null> =>
        (await orNull(getTrial(client, { trialId }, { signal })))?.trial ?? null,
      ...fresh,
      meta: showsOf(call(getTrial, { trialId })),
    }),

  /** every visible project, by name */
  projects: () =>
    q(
      getWorkspaceProjects,
      { workspaceId: 0, sortBy: 'SORT_BY_NAME', limit: 0 },
      { select: ({ projects }) => projects, ...fresh },
    ),

  models: (name: string) =>
    q(getModels, { name, limit: 4 }, { select: ({ models }) => models, ...fresh }),

  notebooks: () => q(getNotebooks, {}, { select: ({ notebooks }) => notebooks, ...fresh }),

  tensorboards: () =>
    q(getTensorboards, {}, { select: ({ tensorboards }) => tensorboards, ...fresh }),
};
