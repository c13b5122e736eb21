import { type HyperparameterValue, hyperparameterValues } from '@trainyard/sdk/model';

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** one row per hyperparameter by name; nested ones get dotted names, an empty object stays a value */
export function hyperparameterRows(hparams: Record<string, unknown> | null): HyperparameterValue[] {
  return hyperparameterValues(hparams).sort((a, b) => collator.compare(a.name, b.name));
}

/** text, numbers and booleans as they are, everything else as indented JSON */
export function hyperparameterText(value: unknown): string {
  if (typeof value === 'string') return value;
  return JSON.stringify(value, null, 2) ?? '';
}
