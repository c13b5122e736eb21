/** The error of a field; undefined when it is valid. */
export type FieldError = string | undefined;
type Rule = (value: string) => FieldError;

export const required =
  (label: string, message = `${label} required`): Rule =>
  (value) =>
    value.trim() === '' ? message : undefined;

export const maxLength =
  (label: string, max: number): Rule =>
  (value) =>
    value.trim().length > max ? `${label} cannot exceed ${max} characters` : undefined;

/** An integer of 0 or more, where something is filled in. */
export const wholeNumber =
  (label: string): Rule =>
  (value) =>
    /^\s*\d{0,9}\s*$/.test(value) ? undefined : `${label} must be a whole number`;

/** The first rule that is broken speaks. */
export function check(value: string, ...rules: Rule[]): FieldError {
  for (const rule of rules) {
    const error = rule(value);
    if (error !== undefined) return error;
  }
  return undefined;
}
