import { useMemo } from 'react';

/** Returns the same object while its JSON text is the same, so that a new object of equal values changes nothing. */
export function useStableValue<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text holds all values of the object
  return useMemo(() => value, [text]);
}
