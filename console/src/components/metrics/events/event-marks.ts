import type { TrialEvent, TrialEventKind } from '@trainyard/insights/timeline/trial-events';
import { timeOfText } from '@trainyard/sdk/model';
import type { DataPoint } from '@trainyard/sdk/types';
import type { ChartEvent, EventTone } from '@trainyard/ui/charts/events/chart-event';
import { formatCount } from '@trainyard/ui/lib/format';
import {
  isMetricAxis,
  type MetricGroups,
  type SeriesAxis,
  xOf,
} from '~/components/metrics/series-axis';

/** Names of the kinds in the menu. */
export const eventLabels: Record<TrialEventKind, string> = {
  error: 'Errors',
  restart: 'Restarts',
  pause: 'Pauses',
  preemption: 'Preemptions',
  end: 'Other ends of allocations',
  resume: 'Starts after a pause',
  checkpoint: 'Checkpoints',
};

const tones: Record<TrialEventKind, EventTone> = {
  error: 'bad',
  restart: 'warn',
  pause: 'wait',
  preemption: 'wait',
  end: 'wait',
  resume: 'run',
  checkpoint: 'quiet',
};

/** Measurements in the order of time: they tell which batch was trained at a moment. */
function measuredPoints(groups: MetricGroups) {
  return groups
    .flatMap(({ data }) => data)
    .flatMap((point) => (point.time === null ? [] : [{ point, at: Date.parse(point.time) / 1000 }]))
    .sort((one, other) => one.at - other.at);
}

/**
 * Adds the measurements of a chart to those of others; the same array where it has none of another
 * batch. With those of all charts of a trial, an event is at one batch in each of them, also in one
 * that has a point every thousand batches only.
 */
export function withMeasurements(
  points: readonly DataPoint[],
  groups: MetricGroups,
): readonly DataPoint[] {
  const batchesBefore = new Set(points.map(({ batches }) => batches));
  const more = groups
    .flatMap(({ data }) => data)
    .filter(({ batches, time }) => time !== null && !batchesBefore.has(batches));
  return more.length > 0 ? [...points, ...more] : points;
}

/**
 * The place of a moment on the x axis of a chart; undefined where nothing was measured before it.
 * On an axis of batches it is the last batch that was measured by then.
 */
function momentX(
  at: number,
  { groups, axis }: { groups: MetricGroups; axis: SeriesAxis },
): number | undefined {
  if (axis.x === 'time') return at;
  if (axis.x === 'elapsed') return Math.max(0, at - axis.start);
  const last = measuredPoints(groups).findLast((measured) => measured.at <= at);
  if (last) return xOf(groups, axis)(last.point);
  return axis.x === 'batches' ? 0 : undefined;
}

/** Events as marks on the x axis of a chart. */
export function eventMarks(
  events: readonly TrialEvent[],
  of: { groups: MetricGroups; axis: SeriesAxis },
): ChartEvent[] {
  if (of.groups.length === 0) return [];
  return events.flatMap(({ id, kind, at, batch, text }) => {
    const isExact = of.axis.x === 'batches' && batch !== undefined;
    const x = isExact ? batch : momentX(at, of);
    if (x === undefined) return [];
    const place =
      of.axis.x === 'batches'
        ? `${isExact ? 'batch' : 'after batch'} ${formatCount(x)}`
        : isMetricAxis(of.axis.x)
          ? ''
          : new Date(at * 1000).toISOString().slice(0, 19).replace('T', ' ');
    const label = [text, place].filter(Boolean).join(', ');
    return [{ id, kind, x, label, tone: tones[kind] }];
  });
}

/** The id of the mark of a moment in the link. */
export const momentId = 'moment';

/** The moment that a link names, such as that of a line of the log; none where it is not a time. */
export function momentMarks(
  moment: string,
  of: { groups: MetricGroups; axis: SeriesAxis },
): ChartEvent[] {
  const at = (timeOfText(moment) ?? Number.NaN) / 1000;
  if (Number.isNaN(at) || of.groups.length === 0) return [];
  const x = momentX(at, of);
  if (x === undefined) return [];
  const label = `Line of the log, ${new Date(at * 1000).toISOString().slice(0, 19).replace('T', ' ')}`;
  return [{ id: momentId, kind: momentId, x, label, tone: 'accent' }];
}
