import { metricKey } from '@trainyard/sdk/model';
import { useReportUnknown } from '@trainyard/ui/lib/refused-values';
import { useMemo } from 'react';
import { type CompareRow, compareRows } from '~/lib/compare-rows';
import { metricDirection } from '~/lib/metrics/metric-direction';
import type { ShownMetrics } from '~/lib/metrics/metric-rows';
import type { BestTrials } from '../best-trials';
import type { CompareView } from '../compare-search';
import type { ComparedItem } from '../compared-item';
import type { MetricNames } from '../use-compare-metrics';
import { rankItems } from './ranking';
import { hasEffect } from './result-config';

/** settings with a column; more of them are in the table of settings */
const maxSettings = 6;

type Options = {
  items: readonly ComparedItem[];
  best: BestTrials;
  names: MetricNames;
  searched: ShownMetrics['searched'];
  view: CompareView;
  isSample: (id: number) => boolean;
};

/** Ranks what is compared by the metric of the link, else by the one that most of them search by. */
export function useRanking({ items, best, names, searched, view, isSample }: Options) {
  const { rankBy, better, base } = view;
  const keys = useMemo(() => names.metrics.map(metricKey), [names.metrics]);
  useReportUnknown({
    name: 'rankBy',
    values: rankBy === '' ? [] : [rankBy],
    choices: names.isComplete && keys.length > 0 ? keys : undefined,
    fault: (name) => `There is no metric ${name}.`,
    instead: 'They are ranked by another metric.',
  });
  const metric = keys.includes(rankBy) ? rankBy : firstMetric(keys, searched);
  const ownDirection = metricDirection(
    metric,
    searched.map(([name, way]) => [metricKey({ group: 'validation', name }), way] as const),
  );
  const direction = better ?? ownDirection;
  const ranking = useMemo(
    () => rankItems(items, { best, metric, direction, base, isSample }),
    [items, best, metric, direction, base, isSample],
  );
  const settings = useMemo(() => differingSettings(items, best), [items, best]);
  return {
    keys,
    metric,
    /** the direction that configs or the name of the metric say */
    ownDirection,
    ranking,
    settings: settings.slice(0, maxSettings),
    settingsLeft: Math.max(0, settings.length - maxSettings),
  };
}

/** The metric that most of the configs search by, if it is measured; else the first of validation. */
function firstMetric(keys: readonly string[], searched: ShownMetrics['searched']): string {
  const counts = new Map<string, number>();
  for (const [name] of searched) {
    const key = metricKey({ group: 'validation', name });
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const [frequent] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [];
  if (frequent !== undefined && (keys.includes(frequent) || keys.length === 0)) return frequent;
  return keys.find((key) => key.startsWith('validation|')) ?? keys[0] ?? '';
}

/** Settings that differ, of the trials that are ranked: hyperparameters first, then parts of the config. */
function differingSettings(items: readonly ComparedItem[], best: BestTrials): CompareRow[] {
  if (items.length < 2) return [];
  const ranked = items.map(({ id, config }) => ({ config, hparams: best.get(id)?.hparams ?? {} }));
  return compareRows(ranked).filter(
    ({ kind, name, differs }) => differs && (kind === 'Hyperparameters' || hasEffect(name)),
  );
}
