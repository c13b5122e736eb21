import { isObject } from '@trainyard/sdk/model';
import { setInYaml, writeYaml } from '@trainyard/sdk/yaml';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { useMemo, useState } from 'react';
import { parseText } from '~/lib/config-text';
import { checkedWhere, requiredText } from '~/lib/form-schema';
import { z } from '~/lib/zod';
import { count, type FreeObject, objectOf, text } from './source-config';

/** The fields of the simple form; a fork keeps the length. */
type CopyForm = { name: string; maxLength: string };

/** The values of a config in the fields of the form. */
export const readForm = (config: FreeObject): CopyForm => ({
  name: text(config.name),
  maxLength: String(lengthIn(config)?.length ?? ''),
});

type Length = { length: number; unit?: string };

function lengthIn(config: FreeObject): Length | undefined {
  const value = objectOf(config.searcher).max_length;
  const plain = count(value);
  if (plain !== undefined) return { length: plain };
  const [entry] = Object.entries(objectOf(value));
  const length = count(entry?.[1]);
  return entry && length !== undefined ? { length, unit: entry[0] } : undefined;
}

/** `Max batches`, or `Max length` where the config has no unit. */
export const lengthLabel = (config: FreeObject): string =>
  `Max ${lengthIn(config)?.unit ?? 'length'}`;

const isNumber = (typed: string) => typed.trim() !== '' && !Number.isNaN(Number(typed));

/** A length as it is typed. */
export const lengthText = z.string().check(
  z.refine(isNumber, 'Please provide a max length.'),
  z.refine((typed) => Number(typed) >= 1, 'Max length must be at least 1.'),
  z.refine((typed) => Number.isInteger(Number(typed)), 'Max length must be a whole number.'),
);

/** A config as text, and the fields of the simple form, which apply unless `isFull`. */
export const copySchema = (hasLength: boolean) =>
  z
    .object({ isFull: z.boolean(), text: z.string(), name: z.string(), maxLength: z.string() })
    .check(
      checkedWhere(
        ({ isFull }) => !isFull,
        z.object({
          name: requiredText('', { required: 'Please provide a new experiment name.' }),
          maxLength: hasLength ? lengthText : z.string(),
        }),
      ),
    );

/** Returns the text with the changes of the form; an invalid length is not written. */
export function writeForm(config: string, before: FreeObject, change: Partial<CopyForm>): string {
  const { name, maxLength } = change;
  const named = name === undefined ? config : setInYaml(config, ['name'], name.trim());
  if (maxLength === undefined || !lengthText.safeParse(maxLength).success) return named;
  const written = objectOf(before.searcher).max_length;
  const unit = isObject(written) ? Object.keys(written)[0] : undefined;
  const path = ['searcher', 'max_length', ...(unit === undefined ? [] : [unit])] as const;
  return setInYaml(named, path, Number(maxLength));
}

/** The state of a config as a form of few fields or as text; a change in one shows in the other. */
export function useCopyForm(source: FreeObject, hasLength: boolean) {
  const [schema] = useState(() => copySchema(hasLength));
  const [initial] = useState(() => ({
    isFull: false,
    text: writeYaml(source),
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

  /** Updates the form from the text. */
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
