import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useContext, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { DialogSurroundings } from './dialog-surroundings';
import { type FormDraft, formDraft, readFormDraft, writeFormDraft } from './form-draft';

type Schema<Values extends FieldValues, Output> = Parameters<
  typeof standardSchemaResolver<Values, unknown, Output>
>[0];

/** A form, as its parts receive it. */
export type SchemaForm<Values extends FieldValues, Output = Values> = UseFormReturn<
  Values,
  unknown,
  Output
> & {
  /** the values that the edit started from, which a draft may have kept for a while */
  base: Values;
  draft?: FormDraft | undefined;
};

/**
 * Names the draft of a form among those of its user. Fields of `without` are not stored: passwords
 * and tokens.
 */
type DraftName<Values> = string | { name: string; without: readonly (keyof Values)[] };

/**
 * A form of react-hook-form that a schema validates; submit returns the output of the schema. A
 * field shows its error after it has changed or after a submit. Errors update when other fields or
 * the schema change.
 *
 * @param draft keeps what is typed until the form is submitted or its dialog discards it
 */
export function useSchemaForm<Values extends FieldValues, Output>(
  schema: Schema<Values, Output>,
  initial: NoInfer<Values>,
  draft?: DraftName<NoInfer<Values>>,
): SchemaForm<Values, Output> {
  const owner = useContext(DialogSurroundings)?.owner;
  const { name, without = [] } = typeof draft === 'string' ? { name: draft } : (draft ?? {});
  // a user who signs in meanwhile has other drafts
  const [key] = useState(
    owner === undefined || name === undefined ? undefined : `${owner}/form/${name}`,
  );
  const fields = Object.keys(initial).filter((field) => !without.includes(field));
  const [opened] = useState(initial);
  const [restored, setRestored] = useState(() =>
    key === undefined
      ? undefined
      : readFormDraft(key, initial, { fields, refuses: refusesOf(schema) }),
  );
  const { base, values } = restored ?? { base: opened, values: opened };
  const form = useForm<Values, unknown, Output>({
    mode: 'onChange',
    resolver: standardSchemaResolver(schema),
    defaultValues: values as DefaultValues<Values>, // all values are valid partial ones
  });
  const { isSubmitted, dirtyFields } = form.formState;
  const checkShown = useEffectEvent(() => {
    const names = Object.keys(form.getValues()) as FieldPath<Values>[]; // no other keys
    const isShown = (name: FieldPath<Values>) =>
      isSubmitted || name in dirtyFields || form.getFieldState(name).error !== undefined;
    void form.trigger(names.filter(isShown));
  });
  const keep = useEffectEvent(() => {
    if (key !== undefined) writeFormDraft(key, { base, values: form.getValues() }, fields);
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: () => {
          checkShown();
          keep();
        },
      }),
    [form],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another schema gives other errors
  useEffect(() => checkShown(), [schema]);
  // a restored value is a change of the same base as when it was typed
  useLayoutEffect(() => {
    if (restored) form.resetDefaultValues(restored.base as DefaultValues<Values>); // as above
  }, [form, restored]);
  const reset = () => {
    form.reset(opened);
    setRestored(undefined);
  };
  return Object.assign(form, {
    base,
    draft: key === undefined ? undefined : formDraft(key, restored !== undefined, reset),
  });
}

/** Returns a function that tells which fields of stored values a schema refuses. */
const refusesOf =
  <Values extends FieldValues, Output>(schema: Schema<Values, Output>) =>
  (values: Values, field: keyof Values): boolean => {
    let result: ReturnType<(typeof schema)['~standard']['validate']>;
    try {
      result = schema['~standard'].validate(values);
    } catch {
      // a check of a schema expects values of its type
      return true;
    }
    if (result instanceof Promise) return true;
    return (result.issues ?? []).some(({ path: [start] = [] }) =>
      typeof start === 'object' ? start.key === field : start === field,
    );
  };
