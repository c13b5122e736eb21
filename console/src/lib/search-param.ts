import type { SearchSchemaInput } from '@tanstack/react-router';
import { z } from './zod';

/**
 * Creates the check of one value of a link or a setting, when a link is first read: every page
 * knows the schemas of all routes, and creating them takes 50 ms.
 */
export type Schema<Value> = () => z.ZodMiniType<Value>;

/** The value, if the schema accepts it. */
export const readAs = <Value>(schema: Schema<Value>, value: unknown): Value | undefined =>
  schema().safeParse(value).data;

/** An integer, between bounds when given. */
export const int = ({ min = -Infinity, max = Infinity } = {}): Schema<number> =>
  checkedNumber((value) => Number.isSafeInteger(value) && value >= min && value <= max);

/** A number, between bounds when given. */
export const number = ({ min = -Infinity, max = Infinity } = {}): Schema<number> =>
  checkedNumber((value) => value >= min && value <= max);

const toNumber = (value: unknown) =>
  typeof value === 'string' && value !== '' ? Number(value) : value;

// a refinement, because the checks for integers and bounds would be in the first load
const checkedNumber =
  (isAllowed: (value: number) => boolean): Schema<number> =>
  () =>
    z.pipe(z.transform(toNumber), z.number().check(z.refine(isAllowed)));

/** Any text; the router reads what looks like a number or a flag as one, which loses nothing. */
export const text = (): Schema<string> => () =>
  z.pipe(
    z.transform((value: unknown) =>
      typeof value === 'number' || typeof value === 'boolean' ? String(value) : value,
    ),
    z.string(),
  );

const flags = new Map<unknown, boolean>([
  ['true', true],
  ['false', false],
]);

export const flag = (): Schema<boolean> => () =>
  z.pipe(
    z.transform((value: unknown) => flags.get(value) ?? value),
    z.boolean(),
  );

export const oneOf =
  <const Value extends string>(values: readonly Value[]) =>
  () =>
    z.custom<Value>((value) => values.some((each) => each === value));

/** One of some numbers, which a link may also contain as text. */
export const oneOfNumbers = <const Value extends number>(values: readonly Value[]): Schema<Value> =>
  parsedBy((value) => values.find((each) => each === Number(value)));

/** A value with its own parser, which returns undefined for a wrong one. */
export const parsedBy =
  <Value>(parse: (value: unknown) => Value | undefined): Schema<Value> =>
  () =>
    z.pipe(
      z.transform((value: unknown): unknown => parse(value)),
      z.custom<Value, unknown>((value) => value !== undefined),
    );

/** A repeated parameter, or a single one; leaves out wrong items. */
export const listOf =
  <Value>(item: Schema<Value>): Schema<Value[]> =>
  () => {
    const schema = item();
    const read = parsedBy((value) => {
      if (value === undefined || value === null) return undefined;
      return [value].flat().flatMap((each) => {
        const { success, data } = schema.safeParse(each);
        return success ? [data] : [];
      });
    });
    return read();
  };

/** A parameter that may be absent without a default. */
export const optional =
  <Value>(schema: Schema<Value>): Schema<Value | undefined> =>
  () =>
    z.catch(z.optional(schema()), undefined);

/** Optional in links; `fallback` replaces an absent or wrong value. */
export const param =
  <Value>(schema: Schema<Value>, fallback: NoInfer<Value>): Schema<Value> =>
  () =>
    z.catch<z.ZodMiniType<Value>>(schema(), fallback);

export type Shape = Record<string, Schema<unknown>>;
export type Values<Params extends Shape> = {
  [Name in keyof Params]: z.output<ReturnType<Params[Name]>>;
};

export type SearchSchema<Params extends Shape> = ((
  search: Partial<Values<Params>> & SearchSchemaInput,
) => Values<Params>) & {
  /** the values of an empty link; for `stripSearchParams` */
  defaults: Values<Params>;
  /** the same for values of any origin, such as stored settings */
  read: (given: Record<string, unknown>) => Values<Params>;
};

/**
 * The search of a route, for `validateSearch`, or the settings of one storage path. A wrong value
 * gets its default instead of failing, and unknown names are dropped.
 */
export function searchSchema<const Params extends Shape>(shape: Params): SearchSchema<Params> {
  let made: z.ZodMiniType<Record<string, unknown>> | undefined;
  const make = () =>
    z.object(Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, schema()])));
  const read = (given: Record<string, unknown>) => {
    made ??= make();
    const known = Object.entries(made.parse(given)).filter(([, value]) => value !== undefined);
    return Object.fromEntries(known) as Values<Params>; // one entry per name of the shape
  };
  return Object.assign(read, { defaults: madeWhenRead(() => read({})), read });
}

/** An object that is created on first access, like the schemas. */
function madeWhenRead<Value extends object>(make: () => Value): Value {
  let made: Value | undefined;
  const target = () => {
    made ??= make();
    return made;
  };
  return new Proxy(Object.create(Object.prototype), {
    get: (_, name) => Reflect.get(target(), name),
    has: (_, name) => Reflect.has(target(), name),
    ownKeys: () => Reflect.ownKeys(target()),
    getOwnPropertyDescriptor: (_, name) => Reflect.getOwnPropertyDescriptor(target(), name),
  });
}
