import { useSyncExternalStore } from 'react';

// the same width as the `phone` variant of the styles
const query = () => globalThis.matchMedia?.('(width <= 480px)');

const subscribe = (listener: () => void) => {
  const list = query();
  list?.addEventListener('change', listener);
  return () => list?.removeEventListener('change', listener);
};

/** No room for columns. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(subscribe, () => query()?.matches ?? false);
