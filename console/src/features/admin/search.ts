import { int, param, searchSchema, text } from '~/lib/search-param';
import { tableSearch } from '~/lib/table-search';

export const userListSearch = searchSchema({
  sort: param(text(), 'modified=desc'),
  page: param(int({ min: 0 }), 0),
  name: param(text(), ''),
});
export type UserListView = typeof userListSearch.defaults;

export const groupListSearch = tableSearch('name=asc');
