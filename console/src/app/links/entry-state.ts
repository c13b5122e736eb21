import { type ParsedLocation, useRouter } from '@tanstack/react-router';
import { onPageReset } from '@trainyard/ui/lib/page-store';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { session } from '~/app/session/session';

type EntryStore<Value> = {
  get: (location: ParsedLocation) => Value | undefined;
  set: (location: ParsedLocation, value: Value | undefined) => void;
};

const entryOf = ({ state }: ParsedLocation): string => state.__TSR_key ?? '';

/** Keeps a value for each entry of the tab's history, for the user who is signed in. */
export function createEntryStore<Value>(): EntryStore<Value> {
  const stored = new Map<string, { token: string | undefined; value: Value }>();
  onPageReset(() => stored.clear());
  return {
    get(location) {
      const entry = stored.get(entryOf(location));
      return entry?.token === session.token() ? entry?.value : undefined;
    },
    set(location, value) {
      if (value === undefined) stored.delete(entryOf(location));
      else stored.set(entryOf(location), { token: session.token(), value });
    },
  };
}

type Keyed<Value> = { key: string; value: Value };

export type EntryState<Value> = { initial: Value } & EntryStore<Keyed<Value>>;

/** Makes the store of `useEntryState`, for state that begins as `initial`. */
export const createEntryState = <Value>(initial: Value): EntryState<Value> => ({
  initial,
  ...createEntryStore(),
});

/**
 * Returns what `leave` gave when this entry of the history was left last; undefined on a new visit.
 * `leave` is called when the page is left.
 */
export function useEntryValue<Value>(
  store: EntryStore<Value>,
  leave: () => Value | undefined,
): Value | undefined {
  const router = useRouter();
  const [storedValue] = useState(() => store.get(router.latestLocation));
  const keep = useEffectEvent((location: ParsedLocation) => store.set(location, leave()));
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ pathChanged, fromLocation }) => {
        if (pathChanged && fromLocation) keep(fromLocation);
      }),
    [router],
  );
  return storedValue;
}

/**
 * State of a page that is there again on the way back to the same entry of the history. A new visit
 * begins as `initial`, and so does another `key` on the same page.
 */
export function useEntryState<Value>(store: EntryState<Value>, key = '') {
  const leave = (): Keyed<Value> | undefined =>
    value === store.initial ? undefined : { key, value };
  const [state, setState] = useState(useEntryValue(store, leave));
  const value = state?.key === key ? state.value : store.initial;
  const setValue = useCallback((next: Value) => setState({ key, value: next }), [key]);
  return [value, setValue] as const;
}
