import { afterEach, expect, test, vi } from 'vitest';
import { bufferKeys, takeBufferedKeys } from './key-buffer';

const press = (key: string, init: KeyboardEventInit = {}) =>
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
  );

const onPage = vi.fn();
document.addEventListener('keydown', onPage);

afterEach(() => {
  takeBufferedKeys();
  onPage.mockClear();
});

test('what is typed is kept for the field, and no shortcut of the page', () => {
  bufferKeys(() => true);
  for (const key of ['j', 'T', ' ', 'x', 'Backspace', 'ж', 'Enter', 'n']) press(key);
  expect(onPage).not.toHaveBeenCalled();
  expect(takeBufferedKeys()).toEqual({ text: 'jT ж', isEntered: true });
  press('j');
  expect(onPage).toHaveBeenCalledOnce();
  expect(takeBufferedKeys()).toEqual({ text: '', isEntered: false });
});

test('other keys are those of the page', () => {
  bufferKeys(() => true);
  press('Escape');
  press('k', { ctrlKey: true });
  expect(onPage).toHaveBeenCalledTimes(2);
  expect(takeBufferedKeys().text).toBe('');
});

test('a field that is no longer awaited gets nothing', () => {
  let isAwaited = true;
  bufferKeys(() => isAwaited);
  press('j');
  isAwaited = false;
  press('t');
  expect(onPage).toHaveBeenCalledOnce();
  expect(takeBufferedKeys().text).toBe('');
});
