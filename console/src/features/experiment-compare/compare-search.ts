import { flag, int, listOf, number, oneOf, param, searchSchema, text } from '~/lib/search-param';

const compareAxes = ['batches', 'time', 'elapsed'] as const;

/** `?id=1&id=2`: the experiments side by side. */
export const compareSearch = searchSchema({
  id: param(listOf(int({ min: 1 })), []),
  // also what is the same in all of them
  all: param(flag(), false),
  sort: param(text(), 'id=desc'),
  page: param(int({ min: 0 }), 0),
  // how all charts are looked at
  x: param(oneOf(compareAxes), 'batches'),
  scale: param(oneOf(['linear', 'log']), 'linear'),
  smoothing: param(number({ min: 0, max: 0.99 }), 0),
  smoothingBy: param(oneOf(['points', 'time']), 'points'),
  outliers: param(oneOf(['shown', 'left-out']), 'shown'),
  filter: param(text(), ''),
  // parts of metric names that have charts; none stands for all
  metric: param(listOf(text()), []),
  // of very many experiments the first ones have a line in each chart
  lines: param(oneOf(['first', 'all']), 'first'),
  // the experiment that the others are measured by; 0: none
  base: param(int({ min: 0 }), 0),
  // `id-place`: colours that would be others without those that were dropped
  color: param(listOf(text()), []),
});

/** The search params of a comparison, apart from its experiments. */
export type CompareView = Omit<ReturnType<typeof compareSearch>, 'id'>;
