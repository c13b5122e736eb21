export type HyperparameterRow = { name: string; value: unknown };

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** one row per hyperparameter by name; nested ones get dotted names, an empty object stays a value */
export function hyperparameterRows(hparams: Record<string, unknown> | null): HyperparameterRow[] {
  return flatten(hparams ?? {}).sort((a, b) => collator.compare(a.name, b.name));
}

const flatten = (values: Record<string, unknown>, prefix = ''): HyperparameterRow[] =>
  Object.entries(values).flatMap(([key, value]) => {
    const name = prefix + key;
    const isNested = isObject(value) && Object.keys(value).length > 0;
    return isNested ? flatten(value, `${name}.`) : [{ name, value }];
  });

/** text, numbers and booleans as they are, everything else as indented JSON */
export function hyperparameterText(value: unknown): string {
  if (typeof value === 'string') return value;
  return JSON.stringify(value, null, 2) ?? '';
}
