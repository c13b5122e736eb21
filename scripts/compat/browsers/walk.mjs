import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../lib/main.mjs';
import { actions } from './actions.mjs';
import { helpers, layoutOf, until } from './page.mjs';

/** @typedef {import('./driver.mjs').Driver} Driver */

/** The folder for pictures of steps that failed, or of every compared page. */
export const pictures = join(root, '.trainyard/browsers');

/** @typedef {{ name: string, faults: string[] }} Step */

/**
 * Walks through the console; a step that fails does not end the walk. Its faults are an action that
 * was not possible, an error or a policy report of the page, and another layout than expected.
 *
 * @param {Driver} driver
 * @param {string} url
 * @param {{ layouts: Map<string, import('./page.mjs').Layout>, takesPictures: boolean }} options
 *   `layouts` are those of the first browser, which fills them
 * @returns {Promise<Step[]>}
 */
export async function walk(driver, url, { layouts, takesPictures }) {
  await mkdir(pictures, { recursive: true });
  await driver.goto(url, helpers);
  await until(driver, "found('input') && isSettled()");
  /** @type {Step[]} */
  const steps = [];
  for (const { name, isCompared, run } of actions) {
    /** @type {string[]} */
    const faults = [];
    try {
      await run(driver);
      if (isCompared) {
        const { layout, differences } = await layoutOf(driver, layouts.get(name));
        if (!layouts.has(name)) layouts.set(name, layout);
        faults.push(...differences);
      }
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
    }
    faults.push(...(await driver.run('return problems.splice(0);')));
    steps.push({ name, faults });
    if (faults.length === 0 && !(takesPictures && isCompared)) continue;
    const file = join(pictures, `${driver.name}, ${name}.png`);
    await writeFile(file, Buffer.from(await driver.screenshot(), 'base64'));
  }
  return steps;
}
