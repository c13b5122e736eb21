import { readDraft, removeDraft, writeDraft } from '../lib/draft';

/** The draft of a form, as its dialog uses it. */
export type FormDraft = {
  /** the form opened with values of an earlier draft */
  isRestored: boolean;
  /** Removes the draft, and shows the values that the form has without it. */
  discard: () => void;
  /** Removes the draft of a form that closes. */
  drop: () => void;
  /** Returns a function that removes the draft, unless it has changed since. */
  send: () => () => void;
};

/** The values of a form, and those that the edit started from. */
export type FormStart<Values> = { base: Values; values: Values };

type Options<Values> = {
  /** the fields whose values may be stored */
  fields: readonly (keyof Values)[];
  /** returns true where the values of a field are not of its type */
  refuses: (values: Values, field: keyof Values) => boolean;
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const kindOf = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

/** A choice that is not made yet is null; what is typed may be invalid, but not of another kind. */
function isOfKind(initial: unknown, stored: unknown): boolean {
  if (kindOf(initial) === kindOf(stored)) return true;
  if (initial === null || initial === undefined) return !isObject(stored);
  return stored === null && typeof initial === 'number';
}

/** Returns the initial values with those of an object, where their kind is right. */
function withStored<Values extends object>(
  initial: Values,
  stored: unknown,
  { fields, refuses }: Options<Values>,
): Values {
  const storedValues = new Map(isObject(stored) ? Object.entries(stored) : []);
  let values = initial;
  for (const field of fields) {
    const value = storedValues.get(String(field));
    if (value === undefined || !isOfKind(initial[field], value)) continue;
    const next = { ...values, [field]: value };
    if (!isObject(value) || !refuses(next, field)) values = next;
  }
  return values;
}

/**
 * Reads the draft of a form; undefined if there is none, or none that fits. Only changed fields are
 * stored, so that the others show what they are now.
 */
export function readFormDraft<Values extends object>(
  key: string,
  initial: Values,
  options: Options<Values>,
): FormStart<Values> | undefined {
  let stored: unknown;
  try {
    stored = JSON.parse(readDraft(key) ?? 'null');
  } catch {
    return undefined;
  }
  const { base, values } = { base: undefined, values: undefined, ...(isObject(stored) && stored) };
  const restored = withStored(initial, values, options);
  if (isEqual(restored, initial)) return undefined;
  return { base: withStored(initial, base, options), values: restored };
}

/** Stores the fields that were changed; without one it removes the draft. */
export function writeFormDraft<Values extends object>(
  key: string,
  { base, values }: FormStart<Values>,
  fields: readonly (keyof Values)[],
): void {
  const changed = fields.filter((field) => !isEqual(base[field], values[field]));
  const of = (all: Values) => Object.fromEntries(changed.map((field) => [field, all[field]]));
  if (changed.length === 0) removeDraft(key);
  else writeDraft(key, JSON.stringify({ base: of(base), values: of(values) }));
}

/** Returns the draft of an open form, as its dialog uses it. */
export const formDraft = (key: string, isRestored: boolean, reset: () => void): FormDraft => ({
  isRestored,
  discard: () => {
    reset();
    removeDraft(key);
  },
  drop: () => removeDraft(key),
  send: () => {
    const draftText = readDraft(key);
    return () => {
      if (readDraft(key) === draftText) removeDraft(key);
    };
  },
});
