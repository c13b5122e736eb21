/**
 * A JSON text in the format of the master's database: short keys before long ones, a space after
 * colons and commas. Null for invalid JSON.
 */
export function jsonbText(text: string): string | null {
  try {
    return write(JSON.parse(text));
  } catch {
    return null;
  }
}

function write(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(write).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) =>
    a.length === b.length ? (a < b ? -1 : 1) : a.length - b.length,
  );
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}: ${write(inner)}`).join(', ')}}`;
}
