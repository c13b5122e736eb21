import { expect, onTestFinished, test, vi } from 'vitest';
import { keepToastsAbove, placeToasts } from './toast-place';

type Box = { top: number; height: number };

// jsdom has no layout
function setBox(element: Element, boxOf: () => Box) {
  element.getBoundingClientRect = () => {
    const { top, height } = boxOf();
    return new DOMRect(16, top, 358, height);
  };
}

function setup({ fieldTop }: { fieldTop: number }) {
  const field = document.createElement('div');
  const input = document.createElement('input');
  field.append(input);
  const list = document.createElement('ol');
  document.body.append(field, list);
  onTestFinished(() => document.body.replaceChildren());
  setBox(field, () => ({ top: fieldTop, height: 60 }));
  const isAtTop = () => list.hasAttribute('data-top');
  setBox(list, () => ({ top: isAtTop() ? 16 : 680, height: 90 }));
  return { input, list, isAtTop };
}

test('toasts leave the bottom to a field with an error', () => {
  const { input, list, isAtTop } = setup({ fieldTop: 650 });
  placeToasts(list);
  expect(isAtTop()).toBe(false);
  input.setAttribute('aria-invalid', 'true');
  placeToasts(list);
  expect(isAtTop()).toBe(true);
  input.removeAttribute('aria-invalid');
  placeToasts(list);
  expect(isAtTop()).toBe(false);
});

test('toasts stay at the bottom where the field with an error is above them', () => {
  const { input, list, isAtTop } = setup({ fieldTop: 300 });
  input.setAttribute('aria-invalid', 'true');
  placeToasts(list);
  expect(isAtTop()).toBe(false);
});

test.each([
  ['leave the bottom to the button with the focus', { top: 700, height: 32 }, true],
  ['stay where the focus is on most of the window', { top: 50, height: 700 }, false],
])('toasts %s', (_title, box, expected) => {
  const { input, list, isAtTop } = setup({ fieldTop: 300 });
  setBox(input, () => box);
  input.focus();
  placeToasts(list);
  expect(isAtTop()).toBe(expected);
});

test('toasts are above the highest of the bars that are shown', () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const barAt = (fromBottom: number) => {
    const bar = document.createElement('div');
    Object.defineProperty(bar, 'offsetTop', { value: window.innerHeight - fromBottom });
    return keepToastsAbove(bar);
  };
  const bottom = () => document.documentElement.style.getPropertyValue('--toast-bottom');
  const leaveBar = barAt(50);
  expect(bottom()).toBe('58px');
  const leaveOutcome = barAt(200);
  expect(bottom()).toBe('208px');
  leaveOutcome?.();
  expect(bottom()).toBe('58px');
  leaveBar?.();
  expect(bottom()).toBe('');
});
