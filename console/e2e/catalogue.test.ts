import { resolve } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openVisit } from './support/browser';
import { openSite } from './support/site';

const catalogue = resolve(import.meta.dirname, '../../packages/ui/dist');

const site = openSite('--seed', '7', '--console', catalogue);

const open = async (page: Page, id: string): Promise<Locator> => {
  await page.goto(`${site.url}?entry=${id}`);
  const entry = page.locator(`[data-entry="${id}"]`);
  await entry.waitFor();
  return entry;
};

test('Tab leaves an editor, until Ctrl+M switches to indenting and Escape back', async () => {
  const { page, context, complaints } = await openVisit(site.browser);
  const entry = await open(page, 'code-edit');
  const first = entry.getByRole('textbox', { name: 'Config, YAML' });
  const second = entry.getByRole('textbox', { name: 'Settings, JSON' });
  await first.click();
  await expect.poll(() => isFocused(first)).toBe(true);
  await page.keyboard.press('Tab');
  await expect.poll(() => isFocused(second)).toBe(true);
  await page.keyboard.press('Control+m');
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Tab');
  await expect.poll(() => second.textContent()).toMatch(/^\s{2}\{/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => isFocused(first)).toBe(true);
  expect(complaints).toEqual([]);
  await context.close();
});

test('an editor marks the invalid line, and shows the error', async () => {
  const { page, context, complaints } = await openVisit(site.browser);
  const entry = await open(page, 'code-edit');
  const marker = entry.locator('[data-code-editor="Settings, JSON"] .cm-lint-marker-error');
  await marker.hover();
  await page.getByText('JSON', { exact: false }).last().waitFor();
  await expect.poll(() => page.locator('.cm-tooltip .cm-diagnostic').count()).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test('the keyboard alone searches a file, and links to its lines', async () => {
  const { page, context, complaints } = await openVisit(site.browser);
  const entry = await open(page, 'code-files');
  const text = entry.getByRole('textbox', { name: 'model/net.py' });
  await text.focus();
  await page.keyboard.press('Control+f');
  await expect.poll(() => isFocused(entry.locator('.code-search input').first())).toBe(true);
  await page.keyboard.type('self');
  const count = entry.locator('.code-search output');
  await expect.poll(() => count.textContent()).toMatch(/\d matches|of \d/);
  await page.keyboard.press('Enter');
  await expect.poll(() => count.textContent()).toMatch(/^\d+ of \d+$/);
  await page.keyboard.press('Escape');
  await entry.locator('.code-search').waitFor({ state: 'detached' });
  await entry.getByRole('button', { name: 'Link to the selected lines' }).press('Enter');
  await entry.locator('.cm-linkedLine').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('ten megabytes are shown, and their last line can be reached', async () => {
  const { page, context, complaints } = await openVisit(site.browser);
  const entry = await open(page, 'code-large');
  const text = entry.getByRole('textbox', { name: 'train.log.py' });
  await text.focus();
  // the text may arrive after its editor
  await expect
    .poll(async () => {
      await page.keyboard.press('Control+End');
      return entry.getByText('270000', { exact: true }).count();
    })
    .toBe(1);
  expect(complaints).toEqual([]);
  await context.close();
});

const isFocused = (element: Locator) =>
  element.evaluate((node) => {
    const root = node.getRootNode();
    return root instanceof ShadowRoot && root.activeElement === node;
  });
