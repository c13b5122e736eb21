import type { Locator } from 'playwright-core';

/** Returns whether an element has the focus. */
export const hasFocus = (element: Locator): Promise<boolean> =>
  element.evaluate((each) => each === document.activeElement);
