import fc from 'fast-check';
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { openVisit } from './browser';

// most keys follow each other at once, as on a busy machine
const delayMs = fc.oneof(
  { weight: 30, arbitrary: fc.integer({ min: 0, max: 4 }) },
  { weight: 1, arbitrary: fc.integer({ min: 5, max: 250 }) },
);
const few = fc.integer({ min: 1, max: 4 });

type Round = { kind: 'type' | 'delete' | 'paste' | 'undo'; left: number; keys: string; ms: number };

/** One edit and its keys, after which the text is compared; `ms` is the delay between two keys. */
const round: fc.Arbitrary<Round> = fc.record({
  kind: fc.constantFrom('type', 'type', 'delete', 'paste', 'undo'),
  /** how far from the end of the line */
  left: fc.oneof(fc.constant(0), few),
  keys: fc
    .array(fc.constantFrom(...'abcxyz019 .:'), { minLength: 1, maxLength: 4 })
    .map((keys) => keys.join('')),
  ms: delayMs,
});

// a comment: what is typed leaves a config as valid as it was
const start = '# ';
const maxLine = 60;
const pasted = 'pasted';

/** Presses keys one after the other without waiting for the page in between. */
const pressAll = async ({ keyboard }: Page, keys: readonly string[]) => {
  await Promise.all(keys.map((key) => keyboard.press(key)));
};

/** The same while a modifier is held. */
async function pressWith(page: Page, modifier: string, keys: readonly string[]) {
  await page.keyboard.down(modifier);
  await pressAll(page, keys);
  await page.keyboard.up(modifier);
}

const times = (count: number, key: string) => Array.from({ length: count }, () => key);

/** Edits the first line with real keys, and returns the line that must be there then. */
async function play(page: Page, line: string, { kind, left, keys, ms }: Round) {
  const at = line.length - Math.min(left, line.length - start.length);
  const count = Math.min(keys.length, at - start.length);
  const way = ['End', ...times(line.length - at, 'ArrowLeft')];
  if (kind === 'delete' || line.length > maxLine) {
    await pressAll(page, way);
    // held: the key repeats
    await Promise.all(times(count, 'Backspace').map((key) => page.keyboard.down(key)));
    await page.keyboard.up('Backspace');
    return line.slice(0, at - count) + line.slice(at);
  }
  if (kind === 'paste') {
    await pressAll(page, way);
    await pressWith(page, 'Control', ['v']);
    return line.slice(0, at) + pasted + line.slice(at);
  }
  if (ms < 5) await pressAll(page, [...way, ...keys]);
  else {
    await pressAll(page, way);
    await page.keyboard.type(keys, { delay: ms });
  }
  if (kind === 'undo')
    await pressWith(page, 'Control', [...times(keys.length, 'z'), ...times(keys.length, 'y')]);
  return line.slice(0, at) + keys + line.slice(at);
}

/** The lines that an editor shows; editors are in shadow trees, and draw only some lines. */
export const linesIn = (page: Page, label: string): Promise<string[]> =>
  page.locator(`[data-code-editor="${label}"]`).evaluate((host) => {
    const lines = host.shadowRoot?.querySelectorAll('.cm-line') ?? [];
    return [...lines].map((line) => line.textContent ?? '');
  });

/** Types in an editor round by round, and returns the first round that went wrong. */
export async function typeRounds(page: Page, label: string, { rounds, seed, isPolled }: Typing) {
  await page.locator(`[data-code-editor="${label}"] .cm-content`).first().click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type(start);
  // the text that the first line had
  const [first = '', ...rest] = await linesIn(page, label);
  const tail = first.slice(start.length);
  await pressAll(page, times(tail.length, 'Delete'));
  await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
  let line = start;
  for (const [index, each] of fc.sample(round, { numRuns: rounds, seed }).entries()) {
    // asks for the answers that are due, as on coming back to the tab
    if (isPolled && index % 3 === 0)
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    line = await play(page, line, each);
    const expected = [line, ...rest];
    const isKept = await expect
      .poll(() => linesIn(page, label), { interval: 20 })
      .toEqual(expected)
      .then(
        () => true,
        () => false,
      );
    if (isKept) continue;
    const [typed, ...others] = await linesIn(page, label);
    return { label, index, each, expected: line, typed, others };
  }
  return undefined;
}

type Typing = { rounds: number; seed: number; isPolled: boolean };

/** Opens a browser whose pages may use the clipboard. */
export const openEditor = async (browser: Browser) => {
  const visit = await openVisit(browser);
  await visit.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  return visit;
};
