import { queryOptions } from '@tanstack/react-query';
import { getCheckpoint, getExperimentCheckpoints } from '@trainyard/sdk/calls';
import type { Args, Checkpoint } from '@trainyard/sdk/types';
import { client } from '~/app/api';
import { pollEvery } from '~/app/poll';
import { pollMs } from '~/app/polling-intervals';
import { queryKeys } from '~/app/query-keys';

type ListQuery = Omit<Args<'getExperimentCheckpoints'>, 'experimentId'>;

export type CheckpointPage = { checkpoints: Checkpoint[]; total: number };

export const checkpointQueries = {
  /** a page of an experiment's checkpoints; `isLive`: the experiment may still write some */
  ofExperiment: (id: number, { isLive, ...query }: ListQuery & { isLive: boolean }) =>
    queryOptions({
      queryKey: queryKeys.checkpoints.ofExperiment(id, query, { isLive }),
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
      ...(isLive ? { refetchInterval: pollEvery(pollMs.live) } : {}),
      meta: { errorMessage: `Unable to fetch checkpoints of experiment ${id}.` },
    }),

  detail: (checkpointUuid: string) =>
    queryOptions({
      queryKey: queryKeys.checkpoints.detail(checkpointUuid),
      queryFn: async ({ signal }) => {
        const { checkpoint } = await getCheckpoint(client, { checkpointUuid }, { signal });
        return checkpoint;
      },
      meta: { errorMessage: `Unable to fetch checkpoint ${checkpointUuid}.` },
    }),
};
