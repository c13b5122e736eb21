import { flag, int, listOf, param, searchSchema, text } from '~/lib/search-param';

export const tokenSearch = searchSchema({
  sort: param(text(), 'created=desc'),
  page: param(int({ min: 0 }), 0),
  /** a part of the description or of the owner's name */
  name: param(text(), ''),
  /** ids of owners */
  user: param(listOf(int({ min: 1 })), []),
  /** with revoked and expired ones */
  inactive: param(flag(), false),
});
export type TokenListView = typeof tokenSearch.defaults;
