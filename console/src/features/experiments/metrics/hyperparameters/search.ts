import { int, listOf, oneOfNumbers, searchSchema, text } from '~/lib/search-param';
import { z } from '~/lib/zod';

/** The largest distance of a measurement from the selected batch. */
export const batchMargins = [1, 5, 10, 20, 50] as const;

/** The margin of a link without one. */
const defaultMargin = 10;

/** the search parameters of a chart of hyperparameters */
export const hyperparameterSearch = searchSchema(() => ({
  /** without one it is the searcher's */
  metric: z.catch(text, ''),
  /** 0 means that of a trial's best validation, or the first reported one */
  batch: z.catch(int({ min: 0 }), 0),
  margin: z.catch(oneOfNumbers(batchMargins), defaultMargin),
  /** an empty list means the first ten */
  hp: z.catch(listOf(text), []),
  scale: z.catch(z.enum(['linear', 'log']), 'linear'),
  /** lines and points: by the metric, or each trial in the color that it has on other pages */
  color: z.catch(z.enum(['metric', 'trial']), 'metric'),
  /** of the heat map: all pairs as a grid, or as a list */
  view: z.catch(z.enum(['grid', 'list']), 'grid'),
  /** of the heat map: every trial, or the mean of the trials of a cell */
  marks: z.catch(z.enum(['points', 'cells']), 'points'),
  /** of the table below; best first unless it says more */
  sort: z.catch(text, ''),
  page: z.catch(int({ min: 0 }), 0),
}));

export type HyperparameterSearch = ReturnType<typeof hyperparameterSearch>;
