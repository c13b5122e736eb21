import { expect, test } from 'vitest';
import { asShortcut, formatShortcut, isSameShortcut, pressedShortcut } from './shortcut';

const shortcutOf = (init: KeyboardEventInit) => pressedShortcut(new KeyboardEvent('keydown', init));
const none = { alt: false, ctrl: false, meta: false, shift: false };

test('digits and punctuation use their physical key, letters the typed letter', () => {
  expect(shortcutOf({ key: '!', code: 'Digit1', shiftKey: true }).key).toBe('1');
  expect(shortcutOf({ key: '_', code: 'Minus', shiftKey: true }).key).toBe('Minus');
  expect(shortcutOf({ key: ' ', code: 'Space', ctrlKey: true }).key).toBe('Space');
  expect(shortcutOf({ key: 'l', code: 'KeyL' }).key).toBe('L');
  expect(shortcutOf({ key: '¬', code: 'KeyL', altKey: true }).key).toBe('L');
  expect(shortcutOf({ key: 'Enter', code: 'Enter' }).key).toBe('Enter');
});

test('a modifier alone is not a shortcut', () => {
  expect(shortcutOf({ key: 'Shift', code: 'ShiftLeft', shiftKey: true })).toEqual({
    ...none,
    shift: true,
    key: '',
  });
});

test('two shortcuts are equal when the key and all modifiers are', () => {
  const shortcut = { ...none, ctrl: true, key: 'Space' };
  expect(isSameShortcut(shortcutOf({ key: ' ', code: 'Space', ctrlKey: true }), shortcut)).toBe(
    true,
  );
  expect(isSameShortcut(shortcutOf({ key: ' ', code: 'Space' }), shortcut)).toBe(false);
});

test('invalid stored shortcuts are ignored', () => {
  expect(asShortcut({ key: 'L', meta: true, shift: 1 })).toEqual({ ...none, key: 'L', meta: true });
  expect([asShortcut(null), asShortcut('ctrl+l'), asShortcut({ key: 7 })]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('modifiers have the names of this platform', () => {
  expect(formatShortcut({ alt: true, ctrl: true, key: 'L', meta: true, shift: true })).toMatch(
    /^Ctrl \+ (Super|Cmd|Win) \+ Shift \+ Alt \+ L$/,
  );
});
