import './no-owner-stacks';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { quickenComputedStyle } from './computed-style';

/** True while something is waited for; missing in the types of the library. */
type Waiting = { _disableExpensiveErrorDiagnostics?: boolean };

configure({
  asyncUtilTimeout: 15_000,
  // an error is made at each change of the page that is waited for: only the last one shows the page
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
  // Testing Library asks the window of the document, components the global one
  window.getComputedStyle = view.getComputedStyle;
}

// jsdom leaves these out
window.matchMedia ??= (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
// enough for the ids React makes
globalThis.CSS ??= Object.assign({ escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') });
window.scrollTo = () => {};
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.releasePointerCapture ??= () => {};
Element.prototype.setPointerCapture ??= () => {};
// nothing is laid out, so no piece of a text is anywhere
Range.prototype.getClientRects ??= () => Object.assign([], { item: () => null });
Range.prototype.getBoundingClientRect ??= () => new DOMRect();

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
