import { int, listOf, searchSchema, text } from '~/lib/search-param';
import { z } from '~/lib/zod';

export const boardLines = ['each', 'deviation', 'range'] as const;
export type BoardLines = (typeof boardLines)[number];

/** `?board=7&board=9`: rows whose curves are drawn beside the list, and how. */
export const boardSearch = searchSchema(() => ({
  board: z.catch(listOf(int({ min: 1 })), []),
  boardX: z.catch(z.enum(['batches', 'elapsed']), 'batches'),
  // `seeds`, a hyperparameter such as `hp.lr`, or a field; without it rows are not grouped
  boardBy: z.catch(text, ''),
  boardLines: z.catch(z.enum(boardLines), 'deviation'),
  // keys of metrics that have a chart; without one the board picks some
  boardMetric: z.catch(listOf(text), []),
  // the arrangement of its charts: `components/metrics/board`
  boardChart: z.catch(listOf(text), []),
  boardSection: z.catch(listOf(text), []),
}));
