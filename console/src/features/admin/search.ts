import { int, listOf, oneOf, param, searchSchema, text } from '~/lib/search-param';
import { tableSearch } from '~/lib/table-search';

export const userListSearch = searchSchema({
  sort: param(text(), 'modified=desc'),
  page: param(int({ min: 0 }), 0),
  name: param(text(), ''),
  status: param(oneOf(['all', 'active', 'inactive']), 'all'),
  /** names of roles; without roles *Admin* and *Member* */
  role: param(listOf(text()), []),
});
export type UserListView = typeof userListSearch.defaults;

export const groupListSearch = tableSearch('name=asc');
