/** A page that cannot be shown for a reason the visitor can read: no stack, no retry. */
export class PageMessage extends Error {
  override readonly name = 'PageMessage';
}

/**
 * Parses an id of a path; anything but a positive integer ends the page with "Invalid Workspace ID
 * x".
 */
export function idOf(text = '', what: string): number {
  if (/^[1-9]\d{0,15}$/.test(text)) return Number(text);
  throw new PageMessage(`Invalid ${what} ID ${text}`);
}
