import { useMemo, useSyncExternalStore } from 'react';
import { resolveColor } from '../lib/colors';

export type ChartTheme = {
  /** value of a CSS variable in the current theme */
  color: (variable: string) => string;
  /** changes together with the theme */
  colors: string;
};

function listen(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  document.fonts?.addEventListener('loadingdone', listener);
  return () => {
    observer.disconnect();
    document.fonts?.removeEventListener('loadingdone', listener);
  };
}

/**
 * The resolved colors themselves, and whether fonts are loading: a canvas is redrawn when they
 * change.
 */
const themeColors = () =>
  `${resolveColor('--bg')} ${resolveColor('--c1')} ${document.fonts?.status}`;

/** Reads CSS variables for canvases, which cannot read them, and again when the theme changes. */
export function useChartTheme(): ChartTheme {
  const colors = useSyncExternalStore(listen, themeColors);
  return useMemo(() => {
    const cachedColors = new Map<string, string>();
    const color = (variable: string) => {
      const value = cachedColors.get(variable) ?? resolveColor(variable);
      cachedColors.set(variable, value);
      return value;
    };
    return { colors, color };
  }, [colors]);
}
