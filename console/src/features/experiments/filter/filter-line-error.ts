/** A filter line of a link that cannot be read, or asks what the master cannot do. */
export class FilterLineError extends Error {
  override name = 'FilterLineError';
}
