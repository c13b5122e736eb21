import { launchChromium } from '../../lib/chromium.mjs';
import { viewport } from './driver.mjs';

const named = /** @type {Record<string, string>} */ ({
  '\uE007': 'Enter',
  '\uE00C': 'Escape',
  '\uE009': 'Control',
  '\uE015': 'ArrowDown',
});

/**
 * Chromium, with which the others are compared.
 *
 * @returns {Promise<import('./driver.mjs').Driver>}
 */
export async function openChromium() {
  const browser = await launchChromium();
  // a browser with windows lets every page write within an event
  const page = await browser.newPage({ viewport, permissions: ['clipboard-write'] });
  /** @param {any} action one of WebDriver */
  const step = async ({ type, value, x, y, deltaY }) => {
    if (type === 'keyDown') await page.keyboard.down(named[value] ?? value);
    if (type === 'keyUp') await page.keyboard.up(named[value] ?? value);
    if (type === 'pointerMove') await page.mouse.move(x, y);
    if (type === 'pointerDown') await page.mouse.down();
    if (type === 'pointerUp') await page.mouse.up();
    if (type !== 'scroll') return;
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, deltaY);
  };
  return {
    name: 'Chromium',
    goto: async (url, helpers) => {
      await page.addInitScript(helpers);
      await page.goto(url);
    },
    run: async (script) => {
      const text = await page.evaluate(
        `(async () => JSON.stringify(await (async () => { ${script} })()))()`,
      );
      return typeof text === 'string' ? JSON.parse(text) : undefined;
    },
    perform: async (sequences) => {
      for (const { actions } of sequences) for (const action of actions) await step(action);
    },
    screenshot: async () => (await page.screenshot()).toString('base64'),
    close: () => browser.close(),
  };
}
