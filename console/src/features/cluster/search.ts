import { tableSearch } from '~/lib/table-search';

export const agentListSearch = tableSearch('id=asc');
export const jobListSearch = tableSearch('jobsAhead=asc');
export const bindingListSearch = tableSearch('name=asc');
export const poolStatsSearch = tableSearch('period=desc');
