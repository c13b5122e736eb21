import type { NoteLine } from '@trainyard/insights/timeline/point-notes';
import type { DataPoint } from '@trainyard/sdk/types';
import type { ChartEvent } from '@trainyard/ui/charts/events/chart-event';
import { formatCount } from '@trainyard/ui/lib/format';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { type MetricGroups, type SeriesAxis, xOf } from '~/components/metrics/series-axis';

/** The kind of the marks of notes, beside the kinds of events. */
export const noteKind = { kind: 'note', label: 'Notes' };

const noteId = 'note ';

/** The place of a note among those that were marked; undefined for the mark of something else. */
export const noteOfMark = (id: string): number | undefined =>
  id.startsWith(noteId) ? Number(id.slice(noteId.length)) : undefined;

/** The measurement nearest to a batch, which has a place on every axis. */
function pointAt(batch: number, groups: MetricGroups): DataPoint | undefined {
  let nearest: DataPoint | undefined;
  for (const { data } of groups)
    for (const point of data)
      if (!nearest || Math.abs(point.batches - batch) < Math.abs(nearest.batches - batch))
        nearest = point;
  return nearest;
}

/** The batch that was measured nearest to an x of a chart; the last one without an x. */
export function batchOfX(
  x: number | undefined,
  { groups, axis }: { groups: MetricGroups; axis: SeriesAxis },
): number {
  const place = xOf(groups, axis);
  let nearest = { batch: 0, distance: Number.POSITIVE_INFINITY };
  for (const { data } of groups)
    for (const point of data) {
      const at = place(point);
      const distance = x === undefined ? -point.batches : Math.abs((at ?? Number.NaN) - x);
      if (distance < nearest.distance) nearest = { batch: point.batches, distance };
    }
  return nearest.batch;
}

/** Notes of people as marks on the x axis of a chart. */
export function noteMarks(
  notes: readonly NoteLine[],
  { groups, axis }: { groups: MetricGroups; axis: SeriesAxis },
  isShown: (note: NoteLine) => boolean = () => true,
): ChartEvent[] {
  const place = xOf(groups, axis);
  return notes.flatMap((note, index) => {
    const { batch, text } = note;
    const point = axis.x === 'batches' ? undefined : pointAt(batch, groups);
    const x = axis.x === 'batches' ? batch : point && place(point);
    if (x === undefined || groups.length === 0 || !isShown(note)) return [];
    const label = `${displayText(text)}, batch ${formatCount(batch)}`;
    return [{ id: noteId + index, kind: noteKind.kind, x, label, note: text, tone: 'note' }];
  });
}
