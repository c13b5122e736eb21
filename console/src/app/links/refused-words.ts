import { quoted, type RefusedValue } from '@trainyard/ui/lib/refused-values';
import { type ParamNote, paramNotes } from '~/lib/search-param';
import { z } from '~/lib/zod';

/** The schema without the defaults around it. */
function ownSchema(schema: z.ZodMiniType): z.ZodMiniType {
  if (!(schema instanceof z.ZodMiniCatch || schema instanceof z.ZodMiniOptional)) return schema;
  const { innerType } = schema.def;
  return innerType instanceof z.ZodMiniType ? ownSchema(innerType) : schema;
}

/** The schema of the items of a list (`listOf`). */
function itemOf(schema: z.ZodMiniType): z.ZodMiniType | undefined {
  if (!(schema instanceof z.ZodMiniPipe && schema.def.out instanceof z.ZodMiniArray))
    return undefined;
  const { element } = schema.def.out.def;
  return element instanceof z.ZodMiniType ? element : undefined;
}

const boundText = (word: string, bound: number | undefined) =>
  bound === undefined || !Number.isFinite(bound) ? '' : ` ${word} ${bound}`;

function noteText(note: ParamNote): string {
  if ('expected' in note) return note.expected;
  const { isWhole, min, max } = note;
  return `a ${isWhole ? 'whole ' : ''}number${boundText('from', min)}${boundText('to', max)}`;
}

const maxValuesInText = 8;

/** The values that a schema accepts, in words, by its first objection to a value. */
function expectedBy(schema: z.ZodMiniType, issue: z.core.$ZodIssue | undefined): string {
  const note = paramNotes.get(schema);
  if (note) return noteText(note);
  if (issue?.code === 'invalid_value' && issue.values.length <= maxValuesInText)
    return `one of ${issue.values.join(', ')}`;
  if (issue?.code !== 'invalid_type') return 'a known value';
  return issue.expected === 'boolean' ? 'true or false' : 'one text';
}

const hasValue = (value: unknown) => value !== undefined && value !== null && value !== '';

type Param = { name: string; schema: z.ZodMiniType; fallback: unknown };

/** Returns what cannot be used of the value of one parameter; of a list, each such item. */
function refusedOf({ name, schema, fallback }: Param, value: unknown): RefusedValue[] {
  const own = ownSchema(schema);
  const item = itemOf(own);
  const target = item ? ownSchema(item) : own;
  const note = paramNotes.get(target);
  const hasDefault = typeof fallback === 'string' || typeof fallback === 'number';
  return (item ? [value].flat() : [value]).flatMap((each) => {
    const { error } = target.safeParse(each);
    if (!error || !hasValue(each)) return [];
    const text = String(each);
    const expected = expectedBy(target, error.issues[0]);
    return {
      name,
      value: text,
      fault: `“${name}” must be ${expected}, not ${quoted(text)}.`,
      instead:
        (note && 'expected' in note ? note.instead : undefined) ??
        (hasDefault && fallback !== '' && name !== 'page'
          ? `It is ${fallback} here.`
          : 'It is left out.'),
    };
  });
}

/** The parts of a search schema that tell what it refuses. */
export type ReadableSchema = {
  params: () => Record<string, z.ZodMiniType>;
  defaults: () => object;
};

/** Returns the values of a link that a search schema refuses, with words; empty texts say nothing. */
export function refusedBy(
  { params, defaults }: ReadableSchema,
  input: Record<string, unknown>,
): RefusedValue[] {
  const fallbacks = new Map(Object.entries(defaults()));
  return Object.entries(params()).flatMap(([name, schema]) =>
    name in input ? refusedOf({ name, schema, fallback: fallbacks.get(name) }, input[name]) : [],
  );
}
