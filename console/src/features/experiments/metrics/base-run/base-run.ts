import type { MetricPair } from '@trainyard/sdk/model';
import type { Experiment, Trial } from '@trainyard/sdk/types';
import type { Series } from '@trainyard/ui/charts/lines/series';
import type { ComponentType } from 'react';
import type { Formula } from '~/components/metrics/board/formula';
import type { Detail } from '~/components/metrics/detail/use-detail-range';
import type { XAxis } from '~/components/metrics/series-axis';

/** The run that the charts of another one show as well. */
export type BaseRun = {
  experiment: Pick<Experiment, 'id' | 'name'>;
  trial: Trial;
  /** requests its lines for a chart; loads with the choice of the base */
  Lines: ComponentType<BaseChart>;
};

export type BaseChart = {
  base: BaseRun;
  pair: MetricPair;
  formula: Formula | undefined;
  x: XAxis;
  /** the part of the axis that is zoomed */
  detail: Detail | undefined;
  /** called with its lines, on the axis of the chart: none for metrics that it did not measure */
  onLines: (lines: readonly Series[]) => void;
};
