import { tableSearch } from '~/lib/table-search';

export const modelListSearch = tableSearch('created=desc');
export const modelVersionsSearch = tableSearch('version=desc');
