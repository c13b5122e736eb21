import { schemas } from '../generated/wire-table';
import type { FieldRow } from './table';

/**
 * A list of an answer whose entries are made one after another while they are written: for what
 * may be too long to be held. To everybody but the encoder it is empty.
 */
export class LazyList<Entry> extends Array<Entry> {
  readonly #made: Iterable<Entry>;

  constructor(made: Iterable<Entry>) {
    super();
    this.#made = made;
  }

  // copies are plain
  static override get [Symbol.species]() {
    return Array;
  }

  inTurn(): Iterable<Entry> {
    return this.#made;
  }
}

/**
 * The wire text of a decoded message: fields in the contract's order, 64-bit integers as decimal
 * text, non-finite numbers as text, keys of maps and free objects sorted, left-out fields omitted.
 * @param name the message's name in the contract
 */
export function encodeMessage(name: string, message: object): string {
  let text = '';
  for (const field of fieldsOf(name)) {
    const value: unknown = Reflect.get(message, field.name);
    if (value === undefined && field.isOptional) continue;
    text += `${text === '' ? '' : ','}${field.label}${field.write(value ?? null)}`;
  }
  return `{${text}}`;
}

/** The same in as many texts as it takes, where a list is made while it is written; else null. */
export function encodeInTurn(name: string, message: object): Iterable<string> | null {
  const isLazy = Object.values(message).some((value) => value instanceof LazyList);
  return isLazy ? textsOf(name, message) : null;
}

function* textsOf(name: string, message: object): Generator<string> {
  let before = '{';
  for (const { name: key, label, isOptional, write, writeOne } of fieldsOf(name)) {
    const value: unknown = Reflect.get(message, key);
    if (value === undefined && isOptional) continue;
    yield before + label;
    before = ',';
    if (value instanceof LazyList) yield* textsOfList(value, writeOne);
    else yield write(value ?? null);
  }
  yield before === '{' ? '{}' : '}';
}

function* textsOfList(list: LazyList<unknown>, write: Write): Generator<string> {
  let before = '[';
  for (const entry of list.inTurn()) {
    yield before + write(entry ?? null);
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

/** The same, indented, for people who read answers with their eyes. */
export const prettyText = (text: string) => JSON.stringify(JSON.parse(text), null, 2);

type Write = (value: unknown) => string;

type Field = {
  name: string;
  label: string;
  isOptional: boolean;
  write: Write;
  /** an entry, where it is a list */
  writeOne: Write;
};

const messages = new Map<string, readonly Field[]>();

// rows of the table are read once: what is done with every value of an answer has to be little
function fieldsOf(name: string): readonly Field[] {
  const known = messages.get(name);
  if (known) return known;
  const fields = (schemas[name] ?? []).map(fieldOf);
  messages.set(name, fields);
  return fields;
}

function fieldOf([name, type, flags]: FieldRow): Field {
  const one = writerOf(type);
  const write = flags.includes('r') ? (value: unknown) => encodeList(value, one) : one;
  return { name, label: `"${name}":`, isOptional: flags.includes('o'), write, writeOne: one };
}

function writerOf(type: string): Write {
  const [kind = '', ...rest] = type.split(':');
  const inner = rest.join(':');
  const write = kind === 'map' ? mapWriter(inner) : (writers[kind] ?? encodeFree);
  if (kind !== 'ref') return (value) => (value === null ? 'null' : write(value));
  // looked up late: messages hold each other
  return (value) =>
    typeof value === 'object' && value !== null ? encodeMessage(inner, value) : encodeFree(value);
}

function mapWriter(type: string): Write {
  const one = writerOf(type);
  return (value) => encodeObject(value, (inner) => one(inner ?? null));
}

const integer: Write = (value) => `"${String(value)}"`;

const writers: Readonly<Record<string, Write>> = {
  int64: integer,
  uint64: integer,
  float: (value) =>
    typeof value === 'number' ? numberText(value, singlePrecision) : encodeFree(value),
};

function encodeList(value: unknown, one: Write): string {
  if (!Array.isArray(value)) return '[]';
  return `[${value.map((each) => one(each ?? null)).join(',')}]`;
}

function encodeFree(value: unknown): string {
  if (typeof value === 'number') return numberText(value, String);
  if (Array.isArray(value)) return encodeList(value, encodeFree);
  if (typeof value === 'object' && value !== null) return encodeObject(value, encodeFree);
  return JSON.stringify(value);
}

function encodeObject(value: unknown, encode: Write): string {
  if (typeof value !== 'object' || value === null) return 'null';
  let text = '';
  for (const key of Object.keys(value).sort()) {
    const inner: unknown = Reflect.get(value, key);
    if (inner === undefined) continue;
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${encode(inner)}`;
  }
  return `{${text}}`;
}

function numberText(value: number, write: (value: number) => string): string {
  return Number.isFinite(value) ? write(value) : `"${value}"`;
}

/** The shortest text that is the same number in single precision. */
function singlePrecision(value: number): string {
  const rounded = Math.fround(value);
  if (Number.isInteger(rounded) && Math.abs(rounded) < 2 ** 24) return String(rounded);
  for (let digits = 1; digits < 9; digits++) {
    const text = Number(rounded.toPrecision(digits));
    if (Math.fround(text) === rounded) return String(text);
  }
  return String(rounded);
}
