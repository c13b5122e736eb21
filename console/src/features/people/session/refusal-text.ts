import { messageOf } from '~/app/errors/report-error';
import { isDeactivated } from '~/app/session/refusals';
import { messages } from './messages';

/** Why the master does not accept the session of this browser. */
export const refusalText = (error: unknown): string =>
  isDeactivated(error) ? messages.deactivated : `${messages.sessionRefused}: ${messageOf(error)}`;
