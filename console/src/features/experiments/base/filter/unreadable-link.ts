/** The error of a list whose link has a filter or a sort that cannot be read; its message says why. */
export class UnreadableLink extends Error {
  override name = 'UnreadableLink';
}
