import { useQuery } from '@tanstack/react-query';
import { type Metric, metricKey, parseMetricKey } from '@trainyard/sdk/model';
import type { Experiment, Trial } from '@trainyard/sdk/types';
import { useReportUnknown } from '@trainyard/ui/lib/refused-values';
import { useMemo } from 'react';
import { metricLabel } from '~/components/metrics/metric-label';
import { mergeMetrics } from '~/data/experiments/metric-requests';
import { metricNamesQuery } from '~/data/experiments/metrics';
import { summarizedMetrics } from '~/lib/metrics/summary-groups';
import { chosenMetric, expectedMetric } from './metric-names';

const noNames: Metric[] = [];

type NamesInput = { experimentId: number; trial: Trial; isLive: boolean };

/** The metrics of a trial, from the reports of its experiment and from its own summary. */
export function useMetricNames({ experimentId, trial, isLive }: NamesInput) {
  const names = useQuery(metricNamesQuery([experimentId], { isLive }));
  const reportedNames = names.data ?? noNames;
  const metrics = useMemo(
    () => mergeMetrics(reportedNames, summarizedMetrics(trial.summaryMetrics)),
    [reportedNames, trial.summaryMetrics],
  );
  return { names, metrics };
}

type MetricChoice = {
  /** of the link */
  key: string;
  isLive: boolean;
  /** whether a metric can be selected; by default all can */
  fits?: (metric: Metric) => boolean;
};

const all = () => true;

/**
 * The metrics of a search, and the one that its charts show. Until the names have loaded, the
 * expected one is the only one, so that its values are requested at once.
 */
export function useSearchMetric(experiment: Experiment, { key, isLive, fits = all }: MetricChoice) {
  const names = useQuery(metricNamesQuery([experiment.id], { isLive }));
  const metrics = useMemo(() => {
    const expected = expectedMetric(experiment, key);
    return (names.data ?? (expected ? [expected] : noNames)).filter(fits);
  }, [names.data, experiment, key, fits]);
  const selectedMetric = chosenMetric(metrics, experiment, key);
  useReportUnknown({
    name: 'metric',
    values: [key],
    choices: names.data && selectedMetric ? metrics.map(metricKey) : undefined,
    fault: (value) => `There is no metric ${value}.`,
    instead: selectedMetric ? `${metricLabel(selectedMetric)} is shown.` : '',
  });
  const chosenKey = selectedMetric ? metricKey(selectedMetric) : '';
  // the same object before and after the names have come: charts are drawn once
  const metric = useMemo(() => parseMetricKey(chosenKey), [chosenKey]);
  return { names, metrics, metric };
}
