import { isObject } from '../model/own';

/** An object from `JSON.parse`, converted in place to its declared type. */
export type Raw = Record<string | number, unknown>;
/** Checks and converts one member of an object, list or map. */
type Check = (holder: Raw, key: string | number, flags: number) => void;
type Decoder = (object: Raw) => void;

// bits for how a field may be missing; scripts/generate/decoders.ts writes the sums
const REQUIRED = 1;
const LEFT_OUT = 2;
const NULLABLE = 4;

/**
 * A difference between an answer and the contract: the path, the expected type, the value found.
 */
export class Mismatch {
  readonly path: Array<string | number>;
  readonly expected: string;
  readonly found: unknown;
  constructor(key: string | number, expected: string, found: unknown) {
    this.path = [key];
    this.expected = expected;
    this.found = found;
  }
}

/** While set, collects differences instead of ending the decoding at the first. */
let differences: Mismatch[] | undefined;

/**
 * Decodes as far as possible: differing values stay as sent; an unknown enum name is a difference,
 * too.
 */
export function differencesIn(work: () => void): Mismatch[] {
  const outer = differences;
  const mismatches: Mismatch[] = [];
  differences = mismatches;
  try {
    work();
  } finally {
    differences = outer;
  }
  return mismatches;
}

function mismatch(holder: Raw, key: string | number, expected: string) {
  differ(new Mismatch(key, expected, holder[key]));
}

function differ(difference: Mismatch) {
  if (!differences) throw difference;
  differences.push(difference);
}

/** The only place that converts a missing or null field (the contract's decode rules). */
function missing(
  holder: Raw,
  key: string | number,
  flags: number,
  expected: string,
  zero: unknown,
) {
  const value = holder[key];
  if (value === null) {
    if (!(flags & NULLABLE)) mismatch(holder, key, expected);
  } else if (value !== undefined || flags & REQUIRED) mismatch(holder, key, expected);
  else if (!(flags & LEFT_OUT)) holder[key] = flags & NULLABLE ? null : zero;
}

/** text, times and base64 */
export const string: Check = (holder, key, flags) => {
  if (typeof holder[key] !== 'string') missing(holder, key, flags, 'a string', '');
};

export const boolean: Check = (holder, key, flags) => {
  if (typeof holder[key] !== 'boolean') missing(holder, key, flags, 'a boolean', false);
};

/** 32-bit integers */
export const integer: Check = (holder, key, flags) => {
  if (!Number.isInteger(holder[key])) missing(holder, key, flags, 'an integer', 0);
};

/** 64-bit integers: decimal text becomes a number if a number can represent it, else stays text */
export const integer64: Check = (holder, key, flags) => {
  const value = holder[key];
  if (Number.isInteger(value)) return;
  if (typeof value !== 'string') return missing(holder, key, flags, 'a 64-bit integer', 0);
  if (!/^-?\d+$/.test(value)) return mismatch(holder, key, 'a 64-bit integer');
  const number = Number(value);
  if (Number.isSafeInteger(number)) holder[key] = number;
};

const nonFinite = /^(?:NaN|-?Infinity)$/;
const nonFiniteOf = (value: unknown) =>
  typeof value === 'string' && nonFinite.test(value) ? Number(value) : undefined;

/** floats: the three texts for NaN and infinity become numbers */
export const number: Check = (holder, key, flags) => {
  const value = holder[key];
  if (typeof value === 'number') return;
  const number = nonFiniteOf(value);
  if (number === undefined) missing(holder, key, flags, 'a number', 0);
  else holder[key] = number;
};

/** free objects, kept as sent */
export const object: Check = (holder, key, flags) => {
  if (!isObject(holder[key])) missing(holder, key, flags, 'an object', {});
};

/** any JSON value */
export const anyValue: Check = (holder, key, flags) => {
  if (holder[key] === undefined) missing(holder, key, flags, 'a value', null);
};

/** free objects of metric values: non-finite texts inside become numbers */
export function metrics(holder: Raw, key: string, flags: number, repeated: boolean) {
  const value = holder[key];
  const fits = repeated ? Array.isArray(value) : isObject(value);
  if (fits) revive(value);
  else missing(holder, key, flags, repeated ? 'a list' : 'an object', repeated ? [] : {});
}

// a loop, because reported values may be nested to any depth
function revive(root: unknown) {
  const open = [root];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const holder: Raw = Array.isArray(at) ? asRaw(at) : (at as Raw);
    for (const key of Object.keys(holder)) {
      const inner = holder[key];
      const number = nonFiniteOf(inner);
      if (number !== undefined) holder[key] = number;
      else if (typeof inner === 'object' && inner !== null) open.push(inner);
    }
  }
}

/** Names of an enum by number, and the fallback for a name that this contract does not know. */
export type EnumTable = { names: Set<string>; byNumber: Map<number, string>; fallback: string };

/** `names` is one space-separated text, first name first; numbers count from 0 by default. */
export function enumTable(names: string, fallback?: string, numbers?: number[]): EnumTable {
  const list = names.split(' ');
  return {
    names: new Set(list),
    byNumber: new Map(list.map((name, index) => [numbers?.[index] ?? index, name])),
    fallback: fallback ?? list[0] ?? '',
  };
}

export function enumName(holder: Raw, key: string | number, flags: number, values: EnumTable) {
  const value = holder[key];
  if (typeof value === 'string') {
    if (!values.names.has(value)) unknown(holder, key, values);
  } else if (typeof value === 'number') {
    const name = values.byNumber.get(value);
    if (name === undefined) unknown(holder, key, values);
    else holder[key] = name;
  } else missing(holder, key, flags, 'an enum name', values.names.values().next().value);
}

function unknown(holder: Raw, key: string | number, { fallback }: EnumTable) {
  differences?.push(new Mismatch(key, 'a known name', holder[key]));
  holder[key] = fallback;
}

export const enumNameOf =
  (values: EnumTable): Check =>
  (holder, key, flags) =>
    enumName(holder, key, flags, values);

export function message(holder: Raw, key: string | number, flags: number, decode: Decoder) {
  const value = holder[key];
  if (isObject(value)) within(key, () => decode(value));
  else if (value === undefined && !(flags & (REQUIRED | LEFT_OUT))) holder[key] = null;
  else missing(holder, key, flags, 'an object', null);
}

export const messageOf =
  (decode: Decoder): Check =>
  (holder, key, flags) =>
    message(holder, key, flags, decode);

/** lists of messages */
export function messages(holder: Raw, key: string, flags: number, decode: Decoder) {
  const list = holder[key];
  if (!Array.isArray(list)) return missing(holder, key, flags, 'a list', []);
  let index = 0;
  const from = differences?.length;
  try {
    for (; index < list.length; index++) {
      const value: unknown = list[index];
      const inner = differences?.length;
      if (isObject(value)) decode(value);
      else differ(new Mismatch('', 'an object', value));
      prefix(index, inner);
    }
  } catch (error) {
    throw deeper(deeper(error, index), key);
  }
  prefix(key, from);
}

/** lists of scalars and enums */
export function list(holder: Raw, key: string, flags: number, check: Check) {
  const list = holder[key];
  if (!Array.isArray(list)) return missing(holder, key, flags, 'a list', []);
  within(key, () => {
    for (let index = 0; index < list.length; index++) check(asRaw(list), index, REQUIRED);
  });
}

export function map(holder: Raw, key: string, flags: number, check: Check) {
  const value = holder[key];
  if (!isObject(value)) return missing(holder, key, flags, 'an object', {});
  within(key, () => {
    for (const inner of Object.keys(value)) check(value, inner, REQUIRED);
  });
}

// this is the only place that reads lists by index
const asRaw = (list: unknown[]) => list as unknown as Raw;

function within(key: string | number, work: () => void) {
  const from = differences?.length;
  try {
    work();
  } catch (error) {
    throw deeper(error, key);
  }
  prefix(key, from);
}

function deeper(error: unknown, key: string | number) {
  if (error instanceof Mismatch) error.path.unshift(key);
  return error;
}

/** Adds the key to the paths of the differences found since `from`. */
function prefix(key: string | number, from: number | undefined) {
  if (differences) for (const { path } of differences.slice(from)) path.unshift(key);
}
