import { useMemo, useSyncExternalStore } from 'react';
import { resolveColor } from '../lib/colors';

export type ChartTheme = {
  /** value of a CSS variable in the theme that shows */
  color: (variable: string) => string;
  /** changes when the theme does */
  colors: string;
};

function listen(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** the colours themselves: they are what a canvas has to be drawn again for */
const themeColors = () => `${resolveColor('--bg')} ${resolveColor('--c1')}`;

/** a canvas cannot read CSS variables, so they are read for it, and again when the theme changes */
export function useChartTheme(): ChartTheme {
  const colors = useSyncExternalStore(listen, themeColors);
  return useMemo(() => {
    const known = new Map<string, string>();
    const color = (variable: string) => {
      const value = known.get(variable) ?? resolveColor(variable);
      known.set(variable, value);
      return value;
    };
    return { colors, color };
  }, [colors]);
}
