import {
  listOf,
  number,
  oneOf,
  optional,
  param,
  parsedBy,
  readAs,
  searchSchema,
  text,
} from '~/lib/search-param';
import { xAxis } from './x-axes';

const numbers = listOf(number());

/** two numbers, the smaller one first */
const range = parsedBy((value): readonly [number, number] | undefined => {
  const [from, to] = readAs(numbers, value) ?? [];
  return from !== undefined && to !== undefined && from < to ? [from, to] : undefined;
});

/** how charts are looked at: what a colleague sees by following the link */
export const chartSearchShape = {
  scale: param(oneOf(['linear', 'log']), 'linear'),
  x: param(xAxis, 'batches'),
  smoothing: param(number({ min: 0, max: 0.99 }), 0),
  /** whether each point counts alike, or by how far apart they lie */
  smoothingBy: param(oneOf(['points', 'time']), 'points'),
  /** left out, the y axis shows most values rather than every spike */
  outliers: param(oneOf(['shown', 'left-out']), 'shown'),
  filter: param(text(), ''),
  /** parts of the names of metrics with charts; none means all */
  metric: param(listOf(text()), []),
  /** where the x axis ends: with what was measured, or with the last batch of the training */
  end: param(oneOf(['data', 'training']), 'data'),
  /** the part of the x axis that is zoomed to */
  range: optional(range),
};

export const chartSearch = searchSchema(chartSearchShape);

export type ChartView = ReturnType<typeof chartSearch>;
