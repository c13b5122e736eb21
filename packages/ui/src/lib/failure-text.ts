/**
 * Returns true for the error of an action that may have happened, because there was no clear answer.
 * Errors of the SDK then have the outcome `unknown`.
 */
export const mayHaveHappened = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'outcome' in error && error.outcome === 'unknown';

/**
 * Joins the name of a failed action, "Unable to create webhook.", and the message of its error;
 * without the name where the action may have happened.
 */
export function failureText(failure: string | undefined, error: unknown): string {
  const message = (error instanceof Error && error.message) || 'Could not submit form';
  return failure === undefined || mayHaveHappened(error) ? message : `${failure} ${message}`;
}
