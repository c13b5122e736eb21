import { useState } from 'react';
import type { FieldError } from './field-rules';

/** By field; a form whose errors are all undefined can be sent. */
export type FormErrors<Values> = { [Name in keyof Values]?: FieldError };

/** The part of a form that a field needs. */
export type FormField<Value> = {
  value: Value;
  error: FieldError;
  onChange: (value: Value) => void;
};

export type Form<Values> = {
  values: Values;
  field: <Name extends keyof Values & string>(name: Name) => FormField<Values[Name]>;
  /** changes several at once, without saying what is wrong with them yet */
  change: (values: Partial<Values>) => void;
  isValid: boolean;
  isDirty: boolean;
  /** says what is wrong with every field, touched or not */
  showErrors: () => void;
};

type Options<Values> = { initial: Values; validate: (values: Values) => FormErrors<Values> };

/** The state of a small form. A field says what is wrong with it once it was changed, or a submit was tried. */
export function useForm<Values extends object>(options: Options<Values>): Form<Values> {
  const { validate } = options;
  const [initial] = useState(options.initial);
  const [values, setValues] = useState(initial);
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const [isTried, setIsTried] = useState(false);
  const errors = validate(values);
  const names = Object.keys(values) as (keyof Values)[]; // a form's values have no other keys
  return {
    values,
    field: (name) => ({
      value: values[name],
      error: isTried || changed.has(name) ? errors[name] : undefined,
      onChange: (value) => {
        setValues((before) => ({ ...before, [name]: value }));
        setChanged((before) => new Set(before).add(name));
      },
    }),
    change: (next) => setValues((before) => ({ ...before, ...next })),
    isValid: names.every((name) => errors[name] === undefined),
    isDirty: names.some((name) => values[name] !== initial[name]),
    showErrors: () => setIsTried(true),
  };
}
