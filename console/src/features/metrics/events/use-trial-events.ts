import { useQuery } from '@tanstack/react-query';
import { type TrialEvent, trialEvents } from '@trainyard/insights/timeline/trial-events';
import { getTask, getTrialCheckpoints, taskLogs } from '@trainyard/sdk/calls';
import { isFinished } from '@trainyard/sdk/model';
import type { Trial } from '@trainyard/sdk/types';
import { useMemo } from 'react';
import { pollIf } from '~/app/poll';
import { pollMs } from '~/app/polling-intervals';
import { q } from '~/data/q';
import { qAll } from '~/data/stream';

/** more marks cannot be distinguished on one axis */
const maxCheckpoints = 500;
/** more ends of allocations do not fit either */
const maxLines = 200;

const eventQueries = {
  allocations: ({ taskId }: Trial, isLive: boolean) =>
    q(
      getTask,
      { taskId },
      { select: ({ task }) => task.allocations, ...pollIf(isLive, pollMs.searchTrials) },
    ),
  checkpoints: ({ id }: Trial, isLive: boolean) =>
    q(
      getTrialCheckpoints,
      { trialId: id, limit: maxCheckpoints },
      { select: ({ checkpoints }) => checkpoints, ...pollIf(isLive, pollMs.searchTrials) },
    ),
  lines: ({ taskId }: Trial, searchText: string) =>
    qAll(taskLogs, { taskId, searchText, limit: maxLines }),
};

const nothing: never[] = [];

/** Returns the events of a trial, as far as they are loaded; a call that fails leaves out its part. */
export function useTrialEvents(trial: Trial, { isEnabled }: { isEnabled: boolean }): TrialEvent[] {
  const isLive = !isFinished(trial.state);
  const { data: allocations = nothing } = useQuery({
    ...eventQueries.allocations(trial, isLive),
    enabled: isEnabled && trial.taskId !== '',
  });
  const { data: checkpoints = nothing } = useQuery({
    ...eventQueries.checkpoints(trial, isLive),
    enabled: isEnabled,
  });
  // a trial with one allocation that has not failed needs no words of the master
  const hasEnds = allocations.length > 1 || trial.state === 'STATE_ERROR';
  const { data: ends = nothing } = useQuery({
    ...eventQueries.lines(trial, 'was terminated'),
    enabled: isEnabled && hasEnds,
  });
  const { data: reasons = nothing } = useQuery({
    ...eventQueries.lines(trial, 'preempted'),
    enabled: isEnabled && allocations.length > 1,
  });
  return useMemo(
    () => trialEvents({ allocations, checkpoints, lines: [...ends, ...reasons] }),
    [allocations, checkpoints, ends, reasons],
  );
}
