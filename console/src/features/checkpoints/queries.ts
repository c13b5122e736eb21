import { queryOptions } from '@tanstack/react-query';
import { getCheckpoint, getExperimentCheckpoints } from '@trainyard/sdk/calls';
import type { Args, Checkpoint } from '@trainyard/sdk/types';
import { client } from '~/app/api';
import { pollEvery } from '~/app/poll';

type ListQuery = Omit<Args<'getExperimentCheckpoints'>, 'experimentId'>;

export type CheckpointPage = { checkpoints: Checkpoint[]; total: number };

export const checkpointQueries = {
  all: () => ['checkpoints'] as const,

  /** a page of an experiment's checkpoints; `isLive`: the experiment may still write some */
  ofExperiment: (id: number, { isLive, ...query }: ListQuery & { isLive: boolean }) =>
    queryOptions({
      queryKey: [...checkpointQueries.all(), 'of experiment', id, query, { isLive }] as const,
      queryFn: async ({ signal }): Promise<CheckpointPage> => {
        const answer = await getExperimentCheckpoints(
          client,
          { experimentId: id, ...query },
          { signal },
        );
        const { checkpoints, pagination } = answer;
        return { checkpoints, total: pagination.total };
      },
      placeholderData: (previous: CheckpointPage | undefined, last) =>
        last?.queryKey[2] === id ? previous : undefined,
      ...(isLive ? { refetchInterval: pollEvery(5_000) } : {}),
      meta: { errorMessage: `Unable to fetch checkpoints of experiment ${id}.` },
    }),

  detail: (checkpointUuid: string) =>
    queryOptions({
      queryKey: [...checkpointQueries.all(), 'detail', checkpointUuid] as const,
      queryFn: async ({ signal }) => {
        const { checkpoint } = await getCheckpoint(client, { checkpointUuid }, { signal });
        return checkpoint;
      },
      meta: { errorMessage: `Unable to fetch checkpoint ${checkpointUuid}.` },
    }),
};
