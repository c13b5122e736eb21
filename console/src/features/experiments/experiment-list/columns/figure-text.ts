import { formatDuration } from '@trainyard/ui/lib/duration';
import { formatBytes, formatMetric, formatPercent } from '@trainyard/ui/lib/format';
import { fieldOf } from '~/features/experiments/base/fields';

/** Formats a number of a column in the unit of its field. */
export function figureText(columnId: string, value: number): string {
  const unit = fieldOf(columnId)?.unit;
  if (unit === 'bytes') return formatBytes(value);
  if (unit === 'seconds') return formatDuration(value * 1_000);
  if (unit === 'percent') return formatPercent(value, 0);
  return formatMetric(value);
}
