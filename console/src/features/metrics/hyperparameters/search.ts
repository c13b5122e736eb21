import { int, listOf, oneOf, oneOfNumbers, param, searchSchema, text } from '~/lib/search-param';
import { batchMargins, defaultMargin } from './batch-margins';

/** the search parameters of a chart of hyperparameters */
export const hyperparameterSearch = searchSchema({
  /** without one it is the searcher's */
  metric: param(text(), ''),
  /** 0 means that of a trial's best validation, or the first reported one */
  batch: param(int({ min: 0 }), 0),
  margin: param(oneOfNumbers(batchMargins), defaultMargin),
  /** an empty list means the first ten */
  hp: param(listOf(text()), []),
  scale: param(oneOf(['linear', 'log']), 'linear'),
  /** of the heat map: all pairs as a grid, or as a list */
  view: param(oneOf(['grid', 'list']), 'grid'),
  /** of the heat map: every trial, or the mean of the trials of a cell */
  marks: param(oneOf(['points', 'cells']), 'points'),
  /** of the table below; best first unless it says more */
  sort: param(text(), ''),
  page: param(int({ min: 0 }), 0),
});

export type HyperparameterSearch = ReturnType<typeof hyperparameterSearch>;
