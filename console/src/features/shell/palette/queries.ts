import {
  getExperiment,
  getExperiments,
  getModels,
  getNotebooks,
  getTensorboards,
  getTrial,
  getWorkspaceProjects,
} from '@trainyard/sdk/calls';
import { type RunState, statesFilter } from '@trainyard/sdk/model';
import type { ExperimentState } from '@trainyard/sdk/types';
import { staleMs } from '~/app/polling/polling-intervals';
import { composed, q } from '~/data/q';
import { type CommandNode, followPath } from './command-tree';

const fresh = { staleTime: staleMs.palette } as const;

type ExperimentFilter = {
  name: string;
  /** stored states; empty for any */
  states: readonly ExperimentState[];
  userId: number | undefined;
};

const newestFirst = { sortBy: 'SORT_BY_START_TIME', orderBy: 'ORDER_BY_DESC' } as const;

export const paletteQueries = {
  /** the newest experiments by name, state and user */
  experiments: ({ name, states, userId }: ExperimentFilter) =>
    q(
      getExperiments,
      {
        ...newestFirst,
        limit: 6,
        ...(name !== '' && { name }),
        ...(states.length > 0 && { states: [...states] }),
        ...(userId !== undefined && { userIds: [userId] }),
      },
      { select: ({ experiments }) => experiments, ...fresh },
    ),

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
    q(getExperiment, { experimentId }, { select: ({ experiment }) => experiment, ...fresh }),

  trial: (trialId: number) => q(getTrial, { trialId }, { select: ({ trial }) => trial, ...fresh }),

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

/** The commands that a text leads to; those of the text before are there until then. */
export const typedCommandQuery = (root: CommandNode, text: string) =>
  composed('typedCommand', { text, root }, async () => followPath(root, text), {
    queryKeyHashFn: () => `palette typed ${text}`,
    structuralSharing: false,
    staleTime: 0,
    gcTime: 0,
    placeholderData: (last) => last,
  });
