import fc from 'fast-check';
import { enums, routes, schemas } from '../../generated/wire-table';
import type { FieldRow, ParameterRow, Route } from '../../wire/table';

/** A call that a client may send, valid or not. */
export type AnyCall = { id: string; method: string; path: string; body?: string };

const smallIds = fc.integer({ min: 1, max: 12 });
const limits = fc.constantFrom(-2147483648, -1, 0, 1, 2147483647);
const integers = fc.oneof({ weight: 5, arbitrary: smallIds }, limits, fc.integer());
const floats = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom<number | string>(0, 'NaN', 'Infinity', '-Infinity', '0.5'),
);
const anything = fc.jsonValue({ maxDepth: 2 });
const words = fc.constantFrom(
  ...['', ' ', 'a', 'admin', 'loss', 'training', 'validation', 'id=asc', '{}', '[]', '__proto__'],
  ...['constructor', 'length', '../..', '%', '\u0000', '🚆', '\ud800', '2026-11-20', '1e400'],
  ...['hp.a=desc', 'searcher: {name: random}', '- a', '{"filterGroup":{"kind":"group"}}'],
  ...['train.py', 'http://127.0.0.1:1/', '00000000-0000-4000-8000-000000000000'],
);
const times = fc.oneof(
  fc.date({ noInvalidDate: true }).map((date) => date.toJSON()),
  fc.constantFrom('', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999999999Z', 'x'),
);

/** Calls of all operations; `names` are texts that identify entities, such as ids. */
export function anyCall(names: readonly string[]): fc.Arbitrary<AnyCall> {
  const strings = fc.oneof(words, fc.string(), fc.constantFrom(...names));
  return fc.constantFrom(...routes).chain((route) => callOf(route, strings));
}

type Strings = fc.Arbitrary<string>;

function callOf(route: Route, strings: Strings): fc.Arbitrary<AnyCall> {
  const rows = route.parameters.map((row) => parameterOf(row, strings));
  const body = route.body === undefined ? undefined : bodyOf(route.body, strings);
  const parts = fc.record({ values: fc.tuple(...rows), body: body ?? fc.constant(undefined) });
  return parts.map(({ values, body: text }) => {
    let { path } = route;
    const query: string[] = [];
    for (const [index, [name, place]] of route.parameters.entries()) {
      const texts = (values[index] ?? []).map((each) => encodeURIComponent(wellFormed(each)));
      if (place === 'path') path = path.replace(`{${name}}`, texts[0] || 'x');
      else query.push(...texts.map((each) => `${name}=${each}`));
    }
    const target = query.length === 0 ? path : `${path}?${query.join('&')}`;
    return { id: route.id, method: route.method, path: target, ...(text && { body: text }) };
  });
}

// a lone surrogate cannot be part of a path
const wellFormed = (value: unknown) => String(value).replace(/[\ud800-\udfff]/g, '');

function parameterOf([, place, type, flags]: ParameterRow, strings: Strings) {
  const value = anyOf(type, { strings, depth: 0 });
  if (place === 'path') return fc.tuple(value);
  return fc.array(value, { maxLength: flags.includes('r') ? 3 : 1 });
}

const bodyOf = (type: string, strings: Strings) =>
  fc
    .oneof(
      { weight: 12, arbitrary: anyOf(type, { strings, depth: 0 }) },
      { weight: 1, arbitrary: anything },
    )
    .map((value) => JSON.stringify(value) ?? '');

type Frame = { strings: Strings; depth: number };

function anyOf(type: string, frame: Frame): fc.Arbitrary<unknown> {
  const { strings, depth } = frame;
  if (type.startsWith('ref:')) return depth > 4 ? fc.constant({}) : messageOf(type.slice(4), frame);
  if (type.startsWith('enum:')) {
    const names = Object.keys(enums[type.slice(5)] ?? {});
    return fc.oneof(fc.constantFrom('', ...names), integers);
  }
  if (type.startsWith('map:')) return fc.dictionary(strings, anyOf(type.slice(4), frame));
  if (/^u?int/.test(type)) return integers;
  if (type === 'bool') return fc.boolean();
  if (type === 'double' || type === 'float') return floats;
  if (type.startsWith('timestamp')) return times;
  if (type === 'struct') return fc.dictionary(strings, anything, { maxKeys: 3 });
  if (type === 'list') return fc.array(anything, { maxLength: 3 });
  return type === 'string' || type === 'bytes' ? strings : anything;
}

function messageOf(name: string, frame: Frame): fc.Arbitrary<unknown> {
  const inner = { ...frame, depth: frame.depth + 1 };
  const fields = (schemas[name] ?? []).map((row) => [row[0], fieldOf(row, inner)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
}

function fieldOf([, type, flags]: FieldRow, frame: Frame): fc.Arbitrary<unknown> {
  const value = anyOf(type, frame);
  const filled = flags.includes('r') ? fc.array(value, { maxLength: 3 }) : value;
  return fc.oneof({ weight: 8, arbitrary: filled }, { weight: 1, arbitrary: fc.constant(null) });
}
