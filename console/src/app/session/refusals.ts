import { isApiError, isForbidden } from '@trainyard/sdk/calls';
import { messageOf } from '~/app/errors/report-error';

// the first words are also those of a missing permission, but the user of a session needs none to
// be named or to sign in
const inactive = /user does not have permission|user (is )?not active/;

/** True if the master refused to name the user of a session, or a sign-in, for an inactive account. */
export const isDeactivated = (error: unknown): boolean =>
  isForbidden(error) && inactive.test(messageOf(error));

/** The master rejects a name and its password. */
export const isWrongPassword = (error: unknown): boolean =>
  (isForbidden(error) && !isDeactivated(error)) || (isApiError(error) && error.status === 401);
