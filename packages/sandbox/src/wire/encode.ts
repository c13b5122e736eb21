import { schemas } from '../generated/wire-table';
import type { FieldRow } from './table';

/**
 * The wire text of a decoded message: fields in the contract's order, 64-bit integers as decimal
 * text, non-finite numbers as text, keys of maps and free objects sorted, left-out fields omitted.
 * @param name the message's name in the contract
 */
export function encodeMessage(name: string, message: object): string {
  const parts: string[] = [];
  for (const row of schemas[name] ?? []) {
    const value: unknown = Reflect.get(message, row[0]);
    if (value === undefined && row[2].includes('o')) continue;
    parts.push(`"${row[0]}":${encodeField(row, value ?? null)}`);
  }
  return `{${parts.join(',')}}`;
}

/** The same, indented, for people who read answers with their eyes. */
export const prettyText = (text: string) => JSON.stringify(JSON.parse(text), null, 2);

function encodeField([, type, flags]: FieldRow, value: unknown): string {
  if (!flags.includes('r')) return encodeValue(type, value);
  const list = Array.isArray(value) ? value : [];
  return `[${list.map((each) => encodeValue(type, each)).join(',')}]`;
}

function encodeValue(type: string, value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (type.startsWith('ref:') && typeof value === 'object')
    return encodeMessage(type.slice(4), value);
  if (type.startsWith('map:'))
    return encodeObject(value, (inner) => encodeValue(type.slice(4), inner));
  switch (type) {
    case 'int64':
    case 'uint64':
      return `"${String(value)}"`;
    case 'float':
      return typeof value === 'number' ? numberText(value, singlePrecision) : encodeFree(value);
    default:
      return encodeFree(value);
  }
}

function encodeFree(value: unknown): string {
  if (typeof value === 'number') return numberText(value, String);
  if (Array.isArray(value)) return `[${value.map((each) => encodeFree(each ?? null)).join(',')}]`;
  if (typeof value === 'object' && value !== null) return encodeObject(value, encodeFree);
  return JSON.stringify(value);
}

function encodeObject(value: unknown, encode: (inner: unknown) => string): string {
  if (typeof value !== 'object' || value === null) return 'null';
  const entries = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${encode(inner)}`).join(',')}}`;
}

function numberText(value: number, write: (value: number) => string): string {
  return Number.isFinite(value) ? write(value) : `"${value}"`;
}

/** The shortest text that is the same number in single precision. */
function singlePrecision(value: number): string {
  const rounded = Math.fround(value);
  for (let digits = 1; digits < 9; digits++) {
    const text = Number(rounded.toPrecision(digits));
    if (Math.fround(text) === rounded) return String(text);
  }
  return String(rounded);
}
