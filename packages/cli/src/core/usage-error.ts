/** Input or an environment that the program cannot work with, described in one plain sentence. */
export class UsageError extends Error {
  override name = 'UsageError';
}
