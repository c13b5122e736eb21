import type { Form, FormField } from '@trainyard/ui/form/use-form';
import { useMemo, useState } from 'react';
import { parseText, toText } from './config-text';
import { type CopyForm, copyFormErrors, readForm, writeForm } from './copy-form';
import type { FreeObject } from './source-config';

type Values = { text: string; fields: CopyForm; isFull: boolean };

/** A config as a form of few fields and as text, each in step with the other. */
export function useCopyForm(config: FreeObject, hasLength: boolean) {
  const [initial] = useState<Values>(() => ({
    text: toText(config),
    fields: readForm(config),
    isFull: false,
  }));
  const [values, setValues] = useState(initial);
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const { text, fields, isFull } = values;
  const parsed = useMemo(() => parseText(text), [text]);
  const errors: Partial<Record<keyof CopyForm, string | undefined>> = isFull
    ? {}
    : copyFormErrors(fields, hasLength);

  const field = (name: keyof CopyForm): FormField<string> => ({
    value: fields[name],
    error: changed.has(name) ? errors[name] : undefined,
    onChange: (value) => {
      const change = { [name]: value };
      setChanged((before) => new Set(before).add(name));
      setValues((before) => ({
        ...before,
        fields: { ...before.fields, ...change },
        text: writeForm(before.text, parsed.config ?? {}, change),
      }));
    },
  });

  const form: Pick<Form<Values>, 'values' | 'isValid' | 'isDirty' | 'showErrors'> = {
    values,
    isValid: Object.values(errors).every((error) => error === undefined),
    isDirty: text !== initial.text,
    showErrors: () => setChanged(new Set(Object.keys(fields))),
  };
  return {
    form,
    field,
    text,
    isFull,
    problem: parsed.problem,
    config: parsed.config,
    setText: (next: string) => setValues((before) => ({ ...before, text: next })),
    /** the form says again what the text says by now */
    toggle: () =>
      setValues({
        text,
        isFull: !isFull,
        fields: parsed.config ? readForm(parsed.config) : fields,
      }),
  };
}
