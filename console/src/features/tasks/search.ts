import { tableSearch } from '~/lib/table-search';

export const taskListSearch = tableSearch('startTime=desc');
