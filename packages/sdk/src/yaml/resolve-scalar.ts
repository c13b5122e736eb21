/*
 * The types of scalars, as `resolve` of yaml.v2 finds them, the library of every master. Times stay
 * texts there; sexagesimals do not exist.
 */

/** Integers are exact, because as names they are written out. */
export type ScalarValue = string | boolean | null | number | bigint;

const words = new Map<string, ScalarValue>([
  ...['y', 'Y', 'yes', 'Yes', 'YES', 'true', 'True', 'TRUE', 'on', 'On', 'ON'].map(
    (word) => [word, true] as const,
  ),
  ...['n', 'N', 'no', 'No', 'NO', 'false', 'False', 'FALSE', 'off', 'Off', 'OFF'].map(
    (word) => [word, false] as const,
  ),
  ...['', '~', 'null', 'Null', 'NULL'].map((word) => [word, null] as const),
  ...['.nan', '.NaN', '.NAN'].map((word) => [word, Number.NaN] as const),
  ...['.inf', '.Inf', '.INF', '+.inf', '+.Inf', '+.INF'].map(
    (word) => [word, Number.POSITIVE_INFINITY] as const,
  ),
  ...['-.inf', '-.Inf', '-.INF'].map((word) => [word, Number.NEGATIVE_INFINITY] as const),
]);

const integer = /^([-+]?)(?:0(?=.)(b[01]+|x[\da-f]+|o?[0-7]+)|(0|[1-9]\d*))$/i;
const signedBinary = /^0b([-+])([01]+)$/;
const float = /^[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:e[-+]?\d+)?$/i;
const floatOfPoint = /^\.\d+(?:_\d+)*(?:e[-+]?\d+(?:_\d+)*)?$/i;

/** The value of a scalar without quotes and without a tag. */
export function resolveScalar(text: string): ScalarValue {
  const word = words.get(text);
  if (word !== undefined) return word;
  if (floatOfPoint.test(text)) return parseFloatOr(text.replaceAll('_', ''), text);
  if (!/^[-+\d]/.test(text)) return text;
  const plain = text.replaceAll('_', '');
  return parseInteger(plain) ?? (float.test(plain) ? parseFloatOr(plain, text) : text);
}

/** A number, or the text where it is too large for one. */
function parseFloatOr(plain: string, text: string): ScalarValue {
  const value = Number(plain);
  return Number.isFinite(value) ? value : text;
}

const [minInt64, maxInt64, maxUint64] = [-(2n ** 63n), 2n ** 63n - 1n, 2n ** 64n - 1n];

/** An integer of 64 bits, in binary, octal, decimal or hexadecimal form. */
function parseInteger(plain: string): bigint | undefined {
  // yaml.v2 hands a sign after `0b` on to the number
  const [, sign, based, decimal] = integer.exec(plain.replace(signedBinary, '$10b$2')) ?? [];
  if (sign === undefined) return undefined;
  const size = BigInt(
    based === undefined
      ? (decimal ?? '')
      : `0${/^\d/.test(based) ? 'o' : ''}${based.toLowerCase()}`,
  );
  const value = sign === '-' ? -size : size;
  return value >= minInt64 && value <= (sign === '' ? maxUint64 : maxInt64) ? value : undefined;
}

/** The last part of the tags of YAML, without the prefix. */
export type ScalarTag = 'int' | 'float' | 'bool' | 'null' | 'str';

/** The tag of a value that `resolveScalar` found. */
export function tagOf(value: ScalarValue): ScalarTag {
  if (value === null) return 'null';
  if (typeof value === 'bigint') return 'int';
  if (typeof value === 'number') return 'float';
  return typeof value === 'boolean' ? 'bool' : 'str';
}

/**
 * The text of a value as a name in JSON, as ghodss/yaml writes it; undefined for a value that cannot
 * be a name.
 */
export function nameText(value: ScalarValue): string | undefined {
  if (value === null || (typeof value === 'bigint' && value > maxInt64)) return undefined;
  return typeof value === 'number' ? float32Text(value) : String(value);
}

/** The shortest text of a 32-bit float, in Go's format `g`. */
function float32Text(value: number): string {
  if (Number.isNaN(value)) return '.nan';
  const single = Math.fround(value);
  if (!Number.isFinite(single)) return single > 0 ? '.inf' : '-.inf';
  if (single === 0) return Object.is(single, -0) ? '-0' : '0';
  let shortest = single.toExponential(0);
  for (let digits = 1; digits <= 8 && Math.fround(Number(shortest)) !== single; digits++)
    shortest = single.toExponential(digits);
  const [mantissa = '', exponent = '0'] = shortest.split('e');
  const power = Number(exponent);
  if (power >= -4 && power < 6) return String(Number(shortest));
  return `${mantissa}e${power < 0 ? '-' : '+'}${String(Math.abs(power)).padStart(2, '0')}`;
}
