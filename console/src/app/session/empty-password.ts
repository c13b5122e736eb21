import { session } from './session';

let noted: { token: string | undefined; isEmpty: boolean } | undefined;

/** Notes whether the session that is open now was opened without a password. */
export function noteEmptyPassword(isEmpty: boolean): void {
  noted = { token: session.token(), isEmpty };
}

/** Whether this page opened its session without a password; undefined for a session from before. */
export const hadEmptyPassword = (): boolean | undefined =>
  noted?.token === session.token() ? noted?.isEmpty : undefined;
