import { isObject } from '@trainyard/sdk/model';
import { setInYaml, writeYaml } from '@trainyard/sdk/yaml';
import { type TagChange, withTagChange } from '@trainyard/ui/form/tags/tag-text';
import { useSchemaForm } from '@trainyard/ui/form/use-schema-form';
import { useCallback, useMemo, useState } from 'react';
import { parseText } from '~/lib/config/config-text';
import { checkedWhere, requiredText } from '~/lib/form-schema';
import { z } from '~/lib/zod';
import { hyperparameterTypes } from '../search/search-space';
import {
  changeTexts,
  labelsOf,
  proposedName,
  proposedTags,
  type Variant,
  variantConfig,
  variantConfigs,
  variantCount,
  variantName,
  variantsOf,
  withValues,
} from './fork-variants';
import { isEqual, type ParameterEdit, type ParameterRow, parameterRows } from './parameter-rows';
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

/** The max length as the user typed it. */
export const lengthText = z.string().check(
  z.refine(isNumber, 'Please provide a max length.'),
  z.refine((typed) => Number(typed) >= 1, 'Max length must be at least 1.'),
  z.refine((typed) => Number.isInteger(Number(typed)), 'Max length must be a whole number.'),
);

const storedEdit = z.catchall(
  z.object({ path: z.array(z.string()), type: z.optional(z.enum(hyperparameterTypes)) }),
  z.string(),
);

/** A config as text, and the fields of the simple form, which apply unless `isFull`. */
export const copySchema = (hasLength: boolean) =>
  z
    .object({
      isFull: z.boolean(),
      text: z.string(),
      name: z.string(),
      maxLength: z.string(),
      tags: z.array(z.string()),
      edits: z.array(z.custom<ParameterEdit>((edit) => storedEdit.safeParse(edit).success)),
    })
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
  const withName = name === undefined ? config : setInYaml(config, ['name'], name.trim());
  if (maxLength === undefined || !lengthText.safeParse(maxLength).success) return withName;
  const maxLengthInConfig = objectOf(before.searcher).max_length;
  const unit = isObject(maxLengthInConfig) ? Object.keys(maxLengthInConfig)[0] : undefined;
  const path = ['searcher', 'max_length', ...(unit === undefined ? [] : [unit])] as const;
  return setInYaml(withName, path, Number(maxLength));
}

type Options = {
  /** the form has a field for the length of the trial */
  hasLength: boolean;
  /** a field may list several values, one for each experiment */
  canList: boolean;
  /** names the draft */
  draft: string;
};

const noValues: Variant = new Map();

/** The name and the tags of the experiments to make, with `{lr}` in place of a listed value. */
type Templates = { name: string; tags: string[] };

/**
 * The templates of name and tags, if the config text still has the values that they give the first
 * experiment; else the values of the text.
 */
const templatesIn = (config: FreeObject, variant: Variant, { name, tags }: Templates) => ({
  name: config.name === variantName(name, variant) ? name : text(config.name),
  tags: labelsOf(config).map(
    (label) => tags.find((tag) => withValues(tag, variant) === label) ?? label,
  ),
});

/**
 * The state of a config as a form of fields or as text; a change in one shows in the other. Name and
 * tags follow the changed hyperparameters until the user changes them.
 */
export function useCopyForm(source: FreeObject, { hasLength, canList, draft }: Options) {
  const [schema] = useState(() => copySchema(hasLength));
  const [initial] = useState(() => ({
    isFull: false,
    text: writeYaml(source),
    ...readForm(source),
    tags: labelsOf(source),
    edits: [] as ParameterEdit[],
  }));
  const form = useSchemaForm(schema, initial, draft);
  const { isFull, text: yaml, edits, name, tags, maxLength } = form.watch();
  const { config, problem } = useMemo(() => parseText(yaml), [yaml]);
  const rows = useMemo(
    () => (config ? parameterRows(source, config, { edits, canList }) : []),
    [source, config, edits, canList],
  );
  /** the changes of which name and tags were proposed */
  const [changes, setChanges] = useState<ReadonlyMap<string, string>>(() => changeTexts(rows));
  const variants = useMemo(() => variantsOf(rows), [rows]);
  const [first = noValues] = variants;
  const templates = useMemo(
    () => (isFull && config ? templatesIn(config, first, { name, tags }) : { name, tags }),
    [isFull, config, first, name, tags],
  );
  /** Returns the config of one of the experiments to make. */
  const configOf = useCallback(
    (variant: Variant) => {
      if (config === undefined || (isFull && variants.length === 1)) return yaml;
      const variantText = variantConfig(yaml, variant, { rows, ...templates });
      if (isFull || maxLength === readForm(config).maxLength) return variantText;
      return writeForm(variantText, config, { maxLength });
    },
    [config, isFull, variants, yaml, rows, templates, maxLength],
  );
  const firstText = useMemo(
    () => (isFull ? yaml : configOf(first)),
    [isFull, yaml, configOf, first],
  );
  const configsOf = useCallback(
    (fullConfig: FreeObject) => variantConfigs(fullConfig, variants, { rows, ...templates }),
    [variants, rows, templates],
  );

  /** The values of the form after hyperparameters have changed. */
  function proposed(next: readonly ParameterRow[], before: Templates): Templates {
    const after = changeTexts(next);
    setChanges(after);
    const start = text(source.name);
    const isFollowing = before.name === proposedName(start, changes);
    return {
      name: isFollowing ? proposedName(start, after) : before.name,
      tags: proposedTags(before.tags, changes, after),
    };
  }
  function setEdits(next: ParameterEdit[]) {
    if (config === undefined) return;
    const after = parameterRows(source, config, { edits: next, canList });
    form.setValues({ edits: next, ...proposed(after, { name, tags }) });
  }
  /** Returns the edits that a text cannot have: the lists whose first value it still has. */
  function listsIn(next: FreeObject): ParameterEdit[] {
    const lists = parameterRows(source, next, { edits, canList }).filter(
      ({ results, current }) => results.length > 1 && isEqual(results[0], current),
    );
    return edits.filter(({ path }) => lists.some((row) => isEqual(row.path, path)));
  }
  function setText(next: string) {
    const parsed = isFull ? parseText(next).config : undefined;
    form.setValues({ text: next, ...(parsed ? { edits: listsIn(parsed) } : {}) });
  }

  /** Updates the form from the text, or the text from the form. */
  function toggle() {
    if (config === undefined) return;
    if (isFull)
      form.setValues({
        isFull: false,
        maxLength: readForm(config).maxLength,
        ...proposed(rows, templates),
      });
    else {
      const parsed = parseText(firstText).config ?? config;
      form.setValues({ isFull: true, text: firstText, edits: listsIn(parsed) });
    }
  }
  const hasErrors = rows.some(({ errors }) => Object.keys(errors).length > 0);
  return {
    form,
    /** the config of the first experiment */
    text: firstText,
    /** the text that fields outside of the form read and change */
    yaml,
    isFull,
    rows,
    edits,
    variants,
    /** the number of experiments, also where there are too many */
    count: variantCount(rows),
    tags,
    /** the name of one of the experiments */
    nameOf: (variant: Variant) => variantName(templates.name, variant),
    configOf,
    /** the configs of all experiments, of which the first is given */
    configsOf,
    hasErrors,
    isDirty: firstText !== initial.text || edits.length > 0,
    problem,
    setText,
    setEdits,
    changeTags: async (change: TagChange) =>
      form.setValue('tags', [...withTagChange(form.getValues('tags'), change)]),
    toggle,
  };
}
