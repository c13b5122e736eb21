import { int, listOf, oneOf, param, searchSchema, text } from '~/lib/search-param';

/** `?board=7&board=9`: runs whose curves are drawn beside the list, and how. */
export const boardSearch = searchSchema({
  board: param(listOf(int({ min: 1 })), []),
  boardX: param(oneOf(['batches', 'elapsed']), 'batches'),
  // keys of metrics that have a chart; without one the board picks some
  boardMetric: param(listOf(text()), []),
});
