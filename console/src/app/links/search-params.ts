import { parseSearchWith } from '@tanstack/react-router';

/**
 * Parses `?id=1&id=2` as a list, numbers as numbers and JSON as its value; other values are text.
 */
export const parseSearch = parseSearchWith(JSON.parse);

/** Writes lists as repeated names, as is common in links: `?id=1&id=2`. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search))
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined && item !== null) params.append(name, toText(item));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

function toText(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  // text that would be read back as a number or JSON keeps its quotes
  return isJson(value) ? JSON.stringify(value) : value;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
