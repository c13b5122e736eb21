import { render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { styleSingleton } from './style-singleton';

beforeEach(() => {
  // jsdom does not implement constructed or adopted style sheets
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      text = '';
      replaceSync(text: string) {
        this.text = text;
      }
    },
  );
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true });
});

test('rules are adopted once for all callers, and removed with the last caller', () => {
  const Lock = styleSingleton();
  const one = render(<Lock styles="body { overflow: hidden }" />);
  const two = render(<Lock styles="body { overflow: hidden }" />);
  expect(document.adoptedStyleSheets).toEqual([{ text: 'body { overflow: hidden }' }]);
  expect(document.querySelector('style')).toBeNull();
  one.unmount();
  expect(document.adoptedStyleSheets).toHaveLength(1);
  two.unmount();
  expect(document.adoptedStyleSheets).toEqual([]);
});
