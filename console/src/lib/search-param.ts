import type { SearchSchemaInput } from '@tanstack/react-router';
import { z } from './zod';

// Names what links write beside the schemas of zod. A link gives what looks like a number or a flag
// as one (`app/links/search-params.ts`), and an earlier console wrote some of them as quoted texts.

const toNumber = (value: unknown) =>
  typeof value === 'string' && value !== '' ? Number(value) : value;

type Bounds = { min?: number; max?: number };

const boundsText = ({ min, max }: Required<Bounds>) =>
  `${Number.isFinite(min) ? ` from ${min}` : ''}${Number.isFinite(max) ? ` to ${max}` : ''}`;

/** Words about a parameter whose value cannot be used: the values it takes, and what happens then. */
type ParamWords = { takes: string; instead?: string };

const words = new WeakMap<object, ParamWords>();
const items = new WeakMap<object, z.ZodMiniType>();

function withWords<Schema extends object>(schema: Schema, about: ParamWords): Schema {
  words.set(schema, about);
  return schema;
}

function withItem<Schema extends object>(schema: Schema, item: z.ZodMiniType): Schema {
  items.set(schema, item);
  return schema;
}

/** An integer, between bounds when given. */
export const int = ({ min = -Infinity, max = Infinity }: Bounds = {}) =>
  withWords(z.pipe(z.transform(toNumber), z.int().check(z.minimum(min), z.maximum(max))), {
    takes: `a whole number${boundsText({ min, max })}`,
  });

/** A number, between bounds when given. */
export const number = ({ min = -Infinity, max = Infinity }: Bounds = {}) =>
  withWords(z.pipe(z.transform(toNumber), z.number().check(z.minimum(min), z.maximum(max))), {
    takes: `a number${boundsText({ min, max })}`,
  });

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
  about: ParamWords = { takes: 'a known value' },
) =>
  withWords(
    z.pipe(
      z.transform((value): unknown => parse(value)),
      z.custom<Value, unknown>((value) => value !== undefined),
    ),
    about,
  );

/** A repeated parameter, or a single one; leaves out wrong items. */
export const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  withItem(
    z.pipe(
      z.transform((value): unknown =>
        value === undefined || value === null
          ? undefined
          : [value].flat().filter((each) => item.safeParse(each).success),
      ),
      z.array(item),
    ),
    item,
  );

/** A parameter that may be absent without a default. */
export const optional = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.catch(z.optional(schema), undefined);

export type Shape = Record<string, z.ZodMiniType>;
export type Values<Params extends Shape> = { [Name in keyof Params]: z.output<Params[Name]> };

export type SearchSchema<Params extends Shape> = ((
  search: Partial<Values<Params>> & SearchSchemaInput,
) => Values<Params>) & {
  /** the values of an empty link; for `stripSearchParams` */
  defaults: Values<Params>;
  /** the same for values of any origin, such as stored settings */
  read: (input: Record<string, unknown>) => Values<Params>;
  /** what a link says that cannot be used; empty texts say nothing */
  refused: (input: Record<string, unknown>) => RefusedParam[];
};

/** A value of a link that cannot be used. */
export type RefusedParam = {
  name: string;
  value: string;
  /** the values that the parameter takes, such as "a whole number" */
  takes: string;
  /** a sentence about what is shown instead */
  instead: string;
};

/** The schema without the defaults around it. */
function ownSchema(schema: z.ZodMiniType): z.ZodMiniType {
  if (!(schema instanceof z.ZodMiniCatch || schema instanceof z.ZodMiniOptional)) return schema;
  const { innerType } = schema.def;
  return innerType instanceof z.ZodMiniType ? ownSchema(innerType) : schema;
}

const maxValuesInText = 8;

/** Says in words which values a schema takes, by its first objection to a value. */
function takenBy(schema: z.ZodMiniType, issue: z.core.$ZodIssue | undefined): string {
  const own = words.get(schema)?.takes;
  if (own !== undefined) return own;
  if (issue?.code === 'invalid_value' && issue.values.length <= maxValuesInText)
    return `one of ${issue.values.join(', ')}`;
  if (issue?.code !== 'invalid_type') return 'a known value';
  return issue.expected === 'boolean' ? 'true or false' : 'one text';
}

const hasValue = (value: unknown) => value !== undefined && value !== null && value !== '';

type Param = { name: string; schema: z.ZodMiniType; fallback: unknown };

/** Returns what cannot be used of the value of one parameter; of a list, each such item. */
function refusedOf({ name, schema, fallback }: Param, value: unknown): RefusedParam[] {
  const own = ownSchema(schema);
  const item = items.get(own);
  const target = item ? ownSchema(item) : own;
  return (item ? [value].flat() : [value]).flatMap((each) => {
    const { error } = target.safeParse(each);
    if (!error || !hasValue(each)) return [];
    const hasDefault = typeof fallback === 'string' || typeof fallback === 'number';
    return [
      {
        name,
        value: String(each),
        takes: takenBy(target, error.issues[0]),
        instead:
          words.get(target)?.instead ??
          (hasDefault && fallback !== '' && name !== 'page'
            ? `It is ${fallback} here.`
            : 'It is left out.'),
      },
    ];
  });
}

/**
 * The search of a route, for `validateSearch`, or the settings of one storage path: drops unknown
 * names, and the names of values that are undefined. Each schema of the shape gets a default for
 * wrong values by `z.catch` or `optional`.
 */
export function searchSchema<const Params extends Shape>(shape: Params): SearchSchema<Params> {
  const schema = z.object(shape);
  const read = (input: Record<string, unknown>) => {
    const values = Object.entries(schema.parse(input)).filter(([, value]) => value !== undefined);
    return Object.fromEntries(values) as Values<Params>; // one entry per name of the shape
  };
  const defaults: Values<Params> = read({});
  const refused = (input: Record<string, unknown>) =>
    Object.entries(schema.shape).flatMap(([name, param]) =>
      name in input
        ? refusedOf({ name, schema: param, fallback: defaults[name] }, input[name])
        : [],
    );
  return Object.assign(read, { defaults, read, refused });
}
