import { messageOf } from '~/app/errors/report-error';

/** The text of an empty list of choices: the reason why there are none. */
export function nothingFound(
  { isPending, error }: { isPending: boolean; error: Error | null },
  what: string,
  none = `No ${what}`,
): string {
  if (error) return `Unable to fetch ${what}. ${messageOf(error)}`;
  return isPending ? `Loading ${what}...` : none;
}
