import { afterEach, expect, test } from 'vitest';
import { applyTheme, asThemeMode, nextThemeMode, startTheme, themeLabel } from './theme';

afterEach(() => {
  localStorage.clear();
  applyTheme('system');
});

const themeOfPage = () => document.documentElement.dataset.theme;

test('light, dark, system, and around again', () => {
  expect(nextThemeMode('light')).toBe('dark');
  expect(nextThemeMode('dark')).toBe('system');
  expect(nextThemeMode('system')).toBe('light');
  expect(Object.values(themeLabel)).toEqual(['Light Mode', 'Dark Mode', 'System Mode']);
});

test('the mode applies at once and is stored for the next first paint', () => {
  applyTheme('dark');
  expect(themeOfPage()).toBe('dark');
  expect(localStorage.getItem('global/theme-hint')).toBe('dark');
  applyTheme('system');
  expect(themeOfPage()).toBe('light');
  expect(localStorage.getItem('global/theme-hint')).toBeNull();
});

test('the next visit starts with it, and an invalid stored mode is ignored', () => {
  localStorage.setItem('global/theme-hint', 'dark');
  startTheme();
  expect(themeOfPage()).toBe('dark');
  localStorage.setItem('global/theme-hint', 'sepia');
  startTheme();
  expect(themeOfPage()).toBe('light');
  expect(asThemeMode('sepia')).toBeNull();
});
