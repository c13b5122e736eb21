import type { MetricPair } from '@trainyard/sdk/model';
import type { EventKind } from '@trainyard/ui/charts/chart-view-menu';
import type { ChartEvent } from '@trainyard/ui/charts/events/chart-event';
import type { PointAction } from '@trainyard/ui/charts/pointer/point-action';
import type { MetricGroups, SeriesAxis } from '~/components/metrics/series-axis';

/** A chart, and what it draws. */
export type DrawnPair = { pair: MetricPair; groups: MetricGroups; axis: SeriesAxis };

/** The notes on the points of a trial, as its charts show and change them. */
export type PointNotes = {
  /** their kind in the menu of the events, once there are some */
  kinds: readonly EventKind[];
  marksOn: (chart: DrawnPair) => ChartEvent[];
  /** adds a note at the batch of an x */
  actionOn: (chart: DrawnPair) => PointAction;
  /** opens the note of a mark; returns false for the mark of something else */
  open: (markId: string, pair: MetricPair) => boolean;
};
