import { schemas } from '../generated/wire-table';
import type { FieldRow, SchemaTable } from './table';

/**
 * A list of an answer whose entries are created while they are written: for lists that do not fit
 * into memory. For all other code it is empty.
 */
export class LazyList<Entry> extends Array<Entry> {
  readonly #made: Iterable<Entry>;

  constructor(entries: Iterable<Entry>) {
    super();
    this.#made = entries;
  }

  // copies are plain arrays
  static override get [Symbol.species]() {
    return Array;
  }

  inTurn(): Iterable<Entry> {
    return this.#made;
  }
}

/** Completes a message before it is written, by the name of its schema. */
export type Completions = Readonly<Record<string, (message: never) => object>>;

/** Writes decoded messages in the wire's format. */
export type Encoder = ReturnType<typeof createEncoder>;

/** Creates an encoder for these schemas, which first adds `completions` to messages. */
export function createEncoder(schemas: SchemaTable, completions: Completions = {}) {
  const fieldsOf = createFields(schemas, (name, message) => encodeMessage(name, message));
  const completed = (name: string, message: object) => {
    // the table's key and the message have the same name, which types cannot follow
    const complete = completions[name] as ((message: object) => object) | undefined;
    return complete?.(message) ?? message;
  };

  /**
   * The wire text of a decoded message: fields in the contract's order, 64-bit integers as decimal
   * text, non-finite numbers as text, sorted keys of maps and free objects, without omitted fields.
   * @param name the message's name in the contract
   */
  function encodeMessage(name: string, fields: object): string {
    const message = completed(name, fields);
    let text = '';
    for (const field of fieldsOf(name)) {
      const value: unknown = Reflect.get(message, field.name);
      if ((value ?? null) === null && field.isOptional) continue;
      text += `${text === '' ? '' : ','}${field.label}${field.write(value ?? null)}`;
    }
    return `{${text}}`;
  }

  /** The same in several texts, if a list is created while it is written; else null. */
  function encodeInTurn(name: string, fields: object): Iterable<string> | null {
    const isLazy = Object.values(fields).some((value) => value instanceof LazyList);
    return isLazy ? textsOf(fieldsOf(name), completed(name, fields)) : null;
  }

  return { encodeMessage, encodeInTurn };
}

function* textsOf(fields: readonly Field[], message: object): Generator<string> {
  let before = '{';
  for (const { name: key, label, isOptional, write, writeOne } of fields) {
    const value: unknown = Reflect.get(message, key);
    if ((value ?? null) === null && isOptional) continue;
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

/** The same, indented, for people who read answers. */
export const prettyText = (text: string) => JSON.stringify(JSON.parse(text), null, 2);

type Write = (value: unknown) => string;

type Field = {
  name: string;
  label: string;
  isOptional: boolean;
  write: Write;
  /** writes an entry of a list */
  writeOne: Write;
};

type WriteMessage = (name: string, message: object) => string;

// rows of the table are read once, because each value of an answer must be fast
function createFields(schemas: SchemaTable, writeMessage: WriteMessage) {
  const messages = new Map<string, readonly Field[]>();
  return (name: string): readonly Field[] => {
    const cachedFields = messages.get(name);
    if (cachedFields) return cachedFields;
    const fields = (schemas[name] ?? []).map((row) => fieldOf(row, writeMessage));
    messages.set(name, fields);
    return fields;
  };
}

function fieldOf([name, type, flags]: FieldRow, writeMessage: WriteMessage): Field {
  const one = writerOf(type, writeMessage);
  const write = flags.includes('r') ? (value: unknown) => encodeList(value, one) : one;
  return { name, label: `"${name}":`, isOptional: flags.includes('o'), write, writeOne: one };
}

function writerOf(type: string, writeMessage: WriteMessage): Write {
  const [kind = '', ...rest] = type.split(':');
  const inner = rest.join(':');
  const write = kind === 'map' ? mapWriter(inner, writeMessage) : (writers[kind] ?? encodeFree);
  if (kind !== 'ref') return (value) => (value === null ? 'null' : write(value));
  return (value) =>
    typeof value === 'object' && value !== null ? writeMessage(inner, value) : encodeFree(value);
}

function mapWriter(type: string, writeMessage: WriteMessage): Write {
  const one = writerOf(type, writeMessage);
  return (value) => encodeObject(value, (inner) => one(inner ?? null));
}

const integer: Write = (value) => `"${String(value)}"`;

const writers: Readonly<Record<string, Write>> = {
  int64: integer,
  uint64: integer,
  float: (value) =>
    typeof value === 'number' ? numberText(Math.fround(value), singlePrecision) : encodeFree(value),
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

/** The shortest text with the same value in single precision, for a number that is in it. */
function singlePrecision(rounded: number): string {
  if (Number.isInteger(rounded) && Math.abs(rounded) < 2 ** 24) return String(rounded);
  for (let digits = 1; digits < 9; digits++) {
    const text = Number(rounded.toPrecision(digits));
    if (Math.fround(text) === rounded) return String(text);
  }
  return String(rounded);
}

/** The encoder of the default contract. */
export const { encodeMessage, encodeInTurn } = createEncoder(schemas);
