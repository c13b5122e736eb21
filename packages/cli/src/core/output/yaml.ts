/** Writes a JSON value as YAML that any parser reads back to the same value. */
export function yamlText(value: unknown): string {
  return blockOf(value, 0).replace(/^\n/, '');
}

/** Returns the text after a key or a dash: on the same line, or on separate lines. */
function blockOf(value: unknown, depth: number): string {
  const indent = '  '.repeat(depth);
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    return value.map((item) => `\n${indent}- ${itemOf(item, depth + 1)}`).join('');
  }
  if (isObject(value)) {
    const entries = Object.entries(value).filter(([, held]) => held !== undefined);
    if (entries.length === 0) return '{}';
    return entries.map(([key, held]) => `\n${indent}${lineOf(key, held, depth)}`).join('');
  }
  return scalar(value, depth);
}

// the first key of an object is on the line of its dash
const itemOf = (item: unknown, depth: number) => blockOf(item, depth).trimStart();

function lineOf(key: string, held: unknown, depth: number): string {
  const text = blockOf(held, depth + 1);
  return text.startsWith('\n') ? `${scalarText(key)}:${text}` : `${scalarText(key)}: ${text}`;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function scalar(value: unknown, depth: number): string {
  if (typeof value === 'number') return numberText(value);
  if (typeof value !== 'string') return value === undefined ? 'null' : String(value);
  if (!isBlock(value)) return scalarText(value);
  const indent = '  '.repeat(Math.max(depth, 1));
  const body = value.replace(/\n$/, '');
  const keep = value.endsWith('\n') ? '|' : '|-';
  return `${keep}\n${body
    .split('\n')
    .map((line) => (line === '' ? '' : indent + line))
    .join('\n')}`;
}

/**
 * Returns true for text that is readable as a block: several lines, nothing that a block would
 * change.
 */
const isBlock = (text: string) =>
  /[^\n]\n[^\n]/.test(text) &&
  /^\S/.test(text) &&
  !/[^\x20-\x7e\n\u00a0-\ud7ff]/.test(text) &&
  !/\n\n$/.test(text);

const numberText = (value: number) => {
  if (Number.isFinite(value)) return String(value);
  return Number.isNaN(value) ? '.nan' : value > 0 ? '.inf' : '-.inf';
};

// words that some parsers read as another type, and texts with YAML syntax
const reserved = /^(?:true|false|null|yes|no|on|off|y|n|~|\.nan|[-+]?\.inf|<<|=)$/i;
const plain = /^[A-Za-z_/][\w./ @%+*~$^()-]*$/;
const plainNumberLike = /^[-+.]?\d/;

const scalarText = (text: string) =>
  plain.test(text) && !reserved.test(text) && !plainNumberLike.test(text) && !text.endsWith(' ')
    ? text
    : JSON.stringify(text);
