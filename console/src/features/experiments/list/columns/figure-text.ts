import { formatDuration } from '~/lib/duration';
import { formatBytes, formatMetric, formatPercent } from '~/lib/format';

/** A number of a column as the column itself says it. Durations are in seconds. */
export function figureText(columnId: string, value: number): string {
  if (columnId === 'checkpointSize') return formatBytes(value);
  if (columnId === 'duration') return formatDuration(value * 1_000);
  if (columnId === 'progress') return formatPercent(value, 0);
  return formatMetric(value);
}
