import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Reads a part of a page until it is the same twice, and returns that: parts that load change it.
 */
export async function readStable<Value>(read: () => Promise<Value>): Promise<Value> {
  let value = await read();
  const changes = async () => {
    const before = JSON.stringify(value);
    value = await read();
    return JSON.stringify(value) !== before;
  };
  await expect.poll(changes, { interval: 200 }).toBe(false);
  return value;
}

/** The place of an element on the page, once it no longer moves while the page loads. */
export async function stableBox(element: Locator) {
  const box = await readStable(() => element.boundingBox());
  if (!box) throw new Error(`${element} has no place on the page.`);
  return box;
}
