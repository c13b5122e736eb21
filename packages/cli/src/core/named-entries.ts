import { Failure } from './failure';

/** Profiles or aliases, by the names that users gave them. */
type Entries<Value> = Readonly<Record<string, Value>>;

/** @throws Failure that says which command lists the names */
export function refuseUnknown(what: string, entries: Entries<unknown>, name: string) {
  if (Object.hasOwn(entries, name)) return;
  throw new Failure(`There is no ${what} "${name}".`, {
    hint: `\`trainyard ${what} list\` lists them.`,
    outcome: 'notFound',
  });
}

/** The entries with one more, or another of its name; also where the name is that of a method. */
export const withEntry = <Value>(entries: Entries<Value>, name: string, value: Value) =>
  Object.fromEntries([...Object.entries(entries), [name, value]]);

/** The entries without that of a name. @throws Failure for an unknown one */
export function withoutEntry<Value>(what: string, entries: Entries<Value>, name: string) {
  refuseUnknown(what, entries, name);
  return Object.fromEntries(Object.entries(entries).filter(([other]) => other !== name));
}
