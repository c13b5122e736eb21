import { tableSearch } from '~/lib/table-search';

export const webhookListSearch = tableSearch('id=desc');
