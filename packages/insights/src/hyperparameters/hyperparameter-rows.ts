import { type HyperparameterValue, hyperparameterValues } from '@trainyard/sdk/model';

let collator: Intl.Collator | undefined;

function byName(a: HyperparameterValue, b: HyperparameterValue): number {
  // not before it is needed: the rules of a language take milliseconds to load
  collator ??= new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
  return collator.compare(a.name, b.name);
}

/** one row per hyperparameter by name; nested ones get dotted names, an empty object stays a value */
export function hyperparameterRows(hparams: Record<string, unknown> | null): HyperparameterValue[] {
  return hyperparameterValues(hparams).sort(byName);
}

/** text, numbers and booleans as they are, everything else as indented JSON */
export function hyperparameterText(value: unknown): string {
  if (typeof value === 'string') return value;
  return JSON.stringify(value, null, 2) ?? '';
}
