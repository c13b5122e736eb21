/*
 * How a text is printed so that every reader of YAML reads the same text: YAML 1.1 (masters: yaml.v2
 * of Go), YAML 1.2, and PyYAML, which differs from both.
 */

const isOf = (pattern: RegExp) => (text: string) => pattern.test(text);

/** Line breaks of YAML 1.1 (NEL, LS, PS), the byte order mark, and what readers refuse. */
export const isUnprintable = isOf(
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that are escaped
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff\p{Surrogate}]/u,
);

const printable = String.raw`[ -~]|(?![\0-\x7f])[\p{L}\p{M}\p{N}\p{P}\p{S}]`;
const isPrintable = isOf(new RegExp(`^(?:${printable})*$`, 'u'));
const notPrintable = new RegExp(`(?!${printable}).`, 'gsu');

/** Words that some reader takes for a boolean, null, a merge or a default. */
const isWord = isOf(/^(?:y|n|yes|no|on|off|true|false|null|~|=|<<)$/i);

/** Texts that some reader takes for a number, with sexagesimals and `E0` without digits, or for a time. */
const number =
  /^[-+]?(?:0b[-+]?[01]+|0o[0-7]+|0x[\da-f]+|(?:\d+(?::[0-5]?\d)*\.?\d*|\.\d+)(?:e[-+]?\d+)?|\.?e[-+]?\d+|\.inf|\.nan)$/i;
const isNumberLike = (text: string) => number.test(text.replaceAll('_', ''));
const isTimeLike = isOf(/^\d{4}-\d\d?-\d\d?(?:$|[Tt\s])/);

/** Texts without a character that means something to YAML at their place. */
const isPlain = isOf(/^(?!---|\.\.\.|[-+._]+$)[\p{L}\p{N}_/.+$(-](?:(?![,[\]{}]|: | #).)*$/su);

/** Returns true if a text needs no quotes in any reader, as a value and as a name. */
export const needsNoQuotes = (text: string): boolean =>
  isPrintable(text) &&
  isPlain(text) &&
  !/^-(?![\p{L}\p{N}_-])|[ :]$/u.test(text) &&
  !isWord(text) &&
  !isNumberLike(text) &&
  !isTimeLike(text);

/** Returns true if a text of several lines can be a literal block in any reader. */
export const canBeBlock = (text: string): boolean => {
  const lines = text.replace(/\n$/, '').split('\n');
  return (
    lines.length > 1 &&
    lines.every((line) => isPrintable(line) && !line.endsWith(' ')) &&
    /^[^\s]/.test(text) &&
    lines.at(-1) !== ''
  );
};

const shortEscapes: Readonly<Record<string, string>> = {
  '"': '\\"',
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

const hex = (code: number, digits: number) => code.toString(16).padStart(digits, '0');

function escaped(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  // half of a pair: no reader accepts it, so it becomes what UTF-8 makes of it
  if (code >= 0xd800 && code <= 0xdfff) return '\\ufffd';
  return shortEscapes[character] ?? (code > 0xffff ? `\\U${hex(code, 8)}` : `\\u${hex(code, 4)}`);
}

/** The text in double quotes, on one line. */
export const quoted = (text: string): string =>
  `"${text.replace(/["\\]/g, escaped).replace(notPrintable, escaped)}"`;

/**
 * A number that every reader takes for the same number: `1.0e-8`, because PyYAML reads `1e-8` as a
 * text.
 */
export function numberText(value: number): string {
  if (Number.isNaN(value)) return '.nan';
  if (!Number.isFinite(value)) return value > 0 ? '.inf' : '-.inf';
  return String(value).replace(/^(-?\d+)e/, '$1.0e');
}
