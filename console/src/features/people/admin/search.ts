import { int, listOf, searchSchema, text } from '~/lib/search-param';
import { tableSearch } from '~/lib/table-search';
import { z } from '~/lib/zod';

export const userListSearch = searchSchema(() => ({
  sort: z.catch(text, 'modified=desc'),
  page: z.catch(int({ min: 0 }), 0),
  name: z.catch(text, ''),
  status: z.catch(z.enum(['all', 'active', 'inactive']), 'all'),
  /** names of roles; without roles *Admin* and *Member* */
  role: z.catch(listOf(text), []),
}));
export type UserListView = ReturnType<typeof userListSearch>;

export const groupListSearch = tableSearch('name=asc');
