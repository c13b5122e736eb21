import { flag, int, listOf, number, oneOf, param, searchSchema, text } from '~/lib/search-param';

const compareAxes = ['batches', 'time', 'elapsed'] as const;

/** `?id=1&id=2`: the experiments side by side. */
export const compareSearch = searchSchema({
  id: param(listOf(int({ min: 1 })), []),
  // also rows that are the same in all
  all: param(flag(), false),
  sort: param(text(), 'id=desc'),
  page: param(int({ min: 0 }), 0),
  // the options of all charts
  x: param(oneOf(compareAxes), 'batches'),
  scale: param(oneOf(['linear', 'log']), 'linear'),
  smoothing: param(number({ min: 0, max: 0.99 }), 0),
  smoothingBy: param(oneOf(['points', 'time']), 'points'),
  outliers: param(oneOf(['shown', 'left-out']), 'shown'),
  filter: param(text(), ''),
  // parts of the names of metrics with charts; none means all
  metric: param(listOf(text()), []),
  // of very many experiments only the first ones have lines in the charts
  lines: param(oneOf(['first', 'all']), 'first'),
  // the base experiment of the comparison; 0: none
  base: param(int({ min: 0 }), 0),
  // `id-place`: keeps the colors of experiments after others were dropped
  color: param(listOf(text()), []),
});

/** The search params of a comparison, apart from its experiments. */
export type CompareView = Omit<ReturnType<typeof compareSearch>, 'id'>;
