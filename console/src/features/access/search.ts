import { int, listOf, optional, param, searchSchema, text } from '~/lib/search-param';

/**
 * The search params of the access matrix: its sort, its filters, and a policy whose permitted users
 * are shown.
 */
export const accessSearch = searchSchema({
  sort: param(text(), ''),
  page: param(int({ min: 0 }), 0),
  name: param(text(), ''),
  /** ids of the workspaces to show */
  workspace: param(listOf(int({ min: 1 })), []),
  /** names of roles that a row holds in one of them */
  role: param(listOf(text()), []),
  may: param(text(), ''),
});
export type AccessView = typeof accessSearch.defaults;

/** The search params of the page of a person: the workspace it is about. */
export const personAccessSearch = searchSchema({ workspace: optional(int({ min: 1 })) });
export type PersonAccessView = ReturnType<typeof personAccessSearch>;
