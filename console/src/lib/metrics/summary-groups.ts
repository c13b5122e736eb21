import type { Metric } from '@trainyard/sdk/model';
import type { Trial } from '@trainyard/sdk/types';

/** The name of a group in summaries of metrics, where the two usual groups have older names. */
export const summaryNameOf = (group: string): string =>
  group === 'training' ? 'avg_metrics' : group === 'validation' ? 'validation_metrics' : group;

/** The group that summaries of metrics call by this name. */
export const groupOfSummary = (name: string): string =>
  name === 'avg_metrics' ? 'training' : name === 'validation_metrics' ? 'validation' : name;

const hasNumbers = (summary: unknown) =>
  typeof summary === 'object' && summary !== null && 'type' in summary && summary.type === 'number';

/** The metrics of a trial's summary, which is loaded before the stream of names. */
export function summarizedMetrics(summaryMetrics: Trial['summaryMetrics']): Metric[] {
  return Object.entries(summaryMetrics ?? {}).flatMap(([group, metrics]) =>
    Object.entries(metrics ?? {})
      .filter(([, summary]) => hasNumbers(summary))
      .map(([name]) => ({ group: groupOfSummary(group), name })),
  );
}
