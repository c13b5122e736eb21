import type { MetricPair } from '@trainyard/sdk/model';
import type { Trial } from '@trainyard/sdk/types';
import { groupOfSummary } from '~/lib/metrics/summary-groups';

/** kinds of metrics without a curve, as the master names them in summaries */
const kinds: Record<string, string> = {
  string: 'Text values',
  boolean: 'True or false',
  date: 'Times',
  object: 'Structured values',
  array: 'Lists',
};

const maxCharacters = 80;

function latestText(last: unknown): string {
  const text = typeof last === 'string' ? last : JSON.stringify(last);
  return text.length > maxCharacters ? `${text.slice(0, maxCharacters - 1)}…` : text;
}

/**
 * Says what a metric is whose values are not numbers, with its latest value from the summary of the
 * trial: "Text values, latest: phase-20". Undefined for a metric of numbers, or without a summary.
 */
export function otherValuesText(
  { metrics }: MetricPair,
  summaryMetrics: Trial['summaryMetrics'],
): string | undefined {
  for (const [group, named] of Object.entries(summaryMetrics ?? {}))
    for (const [name, summary] of Object.entries(named ?? {})) {
      const isOwn = metrics.some(
        (metric) => metric.group === groupOfSummary(group) && metric.name === name,
      );
      if (!isOwn || typeof summary !== 'object' || summary === null || !('type' in summary))
        continue;
      const kind = kinds[String(summary.type)];
      if (!kind) continue;
      const hasLast = 'last' in summary && summary.last !== undefined && summary.last !== null;
      return hasLast ? `${kind}, latest: ${latestText(summary.last)}` : kind;
    }
  return undefined;
}
