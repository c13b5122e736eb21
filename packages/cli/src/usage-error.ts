/** What a person typed, or found on their machine, that the program cannot go on with: one plain sentence. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** By its name: commands that are unpacked late have a class of their own. */
export const isUsageError = (error: unknown): error is UsageError =>
  error instanceof Error && error.name === 'UsageError';
