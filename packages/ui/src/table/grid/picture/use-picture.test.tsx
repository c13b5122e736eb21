import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { mockLayout, setup } from '../../../test/fruit-grid';

beforeEach(mockLayout);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Canvases that record the texts that are painted on them, and the moment when the page is idle. */
function setUp() {
  const texts: string[] = [];
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
    this: HTMLCanvasElement,
  ) {
    const parts: Record<string, unknown> = {
      canvas: this,
      measureText: () => ({ width: 40, fontBoundingBoxAscent: 13, fontBoundingBoxDescent: 3 }),
      fillText: (text: string) => texts.push(text),
    };
    // jsdom draws nothing: members other than those above do nothing
    const context = new Proxy(parts, {
      get: (own, name) => own[String(name)] ?? (() => undefined),
    });
    return context as unknown as CanvasRenderingContext2D; // only the members that a painter uses
  });
  // a device with a mouse
  const { matchMedia } = window;
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(matchMedia(query), { matches: query.includes('(hover: hover)') }),
  );
  let onIdle: IdleRequestCallback | undefined;
  vi.stubGlobal('requestIdleCallback', (run: IdleRequestCallback) => {
    onIdle = run;
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => {
    onIdle = undefined;
  });
  const fonts = Object.assign([], { ready: Promise.resolve() });
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(document, 'fonts'));
  const rest = async () => {
    await act(async () => onIdle?.({ didTimeout: false, timeRemaining: () => 50 }));
  };
  return { texts, rest };
}

test('the code that paints rows runs once the page is idle, and shows nothing', async () => {
  const { texts, rest } = setUp();
  setup();
  expect(texts).toEqual([]);
  await rest();
  expect(texts.some((text) => text.startsWith('fruit'))).toBe(true);
  expect(document.querySelectorAll('canvas')).toHaveLength(0);
});

test('rows that scroll out of what is rendered are painted, until their elements are there', async () => {
  const { texts, rest } = setUp();
  setup();
  await rest();
  texts.length = 0;
  const box = screen.getByRole('grid').parentElement;
  if (!box) throw new Error('The grid is in no box.');
  box.scrollTop = 34_000;
  fireEvent.scroll(box);
  expect(texts).toContain('fruit 1000');
  expect(box.querySelectorAll('canvas').length).toBeGreaterThan(0);
  await waitFor(() => expect(box.querySelectorAll('canvas')).toHaveLength(0));
  expect(screen.getByText('fruit 1000')).toBeVisible();
});

test('a grid that is gone before the page is idle paints nothing', async () => {
  const { texts, rest } = setUp();
  setup();
  cleanup();
  await rest();
  expect(texts).toEqual([]);
});
