import type { QueryClient } from '@tanstack/react-query';
import { isFinished, type Metric, metricKey, searcherMetric } from '@trainyard/sdk/model';
import { readCharts } from '@trainyard/ui/charts/board/arrangement';
import { loadQuery, prefetch } from '~/app/loading/load-query';
import { isFormula } from '~/components/metrics/board/formula-key';
import { FormulaChart } from '~/components/metrics/board/late-formula-chart';
import type { ExperimentRow } from '~/data/experiments/experiments';
import { mergeMetrics } from '~/data/experiments/metric-requests';
import { curvesQuery, metricNamesQuery } from '~/data/experiments/metrics';
import { summarizedMetrics } from '~/lib/metrics/summary-groups';

/** the maximum number of values next to the names of rows */
export const maxColumns = 2;

export const isLiveRows = (rows: readonly ExperimentRow[]): boolean =>
  rows.some(({ experiment }) => !isFinished(experiment.state));

/** The names of the metrics of some rows. */
export const namesOfRows = (rows: readonly ExperimentRow[]) =>
  metricNamesQuery([...new Set(rows.map(({ experiment }) => experiment.id))], {
    isLive: isLiveRows(rows),
  });

/** The metrics that the best trials of some rows summarize, which the rows have already. */
export const summarizedOfRows = (rows: readonly ExperimentRow[]): Metric[] =>
  mergeMetrics(
    [],
    rows.flatMap(({ bestTrial }) => (bestTrial ? summarizedMetrics(bestTrial.summaryMetrics) : [])),
  );

/** The metrics of the searchers of some rows. */
function searchedMetrics(rows: readonly ExperimentRow[]): readonly Metric[] {
  const names = new Set(rows.flatMap(({ experiment }) => searcherMetric(experiment.config) ?? []));
  return [...names].map((name) => ({ group: 'validation', name }));
}

/** The metrics of the searchers, then a loss of training. */
export function firstMetrics(
  rows: readonly ExperimentRow[],
  metrics: readonly Metric[],
): readonly Metric[] {
  const training = metrics.filter(({ group }) => group === 'training');
  const loss = training.find(({ name }) => /loss/i.test(name)) ?? training[0];
  return [...searchedMetrics(rows), ...(loss ? [loss] : [])].slice(0, maxColumns);
}

type MetricsOfFormulas = (metrics: readonly Metric[]) => Metric[];

type FirstCharts = {
  rows: readonly ExperimentRow[];
  /** the metrics that the link names */
  keys: readonly string[];
  metricsOfFormulas: MetricsOfFormulas;
};

/**
 * Loads what reads the charts of expressions, which are the first on the board. Returns the metrics
 * that they need of those that there are.
 */
export async function loadFormulas(charts: readonly string[]): Promise<MetricsOfFormulas> {
  const formulas = readCharts(charts).filter(({ key }) => isFormula(key));
  if (formulas.length === 0) return () => [];
  const [{ readFormula }] = await Promise.all([
    import('~/components/metrics/board/formula'),
    FormulaChart.preload?.(),
  ]);
  return (metrics: readonly Metric[]) =>
    formulas.flatMap(({ key }) => {
      const read = readFormula(key, metrics);
      return read.ok ? read.formula.metrics : [];
    });
}

/**
 * Loads the curves of the first charts of a link, before the charts are on the page: at first of the
 * metrics that the rows' own trials summarize, without waiting for the names of all.
 */
export async function loadCurves(
  queryClient: QueryClient,
  { rows, keys, metricsOfFormulas }: FirstCharts,
): Promise<void> {
  if (rows.length === 0) return;
  const trialIds = rows.flatMap(({ bestTrial }) => bestTrial?.id ?? []);
  const loadFirst = (metrics: readonly Metric[]) => {
    const linked = metrics.filter((metric) => keys.includes(metricKey(metric)));
    const first = linked.length > 0 ? linked : firstMetrics(rows, metrics);
    for (const metric of new Set([...metricsOfFormulas(metrics), ...first]))
      void prefetch(queryClient, curvesQuery(trialIds, { metric, isLive: isLiveRows(rows) }));
  };
  const names = loadQuery(queryClient, namesOfRows(rows));
  loadFirst(summarizedOfRows(rows));
  loadFirst(await names);
}
