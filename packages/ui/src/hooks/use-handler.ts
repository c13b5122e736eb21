import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function that stays the same over all renders and runs the one of the last render: a memoized
 * component that gets it does not render again. For events, not for what is called while rendering.
 */
export function useHandler<Args extends unknown[], Result>(
  run: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
