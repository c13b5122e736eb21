import type { Metric } from '@trainyard/sdk/model';
import { quoted, useReportRefused } from '@trainyard/ui/lib/refused-values';
import { isChosenMetric } from './metric-tree';

/**
 * Reports chosen metrics of a link that match none.
 *
 * @param metrics all metrics, or undefined while they load
 */
export function useUnknownMetrics(
  metrics: readonly Metric[] | undefined,
  chosen: readonly string[],
): void {
  const unknown = metrics?.length
    ? chosen.filter((each) => !metrics.some((metric) => isChosenMetric(metric, [each])))
    : [];
  useReportRefused(
    unknown.map((value) => ({
      name: 'metric',
      value,
      fault: `There is no metric ${quoted(value)}.`,
      instead: 'It has no chart.',
    })),
  );
}
