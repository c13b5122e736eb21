import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openVisit, signIn } from './support/browser';
import { hasFocus } from './support/has-focus';
import { openSite } from './support/site';

const site = openSite('--seed', '7');

const palette = (page: Page) => page.getByRole('dialog', { name: 'Command palette' });

/** Opens the palette, types, waits for results and chooses the first. */
async function command(page: Page, { text, offered }: { text: string; offered: RegExp }) {
  await page.keyboard.press('Control+Space');
  await palette(page).locator('input:focus').waitFor();
  await page.keyboard.type(text);
  await page.getByRole('option', { selected: true }).filter({ hasText: offered }).waitFor();
  await page.keyboard.press('Enter');
}

/** Presses Tab until the field of this name has the focus. */
async function tabTo(page: Page, name: string) {
  const field = page.getByRole('textbox', { name });
  for (let step = 0; step < 40; step++) {
    if (await hasFocus(field)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${name}.`);
}

test('the keyboard alone navigates, changes the theme and the shortcuts', async () => {
  const visit = await openVisit(site.browser);
  const { page, context, complaints } = visit;
  await signIn(visit, site.url);
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();

  await command(page, { text: 'workspaces', offered: /^Workspaces/ });
  await page.getByRole('heading', { level: 1, name: 'Workspaces' }).waitFor();

  await command(page, { text: 'theme dark', offered: /^dark/ });
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');

  await command(page, { text: 'settings', offered: /^settings/ });
  await page.getByRole('dialog', { name: 'Settings' }).waitFor();
  await tabTo(page, 'Toggle Sidebar');
  await page.keyboard.press('Control+Shift+KeyB');
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Toggle Sidebar' }).inputValue())
    .toBe('Ctrl + Shift + B');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+Shift+KeyB');
  await page.getByRole('button', { name: 'Expand' }).waitFor();

  await page.reload();
  await page.getByRole('button', { name: 'Expand' }).waitFor();
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');

  await command(page, { text: 'settings', offered: /^settings/ });
  await tabTo(page, 'Toggle Sidebar');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Toggle Sidebar' }).inputValue())
    .toMatch(/\+ Shift \+ U$/);
  expect(complaints).toEqual([]);
  await context.close();
});

test('the last theme is applied before the first paint', async () => {
  const visit = await openVisit(site.browser, { theme: 'light' });
  const { page, context } = visit;
  await signIn(visit, site.url, 'jtan');
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
  await command(page, { text: 'theme dark', offered: /^dark/ });
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
  await page.addInitScript(() => {
    const seen: (string | undefined)[] = [];
    Reflect.set(window, 'themesSeen', seen);
    requestAnimationFrame(function look() {
      if (document.body) seen.push(document.documentElement.dataset.theme);
      requestAnimationFrame(look);
    });
  });
  await page.reload();
  await page.getByRole('navigation').first().waitFor();
  const seen = await page.evaluate(() => Reflect.get(window, 'themesSeen'));
  expect(seen.length).toBeGreaterThan(0);
  expect(new Set(seen)).toEqual(new Set(['dark']));
  await context.close();
});
