import { hashKey } from '@tanstack/react-query';
import { ownValue } from '@trainyard/sdk/model';
import { askWhich, type Keep } from './edit-question';

type Fields = Readonly<Record<string, unknown>>;

/** An edit of some fields: their values when it started, and those that the user submits. */
export type Edit<Values> = { base: Values; to: Values };

type Save<Values extends Fields, Answer> = Edit<Values> & {
  /** completes "Someone else changed": "the name", of all fields or of each */
  label: string | Readonly<Record<string, string>> | ((name: string) => string);
  /** reads the newest values of the master */
  read: () => Promise<Values>;
  /** sends the changed fields alone; `newest` is for calls that take more than these */
  write: (changes: Partial<Values>, newest: Values) => Promise<Answer>;
  /** answers the question, where the user is not asked */
  keep?: Keep;
};

/**
 * Saves an edit without the loss of what others saved meanwhile: sends the fields that the user
 * has changed, and asks first where the master no longer has the value from which the user started.
 * A field that is absent in one of the values has none. The master knows no condition for a write, so
 * a change between `read` and `write` is not seen; see docs/decisions/0047.
 *
 * @returns the answer of `write`; undefined where nothing was left to send
 * @throws as `read` and `write` do; `AbortError` when the user does not answer
 */
export async function saveFields<Values extends Fields, Answer>({
  base,
  to,
  label,
  read,
  write,
  keep,
}: Save<Values, Answer>): Promise<Answer | undefined> {
  const changed = changedNames({ base, to });
  if (changed.length === 0) return undefined;
  const newest = await read();
  const needed = changed.filter((name) => !isEqual(ownValue(newest, name), ownValue(to, name)));
  const clashing = needed.filter((name) => !isEqual(ownValue(newest, name), ownValue(base, name)));
  const answer = clashing.length === 0 ? 'mine' : (keep ?? (await askWhich(clashing.map(clashOf))));
  const writable = answer === 'mine' ? needed : needed.filter((name) => !clashing.includes(name));
  if (writable.length === 0) return undefined;
  return write(picked(to, writable), newest);

  function clashOf(name: string) {
    return {
      label: labelOf(label, name),
      mine: ownValue(to, name),
      newest: ownValue(newest, name),
    };
  }
}

const changedNames = <Values extends Fields>({ base, to }: Edit<Values>): string[] =>
  Object.keys({ ...base, ...to }).filter(
    (name) => !isEqual(ownValue(base, name), ownValue(to, name)),
  );

function labelOf(label: Save<Fields, unknown>['label'], name: string): string {
  if (typeof label === 'string') return label;
  return typeof label === 'function' ? label(name) : (label[name] ?? name);
}

/** Picks fields; one that is absent is undefined. A name may be "__proto__", as any text of users. */
const picked = <Values extends Fields>(values: Values, names: readonly string[]): Partial<Values> =>
  Object.fromEntries(names.map((name) => [name, ownValue(values, name)])) as Partial<Values>; // only names of `Values` are passed

/** Compares as a master stores values: blanks around a text and the order of keys do not count. */
const isEqual = (one: unknown, other: unknown): boolean => hashOf(one) === hashOf(other);

const hashOf = (value: unknown) =>
  hashKey([{ value: typeof value === 'string' ? value.trim() : value }]);

/** Returns an object after changes of its keys, where undefined removes one. */
export const withChanges = (values: Fields, changes: Fields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries({ ...values, ...changes }).filter(([, value]) => value !== undefined),
  );

/** The label of a key of metadata. */
export const metadataLabel = (key: string): string => `the metadata "${key}"`;
