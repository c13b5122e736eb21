import { setInText } from './config-text';
import { count, text } from './read-value';
import { type FreeObject, isObject, objectOf } from './source-config';

/** The fields of the simple form; a fork keeps the length. */
export type CopyForm = { name: string; maxLength: string };

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

export const copyFormErrors = (form: CopyForm, hasLength: boolean) => ({
  name: form.name.trim() === '' ? 'Please provide a new experiment name.' : undefined,
  maxLength: hasLength ? lengthError(form.maxLength) : undefined,
});

function lengthError(typed: string): string | undefined {
  const number = Number(typed);
  if (typed.trim() === '' || Number.isNaN(number)) return 'Please provide a max length.';
  if (number < 1) return 'Max length must be at least 1.';
  return Number.isInteger(number) ? undefined : 'Max length must be a whole number.';
}

/** The text with what was changed in the form; a length that makes no sense stays out of it. */
export function writeForm(config: string, before: FreeObject, change: Partial<CopyForm>): string {
  const { name, maxLength } = change;
  const named = name === undefined ? config : setInText(config, ['name'], name.trim());
  if (maxLength === undefined || lengthError(maxLength) !== undefined) return named;
  const written = objectOf(before.searcher).max_length;
  const unit = isObject(written) ? Object.keys(written)[0] : undefined;
  const path = ['searcher', 'max_length', ...(unit === undefined ? [] : [unit])];
  return setInText(named, path, Number(maxLength));
}
