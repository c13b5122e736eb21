import { isMetricAxis, type XAxis, xAxes } from '~/components/metrics/series-axis';
import {
  int,
  listOf,
  moment,
  number,
  optional,
  parsedBy,
  range,
  searchSchema,
  text,
} from '~/lib/search-param';
import { z } from '~/lib/zod';

const xAxis = () =>
  parsedBy(
    (value): XAxis | undefined =>
      xAxes.find((axis) => axis === value) ??
      (typeof value === 'string' && isMetricAxis(value) ? value : undefined),
    { expected: `one of ${xAxes.join(', ')}, or a metric` },
  );

/** the view of charts: a user who follows the link sees the same */
export const chartSearchShape = () => ({
  scale: z.catch(z.enum(['linear', 'log']), 'linear'),
  x: z.catch(xAxis(), 'batches'),
  smoothing: z.catch(number({ min: 0, max: 0.99 }), 0),
  /** whether smoothing weights points equally, or by their distance */
  smoothingBy: z.catch(z.enum(['points', 'time']), 'points'),
  /** which points the y axis covers; absent for the choice of the user */
  outliers: optional(z.enum(['auto', 'shown', 'left-out'])),
  filter: z.catch(text, ''),
  /** parts of the names of metrics with charts; none means all */
  metric: z.catch(listOf(text), []),
  /** the arrangement of the charts: `components/metrics/board` */
  chart: z.catch(listOf(text), []),
  section: z.catch(listOf(text), []),
  /** the end of the x axis: the last measurement, or the last batch of the training */
  end: z.catch(z.enum(['data', 'training']), 'data'),
  /** the part of the x axis that is zoomed to */
  range: optional(range()),
  /** the experiment whose best trial is drawn in every chart as well; 0: none */
  base: z.catch(int({ min: 0 }), 0),
  /** a moment that is marked on the curves, such as that of a line of the log */
  moment: z.catch(moment('No moment is marked.'), ''),
});

export const chartSearch = searchSchema(chartSearchShape);

export type ChartView = ReturnType<typeof chartSearch>;
