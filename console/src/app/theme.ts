import { useSyncExternalStore } from 'react';
import { readText, removeKey, writeText } from './storage';

export type ThemeMode = 'light' | 'dark' | 'system';

const cycle: Record<ThemeMode, ThemeMode> = { light: 'dark', dark: 'system', system: 'light' };

export const nextThemeMode = (mode: ThemeMode): ThemeMode => cycle[mode];

export const themeLabel: Record<ThemeMode, string> = {
  light: 'Light Mode',
  dark: 'Dark Mode',
  system: 'System Mode',
};

export const asThemeMode = (value: unknown): ThemeMode | null =>
  value === 'light' || value === 'dark' || value === 'system' ? value : null;

const hintKey = 'global/theme-hint';
const listeners = new Set<() => void>();
let mode: ThemeMode = 'system';

const systemTheme = () => matchMedia('(prefers-color-scheme: dark)');

function paint(): void {
  const isDark = mode === 'dark' || (mode === 'system' && systemTheme().matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
}

/** Applies a mode to the page, and stores it for the first paint of the next visit. */
export function applyTheme(next: ThemeMode): void {
  if (next === 'system') removeKey(hintKey);
  else writeText(hintKey, next);
  mode = next;
  paint();
  for (const listener of listeners) listener();
}

/** Applies the mode of the last visit and follows the system from then on. */
export function startTheme(): void {
  mode = asThemeMode(readText(hintKey)) ?? 'system';
  paint();
  systemTheme().addEventListener('change', paint);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useThemeMode = (): ThemeMode => useSyncExternalStore(subscribe, () => mode);
