import { int, listOf, searchSchema, text } from '~/lib/search-param';
import { z } from '~/lib/zod';

/** `?board=7&board=9`: rows whose curves are drawn beside the list, and how. */
export const boardSearch = searchSchema(() => ({
  board: z.catch(listOf(int({ min: 1 })), []),
  boardX: z.catch(z.enum(['batches', 'elapsed']), 'batches'),
  // keys of metrics that have a chart; without one the board picks some
  boardMetric: z.catch(listOf(text), []),
}));
