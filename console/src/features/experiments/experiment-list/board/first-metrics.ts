import type { QueryClient } from '@tanstack/react-query';
import { isFinished, type Metric, metricKey, searcherMetric } from '@trainyard/sdk/model';
import { loadQuery, prefetch } from '~/app/loading/load-query';
import type { ExperimentRow } from '~/data/experiments/experiments';
import { curvesQuery, metricNamesQuery } from '~/data/experiments/metrics';

/** the maximum number of values next to the names of rows */
export const maxColumns = 2;

export const isLiveRows = (rows: readonly ExperimentRow[]): boolean =>
  rows.some(({ experiment }) => !isFinished(experiment.state));

/** The names of the metrics of some rows. */
export const namesOfRows = (rows: readonly ExperimentRow[]) =>
  metricNamesQuery([...new Set(rows.map(({ experiment }) => experiment.id))], {
    isLive: isLiveRows(rows),
  });

/** The metrics of the searchers, then a loss of training. */
export function firstMetrics(
  rows: readonly ExperimentRow[],
  metrics: readonly Metric[],
): readonly Metric[] {
  const names = new Set(rows.flatMap(({ experiment }) => searcherMetric(experiment.config) ?? []));
  const searched = [...names].map((name) => ({ group: 'validation', name }));
  const training = metrics.filter(({ group }) => group === 'training');
  const loss = training.find(({ name }) => /loss/i.test(name)) ?? training[0];
  return [...searched, ...(loss ? [loss] : [])].slice(0, maxColumns);
}

/** Loads the curves of the first charts of a link, before the charts are on the page. */
export async function loadCurves(
  queryClient: QueryClient,
  { rows, keys }: { rows: readonly ExperimentRow[]; keys: readonly string[] },
): Promise<void> {
  if (rows.length === 0) return;
  const metrics = await loadQuery(queryClient, namesOfRows(rows));
  const linked = metrics.filter((metric) => keys.includes(metricKey(metric)));
  const trialIds = rows.flatMap(({ bestTrial }) => bestTrial?.id ?? []);
  for (const metric of linked.length > 0 ? linked : firstMetrics(rows, metrics))
    void prefetch(queryClient, curvesQuery(trialIds, { metric, isLive: isLiveRows(rows) }));
}
