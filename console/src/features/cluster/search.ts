import { groupedTableSearch, tableSearch } from '~/lib/table-search';

export const agentListSearch = groupedTableSearch('id=asc');
export const jobListSearch = groupedTableSearch('jobsAhead=asc');
export const bindingListSearch = tableSearch('name=asc');
export const poolStatsSearch = tableSearch('period=desc');
