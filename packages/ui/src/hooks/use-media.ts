import { useSyncExternalStore } from 'react';

/** Whether a media query holds, and again whenever that changes. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );

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
