/** A command that cannot be done as it was typed; its message says why. */
export class CommandError extends Error {
  override name = 'CommandError';
}
