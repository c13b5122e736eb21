import { getTask, getTrialCheckpoints, taskLogs } from '@trainyard/sdk/calls';
import type { Trial } from '@trainyard/sdk/types';
import { pollIf } from '~/app/polling/poll';
import { pollMs } from '~/app/polling/polling-intervals';
import { q } from '~/data/q';
import { qAll } from '~/data/stream';

/** more marks cannot be distinguished on one axis */
const maxCheckpoints = 500;
/** maximum log lines that are read; a chart has no room for more ends of allocations */
const maxLines = 200;

export const eventQueries = {
  allocations: ({ taskId }: Pick<Trial, 'taskId'>, isLive: boolean) =>
    q(
      getTask,
      { taskId },
      { select: ({ task }) => task.allocations, ...pollIf(isLive, pollMs.searchTrials) },
    ),
  checkpoints: ({ id }: Pick<Trial, 'id'>, isLive: boolean) =>
    q(
      getTrialCheckpoints,
      { trialId: id, limit: maxCheckpoints },
      { select: ({ checkpoints }) => checkpoints, ...pollIf(isLive, pollMs.searchTrials) },
    ),
  lines: ({ taskId }: Pick<Trial, 'taskId'>, searchText: string) =>
    qAll(taskLogs, { taskId, searchText, limit: maxLines }),
};
