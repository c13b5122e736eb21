/** Returns the code of a failed system call, such as `ENOENT`; undefined for any other error. */
export const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
