import { flag, int, listOf, searchSchema, text } from '~/lib/search-param';
import { z } from '~/lib/zod';

export const tokenSearch = searchSchema(() => ({
  sort: z.catch(text, 'created=desc'),
  page: z.catch(int({ min: 0 }), 0),
  /** a part of the description or of the owner's name */
  name: z.catch(text, ''),
  /** ids of owners */
  user: z.catch(listOf(int({ min: 1 })), []),
  /** with revoked and expired ones */
  inactive: z.catch(flag, false),
}));
export type TokenListView = ReturnType<typeof tokenSearch>;
