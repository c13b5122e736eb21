import { int, listOf, optional, searchSchema, text } from '~/lib/search-param';
import { z } from '~/lib/zod';

/**
 * The search params of the access matrix: its sort, its filters, and a policy whose permitted users
 * are shown.
 */
export const accessSearch = searchSchema(() => ({
  sort: z.catch(text, ''),
  page: z.catch(int({ min: 0 }), 0),
  /** headings whose rows are folded */
  folded: z.catch(listOf(text), []),
  name: z.catch(text, ''),
  /** ids of the workspaces to show */
  workspace: z.catch(listOf(int({ min: 1 })), []),
  /** names of roles that a row holds in one of them */
  role: z.catch(listOf(text), []),
  may: z.catch(text, ''),
}));
export type AccessView = ReturnType<typeof accessSearch>;

/** The search params of the page of a person: the workspace it is about. */
export const personAccessSearch = searchSchema(() => ({ workspace: optional(int({ min: 1 })) }));
export type PersonAccessView = ReturnType<typeof personAccessSearch>;
