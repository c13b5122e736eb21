import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { useMemo, useState } from 'react';
import { parseText, toText } from './config-text';
import { copySchema, readForm, writeForm } from './copy-form';
import type { FreeObject } from './source-config';

/** A config as a form of few fields or as text; what was changed in one shows in the other. */
export function useCopyForm(source: FreeObject, hasLength: boolean) {
  const [schema] = useState(() => copySchema(hasLength));
  const [initial] = useState(() => ({
    isFull: false,
    text: toText(source),
    ...readForm(source),
  }));
  const form = useSchemaForm(schema, initial);
  const { isFull, text: written, name, maxLength } = form.watch();
  const { config, problem } = useMemo(() => parseText(written), [written]);
  const text = useMemo(() => {
    if (isFull || config === undefined) return written;
    const before = readForm(config);
    return writeForm(written, config, {
      ...(name !== before.name && { name }),
      ...(maxLength !== before.maxLength && { maxLength }),
    });
  }, [isFull, written, config, name, maxLength]);

  /** The form says again what the text says by now. */
  function toggle() {
    const fields = config && isFull ? readForm(config) : { name, maxLength };
    form.setValues({ text, isFull: !isFull, ...fields });
  }
  return {
    form,
    text,
    isFull,
    isDirty: text !== initial.text,
    problem,
    setText: (next: string) => form.setValue('text', next),
    toggle,
  };
}
