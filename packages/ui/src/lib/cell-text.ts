import { missing } from './format';

/** A value of any kind as one reads it: text as it is, what has parts as JSON. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined || value === '') return missing;
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value);
}
