import { useQuery } from '@tanstack/react-query';
import { type TrialEvent, trialEvents } from '@trainyard/insights/timeline/trial-events';
import { isFinished } from '@trainyard/sdk/model';
import type { Trial } from '@trainyard/sdk/types';
import { useMemo } from 'react';
import { eventQueries } from './queries';

const noRows: never[] = [];

/**
 * Returns the events of a trial, as far as they are loaded; a call that fails leaves out its part.
 * Without a trial there are none.
 */
export function useTrialEvents(trial: Trial | undefined): TrialEvent[] {
  const of = trial ?? { id: 0, taskId: '' };
  const isEnabled = trial !== undefined;
  const isLive = isEnabled && !isFinished(trial.state);
  const { data: allocations = noRows } = useQuery({
    ...eventQueries.allocations(of, isLive),
    enabled: isEnabled && trial.taskId !== '',
  });
  const { data: checkpoints = noRows } = useQuery({
    ...eventQueries.checkpoints(of, isLive),
    enabled: isEnabled,
  });
  // a trial with one allocation that has not failed needs no words of the master
  const hasEnds = allocations.length > 1 || trial?.state === 'STATE_ERROR';
  const { data: ends = noRows } = useQuery({
    ...eventQueries.lines(of, 'was terminated'),
    enabled: isEnabled && hasEnds,
  });
  const { data: reasons = noRows } = useQuery({
    ...eventQueries.lines(of, 'preempted'),
    enabled: isEnabled && allocations.length > 1,
  });
  return useMemo(
    () =>
      isEnabled ? trialEvents({ allocations, checkpoints, lines: [...ends, ...reasons] }) : noRows,
    [isEnabled, allocations, checkpoints, ends, reasons],
  );
}
