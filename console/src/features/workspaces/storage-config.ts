import { isObject } from '@trainyard/sdk/model';
import { parseDocument, stringify } from 'yaml';

type Read = { config: Record<string, unknown> } | { error: string };

/** A storage config typed as YAML; nothing typed is the empty one, which clears it. */
export function readStorage(text: string): Read {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) return { error: `Invalid YAML on line ${error.linePos?.[0].line ?? 1}.` };
  const config: unknown = document.toJS();
  if (config === null || config === undefined) return { config: {} };
  if (!isObject(config)) return { error: 'Invalid YAML on line 1.' };
  return { config };
}

export const writeStorage = (config: Record<string, unknown>): string => stringify(config);
