/** What a person typed, or found on their machine, that the program cannot go on with: one plain sentence. */
export class UsageError extends Error {
  override name = 'UsageError';
}
