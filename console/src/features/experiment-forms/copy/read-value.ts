/** Reads values of the expected type from a config without a schema. */
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export const count = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;
