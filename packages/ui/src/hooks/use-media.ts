import { useSyncExternalStore } from 'react';

/** Returns true while a media query matches, and renders again when that changes. */
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

/** Returns true where columns do not fit. */
export const isPhone = (): boolean => query()?.matches ?? false;

export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, isPhone);
