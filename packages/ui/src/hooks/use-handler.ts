import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a stable function that runs the handler of the last render, so that a memoized component
 * does not render again. For event handlers, not for calls while rendering.
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
