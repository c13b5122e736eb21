import { flag, optional, searchSchema } from '~/lib/search-param';

/** The storage path of what a sign-in says about its account. */
export const signInPath = 'sign-in';

/** Kept on the master: a page that is loaded again does not see the sign-in. */
export const signInSettings = searchSchema(() => ({ hasNoPassword: optional(flag) }));
