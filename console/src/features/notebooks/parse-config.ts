import { parseDocument } from 'yaml';

type Parsed = { config?: Record<string, unknown>; problem?: string };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A config as a person wrote it, or what is wrong with it; `name` is what it is a config of. */
export function parseConfig(text: string, name: string): Parsed {
  if (text.trim() === '') return { problem: `${name} config required` };
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) return { problem: `Invalid YAML on line ${error.linePos?.[0].line ?? 1}.` };
  const config: unknown = document.toJS();
  return isObject(config) ? { config } : { problem: 'Invalid YAML on line 1.' };
}
