import type { Locator } from 'playwright-core';

/** Counts what a job takes: clicks and single keys. Typed text counts by its own means. */
export function countClicks() {
  let count = 0;
  return {
    /** Clicks once. */
    async click(target: Locator) {
      await target.click();
      count += 1;
    },
    /** Presses one key on an element. */
    async press(target: Locator, key: string) {
      await target.press(key);
      count += 1;
    },
    /** clicks and keys so far */
    get count() {
      return count;
    },
  };
}
