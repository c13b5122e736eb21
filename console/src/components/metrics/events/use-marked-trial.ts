import { useQuery } from '@tanstack/react-query';
import { useRestedValue } from '@trainyard/ui/hooks/use-debounced';
import { useHandler } from '@trainyard/ui/hooks/use-handler';
import { usePreferences } from '@trainyard/ui/page/preferences';
import { useEffect, useMemo, useState } from 'react';
import type { MetricGroups, SeriesAxis } from '~/components/metrics/series-axis';
import { trialQueries } from '~/data/experiments/trials';
import { eventMarks } from './event-marks';
import { useOpenLog } from './use-open-log';
import { useTrialEvents } from './use-trial-events';

/**
 * Chooses the trial whose events are marked on charts of several trials: the only one that is drawn,
 * else the one that the pointer last rested on. Its marks stay, so that the pointer can reach them.
 */
export function useMarkedTrial(
  highlighted: number | undefined,
  drawnTrialIds: readonly number[],
): number | undefined {
  const rested = useRestedValue(highlighted);
  const [last, setLast] = useState<number>();
  useEffect(() => {
    if (rested !== undefined) setLast(rested);
  }, [rested]);
  if (drawnTrialIds.length === 1) return drawnTrialIds[0];
  return last !== undefined && drawnTrialIds.includes(last) ? last : undefined;
}

/**
 * Returns a function that makes the marks of a trial's events for a chart of several trials, and what
 * opens its log at a mark. Without a trial, and until its events are loaded, there are no marks.
 */
export function useMarksOfTrial(trialId: number | undefined) {
  const { data: trial } = useQuery({
    ...trialQueries.detail(trialId ?? 0),
    enabled: trialId !== undefined,
  });
  const visibleTrial = trialId === undefined ? undefined : trial;
  const events = useTrialEvents(visibleTrial);
  const { hiddenEvents } = usePreferences();
  const visible = useMemo(
    () => events.filter(({ kind }) => !hiddenEvents.includes(kind)),
    [events, hiddenEvents],
  );
  const openLog = useOpenLog(visibleTrial);
  const marksOn = useMemo(
    () => (of: { groups: MetricGroups; axis: SeriesAxis }) =>
      eventMarks(visible, of).map((mark) => ({
        ...mark,
        // marks of one of several lines
        label: `Trial ${trialId}: ${mark.label}`,
      })),
    [visible, trialId],
  );
  const onEvent = useHandler(({ id }: { id: string }) =>
    openLog(visible.find((event) => event.id === id)),
  );
  return { marksOn, onEvent };
}
