import { flag, int, listOf, optional, param, searchSchema, text } from '~/lib/search-param';

/** `?compare=true&row=12&row=15`: the trials beside each other, and which rows; none named is all. */
export const comparisonSearch = searchSchema({
  compare: param(flag(), false),
  row: param(listOf(int({ min: 1 })), []),
  compareMetrics: optional(listOf(text())),
  compareHyperparameters: optional(listOf(text())),
});
