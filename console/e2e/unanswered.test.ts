import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { failed, openUnansweredPages, refused } from './support/unanswered-pages';

const foundOn = openUnansweredPages();

const words = `[role=alert], button:has-text("Retry"), main :text("you don't have access")`;

/** Looks for a message about the failure, which appears once the last request has failed. */
const silence = (page: Page): Promise<string[]> =>
  page
    .locator(words)
    .first()
    .waitFor({ timeout: 20_000 })
    .then(
      () => [],
      () => ['says nothing'],
    );

test.each([
  ['failed', failed],
  ['refused', refused],
])(
  'every page reports that the master %s',
  async (_title, outcome) => {
    expect(await foundOn({ outcome }, silence)).toBe('');
    // some sixty pages
  },
  240_000,
);
