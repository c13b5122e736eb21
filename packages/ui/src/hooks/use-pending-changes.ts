import { useRef, useState } from 'react';

type Pending<Change> = { id: number; change: Change };

/** Resolves in the next task, when the components have the answers that arrived in this one. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Shows changes of a value before they are confirmed. The value itself stays the caller's: a change
 * is only drawn over it, from the call until `save` has settled, so that then the newest value is
 * shown, also where another user has changed it. Changes are saved one after another.
 *
 * @param value the newest value, as the master holds it
 * @param apply returns a value after a change
 * @returns `shown`, the value with the changes that are being saved; `run`, which saves a change
 *   and rejects as `save` does
 */
export function usePendingChanges<Value, Change>(
  value: Value,
  apply: (value: Value, change: Change) => Value,
) {
  const [pending, setPending] = useState<readonly Pending<Change>[]>([]);
  const nextId = useRef(0);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  function run(change: Change, save: () => Promise<unknown>): Promise<void> {
    const id = nextId.current++;
    setPending((all) => [...all, { id, change }]);
    const saved = last.current
      .then(save)
      .finally(nextTask)
      .finally(() => setPending((all) => all.filter((each) => each.id !== id)))
      .then(() => undefined);
    last.current = saved.catch(() => undefined);
    return saved;
  }

  return { current: pending.reduce((current, { change }) => apply(current, change), value), run };
}
