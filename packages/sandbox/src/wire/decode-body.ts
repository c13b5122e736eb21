import { isObject } from '../config/json';
import { enums, schemas } from '../generated/wire-table';
import { invalidArgument } from '../handlers/errors';
import { camelCase } from './decode-query';
import { expectBase64, integerRanges } from './decode-text';
import { bodyEnumName, enumName, zeroName } from './enums';
import { parseFirst } from './json-text';
import { parseTime } from './parse-time';
import type { FieldRow, Tables } from './table';

type Json = Record<string, unknown>;

const defaults: Tables = { schemas, enums };

/**
 * Decodes a request body for the handler: complete, with zero values for missing fields. An empty
 * text and `null` are the zero message.
 * @throws MasterError 400 with the decoder's text
 */
export function decodeBody(type: string, text: string, tables: Tables = defaults): unknown {
  const value = parseFirst(text) ?? null;
  if (value === null)
    return type.startsWith('ref:')
      ? decodeMessage(tables, type.slice(4), {})
      : zeroOf(tables, type);
  return decodeValue(tables, type, value);
}

function decodeMessage(tables: Tables, name: string, value: unknown): Json {
  if (!isObject(value)) throw mismatch(value, 'map[string]json.RawMessage');
  const bodyFields = new Map(Object.entries(value).map(([key, inner]) => [camelCase(key), inner]));
  const message: Json = {};
  for (const row of tables.schemas[name] ?? []) {
    const field = decodeField(tables, row, bodyFields.get(row[0]) ?? null);
    if (field !== undefined) message[row[0]] = field;
  }
  return message;
}

function decodeField(tables: Tables, [, type, flags]: FieldRow, value: unknown): unknown {
  if (value !== null) {
    if (!flags.includes('r')) return decodeValue(tables, type, value);
    if (!Array.isArray(value)) throw mismatch(value, '[]json.RawMessage');
    return value.map((each) => decodeValue(tables, type, each));
  }
  if (flags.includes('r')) return [];
  if (flags.includes('o')) return undefined;
  return flags.includes('n') || type.startsWith('ref:') ? null : zeroOf(tables, type);
}

function zeroOf(tables: Tables, type: string): unknown {
  if (type.startsWith('enum:')) return zeroName(tables.enums, type.slice(5));
  if (type.startsWith('map:') || type === 'struct') return {};
  if (type in integerRanges || type === 'float' || type === 'double') return 0;
  if (type === 'bool') return false;
  if (type === 'list') return [];
  return type === 'string' || type === 'bytes' ? '' : null;
}

function decodeValue(tables: Tables, type: string, value: unknown): unknown {
  if (type.startsWith('ref:')) return decodeMessage(tables, type.slice(4), value);
  if (type.startsWith('enum:')) return decodeEnum(tables, type.slice(5), value);
  if (type.startsWith('map:')) return decodeMap(tables, type.slice(4), value);
  if (type in integerRanges) return decodeInteger(type, value);
  switch (type) {
    case 'float':
    case 'double':
      return decodeFloat(type, value);
    case 'string':
      return expectString(value);
    case 'bytes':
      return expectBase64(expectString(value));
    case 'bool':
      if (typeof value !== 'boolean') throw mismatch(value, 'bool');
      return value;
    case 'timestamp':
      return decodeTime(value);
    case 'struct':
      return expectFree({
        value,
        fits: isObject(value),
        name: 'StructValue',
        goType: 'map[string]',
      });
    case 'list':
      return expectFree({ value, fits: Array.isArray(value), name: 'ListValue', goType: '[]' });
    case 'fieldmask':
      return decodeFieldMask(tables, value);
    default:
      return value;
  }
}

// the REST layer reads a mask as a plain message, not in its short text form
function decodeFieldMask(tables: Tables, value: unknown): Json {
  if (!isObject(value)) throw mismatch(value, 'map[string]json.RawMessage');
  return { paths: decodeField(tables, ['paths', 'string', 'r'], value.paths ?? null) };
}

type FreeInput = { value: unknown; fits: boolean; name: string; goType: string };

function expectFree({ value, fits, name, goType }: FreeInput): unknown {
  if (fits) return value;
  throw invalidArgument(`bad ${name}: ${mismatch(value, `${goType}json.RawMessage`).message}`);
}

function decodeMap(tables: Tables, type: string, value: unknown): Json {
  if (!isObject(value)) throw mismatch(value, 'map[string]json.RawMessage');
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, decodeValue(tables, type, inner)]),
  );
}

function decodeEnum({ enums }: Tables, type: string, value: unknown): string {
  const enumValue =
    typeof value === 'string' || typeof value === 'number'
      ? enumName(enums, type, value)
      : undefined;
  if (enumValue !== undefined && !(typeof value === 'string' && /^-?\d/.test(value)))
    return enumValue;
  // a number without a name is accepted; nothing is stored under it here
  if (typeof value === 'number') return zeroName(enums, type);
  const text = JSON.stringify(JSON.stringify(value));
  throw invalidArgument(`unknown value ${text} for enum ${bodyEnumName(type)}`);
}

function decodeInteger(type: string, value: unknown): number {
  const number = typeof value === 'string' ? parseQuoted(value) : value;
  const goType = type;
  if (typeof number !== 'number') throw mismatch(number, goType);
  const [min, max] = integerRanges[type] ?? [0n, 0n];
  const fits = Number.isInteger(number) && BigInt(number) >= min && BigInt(number) <= max;
  if (!fits)
    throw invalidArgument(
      `json: cannot unmarshal number ${number} into Go value of type ${goType}`,
    );
  return number;
}

const nonFinite: Readonly<Record<string, number>> = {
  NaN: Number.NaN,
  Infinity: Number.POSITIVE_INFINITY,
  '-Infinity': Number.NEGATIVE_INFINITY,
};

function decodeFloat(type: string, value: unknown): number {
  if (typeof value === 'string' && Object.hasOwn(nonFinite, value)) return nonFinite[value] ?? 0;
  const number = typeof value === 'string' ? parseQuoted(value) : value;
  if (typeof number !== 'number') throw mismatch(number, type === 'float' ? 'float32' : 'float64');
  return number;
}

// numbers may be quoted; the quoted text is parsed as JSON
function parseQuoted(text: string): unknown {
  return /^-?\d+$/.test(text) ? Number(text) : parseFirst(text);
}

function expectString(value: unknown): string {
  if (typeof value !== 'string') throw mismatch(value, 'string');
  return value;
}

function decodeTime(value: unknown): string {
  const text = expectString(value);
  const problem = parseTime(text);
  if (problem !== null) throw invalidArgument(`bad Timestamp: ${problem}`);
  return text;
}

const mismatch = (value: unknown, goType: string) =>
  invalidArgument(`json: cannot unmarshal ${kindOf(value)} into Go value of type ${goType}`);

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  return typeof value === 'boolean' ? 'bool' : typeof value;
}
