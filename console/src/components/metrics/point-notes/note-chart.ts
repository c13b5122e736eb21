import { inOneLine, type PointNote } from '@trainyard/insights/timeline/point-notes';
import { type MetricPair, metricId } from '@trainyard/sdk/model';
import { visibleName } from '~/components/metrics/metric-label';
import { searchSchema, text } from '~/lib/search-param';
import { z } from '~/lib/zod';

/** `?point=1200|loss`: the batch and the chart of a note; the chart is scrolled to, and the note marked. */
export const pointSearch = searchSchema(() => ({ point: z.catch(text, '') }));

/** The name of a chart in a note. */
export const chartNameOf = ({ title }: Pick<MetricPair, 'title'>): string =>
  inOneLine(visibleName(title));

/** Returns true for a note on every chart, on this one, or on one of its metrics. */
export const isOnChart = ({ chart }: Pick<PointNote, 'chart'>, pair: MetricPair): boolean =>
  chart === undefined ||
  chart === chartNameOf(pair) ||
  pair.metrics.some((metric) => chart === metric.name || chart === metricId(metric));

/** The batch and the chart of a link to a point; undefined for a text of another form. */
export function pointOf(text: string): Pick<PointNote, 'batch' | 'chart'> | undefined {
  const [, batch, chart] = /^(\d+)\|(.*)$/s.exec(text) ?? [];
  if (batch === undefined) return undefined;
  return { batch: Number(batch), chart: chart || undefined };
}

/** True for the note that a link leads to. */
export function isAtPoint({ batch, chart }: PointNote, text: string): boolean {
  const point = pointOf(text);
  return point !== undefined && point.batch === batch && point.chart === chart;
}
