import type { SearchSchemaInput } from '@tanstack/react-router';

/** Reads one value of a link; undefined when it is not one. */
export type ParamType<Value> = (value: unknown) => Value | undefined;

export type Param<Value> = { read: ParamType<Value>; fallback: Value };

// not zod: the route tree is in the first load of every page, sign-in included

/** An integer, between bounds when given. */
export const int =
  ({ min = -Infinity, max = Infinity } = {}): ParamType<number> =>
  (value) => {
    const number = typeof value === 'string' && value !== '' ? Number(value) : value;
    const isFit = Number.isSafeInteger(number) && Number(number) >= min && Number(number) <= max;
    return isFit ? Number(number) : undefined;
  };

/** Any text; the router reads `?name=12` as a number, so numbers count. */
export const text = (): ParamType<string> => (value) => {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : undefined;
};

export const flag = (): ParamType<boolean> => (value) => {
  if (value === true || value === 'true') return true;
  return value === false || value === 'false' ? false : undefined;
};

export const oneOf =
  <const Value extends string>(values: readonly Value[]): ParamType<Value> =>
  (value) =>
    values.find((known) => known === value);

/** A repeated parameter, or a single one; items that are not of the type are left out. */
export const listOf =
  <Value>(read: ParamType<Value>): ParamType<Value[]> =>
  (value) => {
    if (value === undefined || value === null) return undefined;
    return [value].flat().flatMap((item) => {
      const known = read(item);
      return known === undefined ? [] : [known];
    });
  };

/** A parameter that may be absent without a default. */
export const optional = <Value>(read: ParamType<Value>): Param<Value | undefined> => ({
  read,
  fallback: undefined,
});

/** Optional in links; `fallback` stands in when it is absent or wrong. */
export const param = <Value>(read: ParamType<Value>, fallback: NoInfer<Value>): Param<Value> => ({
  read,
  fallback,
});

export type Params = Record<string, Param<unknown>>;
export type Values<Shape extends Params> = {
  [Name in keyof Shape]: Shape[Name] extends Param<infer Value> ? Value : never;
};

export type SearchSchema<Shape extends Params> = ((
  search: Partial<Values<Shape>> & SearchSchemaInput,
) => Values<Shape>) & { defaults: Values<Shape> };

/** The values of a shape, each with its fallback where it is absent or wrong; unknown names are dropped. */
export const readValues = <Shape extends Params>(
  shape: Shape,
  given: Record<string, unknown>,
): Values<Shape> =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([name, { read, fallback }]) => {
      const value = read(given[name]) ?? fallback;
      return value === undefined ? [] : [[name, value]];
    }),
  ) as Values<Shape>; // one entry per name of the shape, which the type system cannot follow

/**
 * The search of a route, for `validateSearch`; `defaults` is for `stripSearchParams`.
 * A wrong value in a link falls back instead of failing, and unknown names are dropped.
 */
export function searchSchema<const Shape extends Params>(shape: Shape): SearchSchema<Shape> {
  const read = (search: Record<string, unknown>) => readValues(shape, search);
  return Object.assign(read, { defaults: read({}) });
}
