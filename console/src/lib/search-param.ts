import {
  type SearchMiddleware,
  type SearchSchemaInput,
  stripSearchParams,
} from '@tanstack/react-router';
import { timeOfText } from '@trainyard/sdk/model';
import { z } from './zod';

// Names what links write beside the schemas of zod. A link gives what looks like a number or a flag
// as one (`app/links/search-params.ts`), and an earlier console wrote some of them as quoted texts.

const toNumber = (value: unknown) =>
  typeof value === 'string' && value !== '' ? Number(value) : value;

type Bounds = { min?: number; max?: number };

/**
 * A note about a parameter, for reports of values that it refuses: bounds of a number, or words
 * for the accepted values and for what happens to others.
 */
export type ParamNote =
  | { isWhole: boolean; min: number; max: number }
  | { expected: string; instead?: string };

/** The notes about schemas of this file. */
export const paramNotes = z.registry<ParamNote>();

/** An integer, between bounds when given. */
export const int = ({ min = -Infinity, max = Infinity }: Bounds = {}) =>
  z
    .pipe(z.transform(toNumber), z.int().check(z.minimum(min), z.maximum(max)))
    .register(paramNotes, { isWhole: true, min, max });

/** A number, between bounds when given. */
export const number = ({ min = -Infinity, max = Infinity }: Bounds = {}) =>
  z
    .pipe(z.transform(toNumber), z.number().check(z.minimum(min), z.maximum(max)))
    .register(paramNotes, { isWhole: false, min, max });

/** One of some numbers. */
export const oneOfNumbers = <const Value extends number>(values: readonly Value[]) =>
  z.pipe(z.transform(toNumber), z.literal([...values]));

/** Any text; the router reads what looks like a number or a flag as one, which loses nothing. */
export const text = z.pipe(
  z.transform((value) =>
    typeof value === 'number' || typeof value === 'boolean' ? String(value) : value,
  ),
  z.string(),
);

const flags = new Map<unknown, boolean>([
  ['true', true],
  ['false', false],
]);

/** True or false. */
export const flag = z.pipe(
  z.transform((value) => flags.get(value) ?? value),
  z.boolean(),
);

/** A value with its own parser, which returns undefined for a wrong one. */
export const parsedBy = <Value>(
  parse: (value: unknown) => Value | undefined,
  note: ParamNote = { expected: 'a known value' },
) =>
  z
    .pipe(
      z.transform((value): unknown => parse(value)),
      z.custom<Value, unknown>((value) => value !== undefined),
    )
    .register(paramNotes, note);

/** A moment, as logs and links write it; `instead` says what is shown without one. */
export const moment = (instead: string) =>
  parsedBy(
    (value) => (typeof value === 'string' && timeOfText(value) !== undefined ? value : undefined),
    { expected: 'a time, such as 2026-11-24T08:30:00Z', instead },
  );

/** A repeated parameter, or a single one; leaves out wrong items. */
export const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.pipe(
    z.transform((value): unknown =>
      value === undefined || value === null
        ? undefined
        : [value].flat().filter((each) => item.safeParse(each).success),
    ),
    z.array(item),
  );

/** Two numbers, the smaller one first: the part of an axis that is zoomed to. */
export const range = () => {
  const numbers = listOf(number());
  return parsedBy(
    (value): readonly [number, number] | undefined => {
      const [from, to] = numbers.safeParse(value).data ?? [];
      return from !== undefined && to !== undefined && from < to ? [from, to] : undefined;
    },
    { expected: 'two numbers, the smaller one first', instead: 'The whole axis is shown.' },
  );
};

/** A parameter that may be absent without a default. */
export const optional = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.catch(z.optional(schema), undefined);

export type Shape = Record<string, z.ZodMiniType>;
export type Values<Params extends Shape> = { [Name in keyof Params]: z.output<Params[Name]> };

export type SearchSchema<Params extends Shape> = ((
  search: Partial<Values<Params>> & SearchSchemaInput,
) => Values<Params>) & {
  /** the values of an empty link */
  defaults: () => Values<Params>;
  /** leaves these values out of links; for `search.middlewares` of a route */
  withoutDefaults: <Search>(...context: Parameters<SearchMiddleware<Search>>) => Search;
  /** the same as the schema itself for values of any origin, such as stored settings */
  read: (input: Record<string, unknown>) => Values<Params>;
  /** the schema of each parameter */
  params: () => Params;
};

/** Returns a function that computes its value when it is first called. */
function onFirstCall<Value>(compute: () => Value): () => Value {
  let computed: { value: Value } | undefined;
  return () => {
    computed ??= { value: compute() };
    return computed.value;
  };
}

/**
 * The search of a route, for `validateSearch`, or the settings of one storage path: drops unknown
 * names, and the names of values that are undefined. Each schema of the shape gets a default for
 * wrong values by `z.catch` or `optional`. The shape is built when a link is first read: the console
 * starts with the routes of all pages, and opens one.
 */
export function searchSchema<const Params extends Shape>(
  shape: () => Params,
): SearchSchema<Params> {
  const params = onFirstCall(shape);
  const schema = onFirstCall(() => z.object(params()));
  const read = (input: Record<string, unknown>) => {
    const values = Object.entries(schema().parse(input)).filter(([, value]) => value !== undefined);
    return Object.fromEntries(values) as Values<Params>; // one entry per name of the shape
  };
  const defaults = onFirstCall(() => read({}));
  const withoutDefaults = <Search>(...context: Parameters<SearchMiddleware<Search>>): Search =>
    stripSearchParams<Search, Search, Values<Params>, Values<Params>>(defaults())(...context);
  return Object.assign(read, { defaults, withoutDefaults, read, params });
}
