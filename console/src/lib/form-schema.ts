import { z } from './zod';

/** A text without surrounding blanks. */
export const trimmedText = z.string().check(z.trim());

/** A trimmed text of at most `max` characters. */
export const limitedText = (label: string, max: number) =>
  trimmedText.check(z.maxLength(max, `${label} cannot exceed ${max} characters`));

/** A trimmed text that is not empty; `required` is the error of an empty one. */
export const requiredText = (
  label: string,
  { max = Infinity, required = `${label} required` }: { max?: number; required?: string } = {},
) => limitedText(label, max).check(z.minLength(1, required));

/** A typed integer of 0 or more, as a number. */
export const wholeNumber = (label: string) =>
  z.pipe(
    requiredText(label).check(z.regex(/^\d{0,9}$/, `${label} must be a whole number`)),
    z.transform(Number),
  );

/** A choice from a list; `message` is the error without one. */
export const choiceOf = <Value>(message: string) =>
  z.custom<Value, Value | null>((value) => value !== null, message);

/** Ids selected from a list. */
export const idList = z.array(z.number());

/** A check by a function that returns the error of a value, or undefined. */
export const checkedBy = <Value>(errorOf: (value: Value) => string | undefined) =>
  z.check<Value>(({ value, issues }) => {
    const message = errorOf(value);
    if (message !== undefined) issues.push({ code: 'custom', message, input: value });
  });

/** A check of the values of an object by another schema, if `isUsed` returns true. */
export const checkedWhere = <Values extends object>(
  isUsed: (values: Values) => boolean,
  schema: z.ZodMiniType,
) =>
  z.check<Values>(({ value, issues }) => {
    const errors = isUsed(value) ? schema.safeParse(value).error?.issues : undefined;
    for (const { message, path } of errors ?? [])
      issues.push({ code: 'custom', message, path, input: value });
  });

/** The first error of each field of an object, by the name of the field. */
export const errorsOf = (schema: z.ZodMiniType, values: unknown): Record<string, string> =>
  Object.fromEntries(
    (schema.safeParse(values).error?.issues ?? [])
      .toReversed()
      .map(({ path, message }) => [path.join('.'), message]),
  );

/** The first error of a value; undefined if the schema accepts it. */
export const errorOf = (schema: z.ZodMiniType, value: unknown): string | undefined =>
  schema.safeParse(value).error?.issues[0]?.message;

/** A new password, by the rules for passwords. */
export const newPassword = z
  .string()
  .check(
    z.minLength(1, 'New password required.'),
    z.minLength(8, "Password isn't long enough."),
    z.regex(/\p{Lu}/u, 'Password must include an uppercase letter.'),
    z.regex(/\p{Ll}/u, 'Password must include a lowercase letter.'),
    z.regex(/\d/, 'Password must include a number.'),
  );
