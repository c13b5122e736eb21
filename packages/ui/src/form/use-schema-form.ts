import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useEffectEvent } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';

type Schema<Values extends FieldValues, Output> = Parameters<
  typeof standardSchemaResolver<Values, unknown, Output>
>[0];

/** A form, as its parts receive it. */
export type SchemaForm<Values extends FieldValues, Output = Values> = UseFormReturn<
  Values,
  unknown,
  Output
>;

/**
 * A form of react-hook-form that a schema validates; submit returns the output of the schema. A
 * field shows its error after it has changed or after a submit. Errors update when other fields or
 * the schema change.
 */
export function useSchemaForm<Values extends FieldValues, Output>(
  schema: Schema<Values, Output>,
  initial: NoInfer<Values>,
): SchemaForm<Values, Output> {
  const form = useForm<Values, unknown, Output>({
    mode: 'onChange',
    resolver: standardSchemaResolver(schema),
    defaultValues: initial as DefaultValues<Values>, // all values are valid partial ones
  });
  const { isSubmitted, dirtyFields } = form.formState;
  const checkShown = useEffectEvent(() => {
    const names = Object.keys(form.getValues()) as FieldPath<Values>[]; // no other keys
    const isShown = (name: FieldPath<Values>) =>
      isSubmitted || name in dirtyFields || form.getFieldState(name).error !== undefined;
    void form.trigger(names.filter(isShown));
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => checkShown() }),
    [form],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another schema gives other errors
  useEffect(() => checkShown(), [schema]);
  return form;
}
