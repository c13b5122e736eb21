import { collect, items } from '@trainyard/sdk';
import { getCheckpoint, getExperimentCheckpoints } from '@trainyard/sdk/calls';
import type { Answer, Args, Checkpoint } from '@trainyard/sdk/types';
import { pollIf } from '~/app/polling/poll';
import { pollMs, staleMs } from '~/app/polling/polling-intervals';
import { composed, q } from '~/data/q';

type ListQuery = Omit<Args<'getExperimentCheckpoints'>, 'experimentId'>;

export type CheckpointPage = { checkpoints: Checkpoint[]; total: number };

const toPage = (answer: Answer<'getExperimentCheckpoints'>): CheckpointPage => ({
  checkpoints: answer.checkpoints,
  total: answer.pagination.total,
});

/** the largest page of a master */
const pageSize = 1000;

export const checkpointQueries = {
  /**
   * every checkpoint of an experiment, including deleted ones; a write to a checkpoint invalidates
   * it
   */
  all: (experimentId: number) =>
    composed(
      'allCheckpoints',
      { experimentId },
      (caller) =>
        collect(items(caller, getExperimentCheckpoints, { experimentId, limit: pageSize })),
      { poll: 'settled', error: `Unable to fetch checkpoints of experiment ${experimentId}.` },
    ),

  /** a page of an experiment's checkpoints; `isLive`: the experiment may still write some */
  ofExperiment: (experimentId: number, { isLive, ...query }: ListQuery & { isLive: boolean }) =>
    q(
      getExperimentCheckpoints,
      { experimentId, ...query },
      {
        select: toPage,
        placeholderData: (previous, last) =>
          last?.queryKey[1].experimentId === experimentId ? previous : undefined,
        ...pollIf(isLive, pollMs.live, { staleMs: staleMs.standard }),
        error: `Unable to fetch checkpoints of experiment ${experimentId}.`,
      },
    ),

  detail: (checkpointUuid: string) =>
    q(
      getCheckpoint,
      { checkpointUuid },
      {
        select: ({ checkpoint }) => checkpoint,
        error: `Unable to fetch checkpoint ${checkpointUuid}.`,
      },
    ),
};
