/**
 * Reads the search params of a link. A repeated name is a list: `?id=1&id=2`. A value becomes a
 * number or a flag only if it is written back as the same text, so that a schema for texts
 * (`lib/search-param`) can restore it. Everything else stays a text.
 */
export function parseSearch(search: string): Record<string, unknown> {
  const params = new URLSearchParams(search);
  return Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const [first, ...others] = params.getAll(name).map(readValue);
      return [name, others.length === 0 ? first : [first, ...others]];
    }),
  );
}

const flags = new Map([
  ['true', true],
  ['false', false],
]);

function readValue(text: string): string | number | boolean {
  const number = Number(text);
  if (Number.isFinite(number) && String(number) === text) return number;
  return flags.get(text) ?? unquoted(text);
}

/** Writes lists as repeated names, as is common in links, and any text as it is. */
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
  // it would be read back without its quotes
  return unquoted(value) === value ? value : JSON.stringify(value);
}

/**
 * Links of earlier consoles quote a text that is JSON, `?find="12"`, and only such a text: other
 * quotes belong to what was typed.
 */
function unquoted(text: string): string {
  if (!text.startsWith('"')) return text;
  const inner = parsed(text);
  return typeof inner === 'string' && parsed(inner) !== undefined ? inner : text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
