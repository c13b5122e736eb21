import { onPageReset } from '@trainyard/ui/lib/page-store';
import { session } from './session';

let noted: { token: string | undefined; isEmpty: boolean } | undefined;

onPageReset(() => {
  noted = undefined;
});

/** Records whether the current session was opened without a password. */
export function noteEmptyPassword(isEmpty: boolean): void {
  noted = { token: session.token(), isEmpty };
}

/**
 * Returns whether this page opened its session without a password; undefined for an earlier
 * session.
 */
export const hadEmptyPassword = (): boolean | undefined =>
  noted?.token === session.token() ? noted?.isEmpty : undefined;
