import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Lists what functions of the page find at a wrong place. Waits until they find nothing, because some
 * parts, as charts, follow the size of the window in a later frame.
 */
export async function findMisplaced(
  page: Page,
  ...finders: readonly (() => string[])[]
): Promise<string[]> {
  const find = async () => {
    const found: string[] = [];
    for (const finder of finders) found.push(...(await page.evaluate(finder)));
    return found;
  };
  // by questions from here: the policy of the page forbids one that evaluates a text
  return expect
    .poll(find)
    .toEqual([])
    .then(() => [], find);
}
