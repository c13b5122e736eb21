import { invalidArgument } from '../handlers/errors';
import { enumName, queryEnumName } from './enums';
import { parseTime } from './parse-time';
import type { EnumTable } from './table';

/**
 * Checks a text that contains bytes, and returns it unchanged.
 * @throws MasterError 400 `illegal base64 data at input byte N` with the position of the master's
 *   decoder
 */
export function expectBase64(text: string): string {
  const wrongAt = wrongPlace(text);
  if (wrongAt === undefined) return text;
  throw invalidArgument(`illegal base64 data at input byte ${wrongAt}`);
}

// line ends are skipped, as in the decoder; a premature end is reported at the start of its group
// of four
function wrongPlace(text: string): number | undefined {
  const signs = [...text.matchAll(/[^\r\n]/g)];
  const odd = signs.findIndex(([sign]) => !/[A-Za-z\d+/]/.test(sign));
  const rest = signs.length % 4;
  if (odd === -1) return rest === 0 ? undefined : signs.length - rest;
  const padding = signs
    .slice(odd)
    .map(([sign]) => sign)
    .join('');
  const isPadded = odd % 4 === 2 ? padding === '==' : odd % 4 === 3 && padding === '=';
  return isPadded ? undefined : signs[odd]?.index;
}

const booleans: Readonly<Record<string, boolean>> = Object.fromEntries([
  ...['1', 't', 'T', 'true', 'TRUE', 'True'].map((text) => [text, true]),
  ...['0', 'f', 'F', 'false', 'FALSE', 'False'].map((text) => [text, false]),
]);

/** Ranges of the integer types. */
export const integerRanges: Readonly<Record<string, readonly [bigint, bigint]>> = {
  int32: [-(2n ** 31n), 2n ** 31n - 1n],
  uint32: [0n, 2n ** 32n - 1n],
  int64: [-(2n ** 63n), 2n ** 63n - 1n],
  uint64: [0n, 2n ** 64n - 1n],
};

type TextInput = { type: string; text: string; enums: EnumTable; isWrapper?: boolean };

/** Parses a value of a path or query. @throws MasterError 400 with the parser's text */
export function decodeText({ type, text, enums, isWrapper = false }: TextInput): unknown {
  if (type.startsWith('enum:')) return decodeEnum(enums, type.slice(5), text);
  if (type in integerRanges) return decodeInteger(type, text);
  if (type === 'bool') return isWrapper ? decodeWrapperBool(text) : decodeBool(text);
  if (type === 'float' || type === 'double') return decodeFloat(text);
  if (type === 'timestamp') return decodeTime(text);
  return text;
}

function decodeInteger(type: string, text: string): number {
  const parser = type.startsWith('u') ? 'ParseUint' : 'ParseInt';
  const isWritten = type.startsWith('u') ? /^\d+$/ : /^[+-]?\d+$/;
  if (!isWritten.test(text)) throw syntaxError(parser, text);
  const value = BigInt(text.replace('+', ''));
  const [min, max] = integerRanges[type] ?? [0n, 0n];
  if (value < min || value > max) {
    throw invalidArgument(`strconv.${parser}: parsing ${JSON.stringify(text)}: value out of range`);
  }
  return Number(value);
}

const syntaxError = (parser: string, text: string) =>
  invalidArgument(`strconv.${parser}: parsing ${JSON.stringify(text)}: invalid syntax`);

function decodeBool(text: string): boolean {
  const value = Object.hasOwn(booleans, text) ? booleans[text] : undefined;
  if (value === undefined) throw syntaxError('ParseBool', text);
  return value;
}

function decodeWrapperBool(text: string): boolean {
  if (text !== 'true' && text !== 'false') throw invalidArgument(`bad BoolValue: ${text}`);
  return text === 'true';
}

function decodeFloat(text: string): number {
  const special = /^([+-]?)(inf|infinity|nan)$/i.exec(text);
  if (special?.[2]?.toLowerCase() === 'nan') return Number.NaN;
  if (special) return special[1] === '-' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text)) throw syntaxError('ParseFloat', text);
  return Number(text);
}

function decodeTime(text: string): string {
  const problem = parseTime(text);
  if (problem !== null) throw invalidArgument(`bad Timestamp: ${problem}`);
  return text;
}

function decodeEnum(enums: EnumTable, type: string, text: string): string {
  const name = enumName(enums, type, text);
  if (name === undefined) throw invalidArgument(`${text} is not a valid ${queryEnumName(type)}`);
  return name;
}
