import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { carryToken, openVisit, waitUntilLoaded } from './support/browser';
import { newerArgs, tokenFor } from './support/pages';
import { stableBox } from './support/read-stable';
import { openSite } from './support/site';

const site = openSite(...newerArgs);
let token: string;
beforeAll(async () => {
  token = await tokenFor(site.url);
});

async function open(page: Page, path: string) {
  await page.goto(site.url + path);
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  await waitUntilLoaded(page);
}

test('controls of the browser have the colors of the theme (E14.13)', async () => {
  for (const theme of ['light', 'dark'] as const) {
    const { page, context } = await openVisit(site.browser, { theme, isStill: true });
    await carryToken({ context }, site.url, token);
    await open(page, 'models');
    const field = page.locator('main input[type=search]').first();
    await field.fill('a');
    expect(await field.evaluate((each) => getComputedStyle(each).colorScheme)).toBe(theme);
    const box = await stableBox(field);
    // the end of the field, where the browser draws the button that empties it
    const clip = { x: box.x + box.width - 26, y: box.y + 5, width: 22, height: box.height - 10 };
    const picture = (await page.screenshot({ clip })).toString('base64');
    const { colored, drawn } = await page.evaluate(async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? [];
      const counts = { colored: 0, drawn: 0 };
      for (let at = 0; at < pixels.length; at += 4) {
        const [red = 0, green = 0, blue = 0] = pixels.slice(at, at + 3);
        if (Math.max(red, green, blue) - Math.min(red, green, blue) > 30) counts.colored++;
        if (Math.abs(red - (pixels[0] ?? 0)) > 30) counts.drawn++;
      }
      return counts;
    }, picture);
    expect({ theme, colored }).toEqual({ theme, colored: 0 });
    expect(drawn).toBeGreaterThan(5);
    await context.close();
  }
});
