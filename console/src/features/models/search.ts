import { flag, int, listOf, param, searchSchema, text } from '~/lib/search-param';
import { tableSearch } from '~/lib/table-search';

/** The search params of a list of models. */
export const modelListSearch = searchSchema({
  sort: param(text(), 'created=desc'),
  page: param(int({ min: 0 }), 0),
  group: param(text(), ''),
  folded: param(listOf(text()), []),
  search: param(text(), ''),
  archived: param(flag(), false),
  tag: param(listOf(text()), []),
  user: param(listOf(int({ min: 1 })), []),
  workspace: param(listOf(int({ min: 1 })), []),
});
export type ModelListView = typeof modelListSearch.defaults;

export const modelVersionsSearch = tableSearch('version=desc');
