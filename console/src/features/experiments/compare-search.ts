import { flag, int, listOf, param, searchSchema, text } from '~/lib/search-param';

/** `?id=1&id=2`: the experiments side by side. */
export const compareSearch = searchSchema({
  id: param(listOf(int({ min: 1 })), []),
  // also what is the same in all of them
  all: param(flag(), false),
  sort: param(text(), 'id=desc'),
  page: param(int({ min: 0 }), 0),
});
