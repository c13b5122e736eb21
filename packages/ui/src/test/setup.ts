import './production-react';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { resetPage } from '../lib/page-store';
import { quickenComputedStyle } from './computed-style';
import { resetFocusVisible, simplifyFocusVisible } from './focus-visible';
import { keepToasts } from './toast-times';

/** True during `waitFor`; missing in the types of the library. */
type Waiting = { _disableExpensiveErrorDiagnostics?: boolean };

configure({
  // a busy machine takes seconds for what takes milliseconds on an idle one, but never this long
  asyncUtilTimeout: 20_000,
  // `waitFor` creates an error at each change of the page: only the last one needs to show the page
  getElementError: (message, container) => {
    const config: ReturnType<typeof getConfig> & Waiting = getConfig();
    const page = config._disableExpensiveErrorDiagnostics ? false : prettyDOM(container);
    const error = new Error([message, page].filter(Boolean).join('\n\n'));
    error.name = 'TestingLibraryElementError';
    return error;
  },
});

const view = document.defaultView;
if (view) {
  quickenComputedStyle(view);
  simplifyFocusVisible(view);
  // Testing Library uses the window of the document, components the global one
  window.getComputedStyle = view.getComputedStyle;
}

// jsdom does not implement these
window.matchMedia ??= (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
// sufficient for the ids that React creates
globalThis.CSS ??= Object.assign({ escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') });
window.scrollTo = () => {};
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.releasePointerCapture ??= () => {};
Element.prototype.setPointerCapture ??= () => {};
/** Sufficient for what the console copies: content of one type that may not be ready yet. */
class CopiedItem implements ClipboardItem {
  readonly presentationStyle = 'unspecified';
  private readonly content: Record<string, string | Blob | PromiseLike<string | Blob>>;
  constructor(content: Record<string, string | Blob | PromiseLike<string | Blob>>) {
    this.content = content;
  }
  static supports = () => true;
  get types() {
    return Object.keys(this.content);
  }
  async getType(type: string) {
    return new Blob([(await this.content[type]) ?? ''], { type });
  }
}
globalThis.ClipboardItem ??= CopiedItem;
// jsdom has no layout, so texts have no rectangles
Range.prototype.getClientRects ??= () => Object.assign([], { item: () => null });
Range.prototype.getBoundingClientRect ??= () => new DOMRect();

// a page may send requests after its test: nobody answers, and no failure reaches the next test
globalThis.fetch = () => new Promise(() => {});

// files share their modules, and a test that has ended may still show a toast
beforeEach(() => {
  resetPage();
  resetFocusVisible();
  keepToasts();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
