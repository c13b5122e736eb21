/** The error of a filter line in a link: a syntax error, or a condition that the master cannot apply. */
export class FilterLineError extends Error {
  override name = 'FilterLineError';
}
