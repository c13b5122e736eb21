import { tableSearch } from '~/lib/table-search';

export const userListSearch = tableSearch('modified=desc');
export const groupListSearch = tableSearch('name=asc');
