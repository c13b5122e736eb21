import type { MetricPair } from '@trainyard/sdk/model';
import type { ChartEvent } from '@trainyard/ui/charts/events/chart-event';
import type { Series } from '@trainyard/ui/charts/lines/series';
import type { PointAction } from '@trainyard/ui/charts/pointer/point-action';
import type { MetricGroups, SeriesAxis } from '~/components/metrics/series-axis';

/** A trial with a line in charts of several trials. */
export type CurveOfTrial = {
  trialId: number;
  experimentId: number;
  /** false where the master has said that its experiment has no notes */
  hasNotes: boolean;
};

/** The curve of a trial in one chart. */
type DrawnCurve = {
  groups: MetricGroups;
  axis: SeriesAxis;
  /** where its marks are; without it they are at the top of the chart */
  line: Series | undefined;
};

type ChartOfCurves = {
  pair: MetricPair;
  /** undefined for a trial without a curve */
  curveOf: (trialId: number) => DrawnCurve | undefined;
};

/** The notes on the points of several trials, as charts show and change them. */
export type CurveNotes = {
  marksOn: (chart: ChartOfCurves) => ChartEvent[];
  /** adds a note to the trial that was pointed at */
  actionOn: (chart: ChartOfCurves) => PointAction;
  /** opens the note of a mark; returns false for the mark of something else */
  open: (markId: string, pair: MetricPair) => boolean;
};
