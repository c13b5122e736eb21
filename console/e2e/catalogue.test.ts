import { resolve } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFaultsInBothThemes } from './axe';
import { openVisit, type Visit } from './browser';
import { startServer } from './server';
import { openSite } from './site';

// a build of its own: what ships has no catalogue
const catalogue = resolve(import.meta.dirname, '../../.trainyard/catalogue');

const site = openSite('--seed', '7', '--console', catalogue);

const open = async (page: Page, id: string): Promise<Locator> => {
  await page.goto(`${site.url}catalogue?entry=${id}`);
  const entry = page.locator(`[data-entry="${id}"]`);
  await entry.waitFor();
  return entry;
};

/** from their list: all of them at once would take minutes to draw */
async function allIds(page: Page): Promise<string[]> {
  await page.goto(`${site.url}catalogue?entry=`);
  const links = page.getByRole('navigation', { name: 'Blocks' }).getByRole('link');
  await links.first().waitFor();
  const queries = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  return queries.map((query) => new URLSearchParams(query ?? '').get('entry') ?? '');
}

/** the same without loading the page anew */
async function show(page: Page, id: string) {
  await page.evaluate((entry) => {
    history.replaceState(null, '', `?entry=${entry}`);
    dispatchEvent(new PopStateEvent('popstate'));
  }, id);
  const entry = page.locator(`[data-entry="${id}"]`);
  await entry.waitFor();
  const part = (await entry.getAttribute('data-ready')) ?? partOf(id);
  if (part) await page.locator(part).first().waitFor();
}

/** what comes with its first use, and tells that an entry is there */
function partOf(id: string): string | undefined {
  if (/^(dialog|confirm|drawer|form-dialog)/.test(id)) return '[role=dialog]';
  if (id === 'menu') return '[role=menu]';
  if (['line-chart', 'points', 'histogram'].includes(id)) return 'figure canvas';
  if (id === 'log') return '.log-line';
  if (id === 'code-markdown' || id.startsWith('markdown') || id === 'note-card') return '.markdown';
  if (id === 'code-binary' || id === 'code-empty' || !id.startsWith('code-')) return undefined;
  return '.cm-editor';
}

// landmarks and the room around a target are a matter of pages, which are asked about all of them;
// the other two are rules that axe tries out
const rulesOfPages = ['region', 'target-size', 'label-content-name-mismatch', 'td-has-header'];

test('no block has a violation above minor in either theme, nor does anything the policy forbids', async () => {
  // what moves is see-through for a moment
  const openOne = () => openVisit(site.browser, { isStill: true });
  // beside one another: it is the page that is busy, not this process
  const visits = await Promise.all([openOne(), openOne()]);
  const [left = []] = await Promise.all(visits.map(({ page }) => allIds(page)));
  const checkAll = async ({ page, context, complaints }: Visit) => {
    const found: string[] = [];
    for (let id = left.shift(); id; id = left.shift()) {
      await show(page, id);
      const faults = await axeFaultsInBothThemes(page, { without: rulesOfPages });
      found.push(...faults.map((fault) => `${id}: ${fault}`));
    }
    await context.close();
    return [...found, ...complaints];
  };
  const found = (await Promise.all(visits.map(checkAll))).flat();
  expect(found).toEqual([]);
  // every block by itself, each read whole
}, 600_000);

test('a console that ships has no catalogue', async () => {
  const shipped = await startServer('--seed', '7');
  const { page, context } = await openVisit(site.browser);
  await page.goto(`${shipped.url}catalogue`);
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  await expect.poll(() => page.locator('[data-entry]').count()).toBe(0);
  await context.close();
  await shipped.stop();
});

test('Tab leaves an editor, until Ctrl+M has it indent and Escape no more', async () => {
  const { page, context, complaints } = await openVisit(site.browser);
  const entry = await open(page, 'code-edit');
  const first = entry.getByRole('textbox', { name: 'Config, YAML' });
  const second = entry.getByRole('textbox', { name: 'Settings, JSON' });
  await first.click();
  await page.keyboard.press('Tab');
  expect(await isFocused(second)).toBe(true);
  await page.keyboard.press('Control+m');
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Tab');
  await expect.poll(() => second.textContent()).toMatch(/^\s{2}\{/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+Tab');
  expect(await isFocused(first)).toBe(true);
  expect(complaints).toEqual([]);
  await context.close();
});

test('an editor marks the line that is wrong, and says what is', async () => {
  const { page, context, complaints } = await openVisit(site.browser);
  const entry = await open(page, 'code-edit');
  const marker = entry.locator('[data-code-editor="Settings, JSON"] .cm-lint-marker-error');
  await marker.hover();
  await page.getByText('JSON', { exact: false }).last().waitFor();
  await expect.poll(() => page.locator('.cm-tooltip .cm-diagnostic').count()).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a file is searched in, and its lines are linked to, by the keyboard alone', async () => {
  const { page, context, complaints } = await openVisit(site.browser);
  const entry = await open(page, 'code-files');
  const text = entry.getByRole('textbox', { name: 'model/net.py' });
  await text.focus();
  await page.keyboard.press('Control+f');
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

test('ten megabytes are shown, and their last line is reached', async () => {
  const { page, context, complaints } = await openVisit(site.browser);
  const entry = await open(page, 'code-large');
  const text = entry.getByRole('textbox', { name: 'train.log.py' });
  await text.focus();
  await page.keyboard.press('Control+End');
  await entry.getByText('270000', { exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

const isFocused = (element: Locator) =>
  element.evaluate((node) => {
    const root = node.getRootNode();
    return root instanceof ShadowRoot && root.activeElement === node;
  });
