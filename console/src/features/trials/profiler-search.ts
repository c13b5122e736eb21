import { tableSearch } from '~/lib/table-search';

export const profilerSearch = tableSearch('name=asc');
