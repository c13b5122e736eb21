import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isTrialLive } from '~/data/experiments/trials';
import { seriesQuery } from '../queries';
import { pairSeries } from '../trial-series';
import { withAxis } from '../use-series-detail';
import type { BaseChart } from './base-run';
import { baseSeries } from './base-series';

/** Requests the curves of the base run for a chart; draws nothing itself. */
export function BaseLines({ base, pair, formula, x, onLines }: BaseChart) {
  const { experiment, trial } = base;
  const { data: groups } = useQuery(
    seriesQuery(trial.id, {
      metrics: withAxis(pair.metrics, { x }),
      isLive: isTrialLive(trial),
    }),
  );
  useEffect(() => {
    if (!groups) return undefined;
    // time since its own start
    const axis = { x, start: Date.parse(trial.startTime ?? '') / 1000 || 0 };
    const lines = formula
      ? formula.compute((metric) => pairSeries({ title: '', metrics: [metric] }, groups, axis), {
          isOfOneRun: true,
        })
      : pairSeries(pair, groups, axis);
    onLines(baseSeries(lines, experiment));
    return () => onLines([]);
  }, [groups, pair, formula, x, trial.startTime, experiment, onLines]);
  return null;
}
