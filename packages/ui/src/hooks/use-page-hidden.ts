import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** The tab is in the background. */
export const usePageHidden = (): boolean =>
  useSyncExternalStore(subscribe, () => document.visibilityState === 'hidden');
