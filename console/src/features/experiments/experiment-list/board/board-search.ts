import { int, listOf, searchSchema, text } from '~/lib/search-param';
import { z } from '~/lib/zod';

export const boardLines = ['each', 'deviation', 'range'] as const;
export type BoardLines = (typeof boardLines)[number];

/** the maximum number of rows of the list that are drawn as they come and go */
export const maxFirst = 1000;

/** `?board=7&board=9`: rows whose curves are drawn beside the list, and how. */
export const boardSearch = searchSchema(() => ({
  board: z.catch(listOf(int({ min: 1 })), []),
  // the first rows of the list, whichever these are, in place of named ones
  boardFirst: z.catch(int({ min: 0, max: maxFirst }), 0),
  boardX: z.catch(z.enum(['batches', 'elapsed']), 'batches'),
  // `seeds`, a hyperparameter such as `hp.lr`, or a field; without it rows are not grouped
  boardBy: z.catch(text, ''),
  boardLines: z.catch(z.enum(boardLines), 'deviation'),
  // keys of metrics that have a chart; without one the board picks some
  boardMetric: z.catch(listOf(text), []),
  // the row that the others are compared with; 0: none
  boardBase: z.catch(int({ min: 0 }), 0),
  // a text or a regular expression; all metrics that match it have a chart
  boardFilter: z.catch(text, ''),
  // `id-place`: colors of rows that a saved view keeps
  boardColor: z.catch(listOf(text), []),
  // the arrangement of its charts: `components/metrics/board`
  boardChart: z.catch(listOf(text), []),
  boardSection: z.catch(listOf(text), []),
}));

export type BoardSearch = ReturnType<typeof boardSearch>;
