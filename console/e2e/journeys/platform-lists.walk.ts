import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hasFocus } from '../support/has-focus';
import { stableBox } from '../support/read-stable';
import { openConsole } from './objects/console-fixture';

type List = {
  path: string;
  /** the name of the table, or of the list */
  name: string;
  /** features of the rows */
  has?: readonly ('menu' | 'choice' | 'search')[];
  /** the page that Enter opens for a row; without it Enter opens the menu, if there is one */
  opens?: RegExp;
};

const lists: List[] = [
  { path: 'clusters', name: 'Resource Pools', has: ['menu'], opens: /resourcepool/ },
  { path: 'clusters', name: 'Jobs', has: ['menu'], opens: /experiments|proxy|jupyter/ },
  { path: 'clusters', name: 'Agents', has: ['menu', 'choice'], opens: /agents\/agent-/ },
  { path: 'clusters/idle', name: 'Idle', has: ['choice', 'search'], opens: /./ },
  { path: 'clusters/storage', name: 'Largest experiments', has: ['search'], opens: /experiment=/ },
  { path: 'agents/agent-01', name: 'Slots of agent-01' },
  { path: 'resourcepool/a100-pool/active', name: 'Active jobs', has: ['menu'], opens: /./ },
  { path: 'resourcepool/a100-pool/queued', name: 'Queued jobs', has: ['menu'], opens: /./ },
  { path: 'resourcepool/a100-pool/stats', name: 'Avg Queue Time' },
  { path: 'clusters/historical-usage', name: 'Top 10 of this period', opens: /experiments/ },
  // a shell has no window, so its log opens
  { path: 'tasks', name: 'Tasks', has: ['menu', 'choice', 'search'], opens: /shell\/.+\/logs/ },
  {
    path: 'workspaces/2/tasks',
    name: 'Tasks',
    has: ['menu', 'choice', 'search'],
    opens: /shell\/.+\/logs/,
  },
  { path: 'models', name: 'Models', has: ['menu', 'search'], opens: /models\/\d+/ },
  { path: 'workspaces/2/models', name: 'Models', has: ['menu', 'search'], opens: /models\/\d+/ },
  { path: 'models/1', name: 'Model versions', has: ['menu', 'choice'], opens: /versions\/\d+/ },
  { path: 'experiments/108/checkpoints', name: 'Checkpoints', has: ['menu', 'choice'], opens: /./ },
  { path: 'workspaces', name: 'Workspaces', has: ['menu'], opens: /workspaces\/\d+/ },
  { path: 'workspaces?view=list', name: 'Workspaces', has: ['menu'], opens: /workspaces\/\d+/ },
  { path: 'workspaces/2/projects', name: 'Projects', has: ['menu'], opens: /projects\/\d+/ },
  {
    path: 'workspaces/2/projects?view=list',
    name: 'Projects',
    has: ['menu'],
    opens: /projects\/\d/,
  },
  { path: 'workspaces/2/members', name: 'Members', has: ['search'] },
  { path: 'workspaces/2/pools', name: 'Resource pools', has: ['menu'], opens: /resourcepool/ },
  {
    path: 'admin/user-management',
    name: 'Users',
    has: ['menu', 'choice', 'search'],
    opens: /access/,
  },
  { path: 'admin/group-management', name: 'Groups', has: ['menu'] },
  { path: 'admin/access', name: 'Access', has: ['search'], opens: /access/ },
  { path: 'access/1', name: 'What they may do everywhere' },
  { path: 'templates', name: 'Templates by name', has: ['search'], opens: /name=/ },
  { path: 'webhooks', name: 'Webhooks', has: ['menu'] },
  { path: 'tokens', name: 'Access tokens', has: ['menu', 'search'] },
];

const fixture = openConsole('--seed', '7', '--rbac', '--release', '0.38.1');

/** A row of the list by its index; a table has a row of headers first. */
const rowsOf = (list: Locator) => list.locator('tbody > tr[tabindex], > li[tabindex]');

const holdsFocus = (row: Locator) =>
  row.evaluate((element) => element.contains(document.activeElement));

const maxRows = 60;

/**
 * Moves to a row with j, past earlier lists. Keys pressed while a page loads are kept, and apply at
 * once.
 */
async function stepTo(page: Page, row: Locator) {
  const some = page.locator('[tabindex="-1"]:is(tr, li):focus');
  await expect
    .poll(async () => {
      await page.keyboard.press('j');
      return some.count();
    })
    .toBe(1);
  // the first row of a queue may become another one meanwhile
  await expect
    .poll(async () => {
      for (let step = 0; step < maxRows; step++) await page.keyboard.press('k');
      for (let step = 0; step < maxRows && !(await hasFocus(row)); step++)
        await page.keyboard.press('j');
      return hasFocus(row);
    })
    .toBe(true);
}

async function opensItsMenu(page: Page, row: Locator, keys: readonly string[]) {
  const button = row.locator('button[aria-haspopup=menu]').last();
  const { x, width } = await stableBox(button);
  expect(x + width).toBeLessThanOrEqual(1024);
  const name = (await button.getAttribute('aria-label')) ?? '';
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.getByRole('menu', { name }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await expect.poll(() => holdsFocus(row)).toBe(true);
  }
}

async function isChosen(page: Page, row: Locator) {
  const box = row.getByRole('checkbox');
  for (const state of [true, false]) {
    await page.keyboard.press('x');
    await expect.poll(() => box.isChecked()).toBe(state);
  }
}

/** Finds names with tabular digits in a list, and numbers without. */
const misshapen = (list: Locator) =>
  list.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const wrong: string[] = [];
    while (texts.nextNode()) {
      const { parentElement: parent, textContent } = texts.currentNode;
      const text = textContent?.trim() ?? '';
      if (!parent || text === '') continue;
      const isTabular = getComputedStyle(parent).fontVariantNumeric.includes('tabular-nums');
      const isName = /[a-z]-|-[a-z]/i.test(text);
      const isNumber = /^[\d.,%]+$/.test(text) && parent.closest('td.num') !== null;
      if ((isName && isTabular) || (isNumber && !isTabular)) wrong.push(text);
    }
    return wrong;
  });

test.each(lists)('$name of $path', async ({ path, name, has = [], opens }) => {
  const page = await fixture.open(path, { viewport: { width: 1024, height: 768 } });
  const main = page.getByRole('main');
  const list = main
    .getByRole('table', { name, exact: true })
    .or(main.getByRole('list', { name, exact: true }));
  const [row, second] = [rowsOf(list).first(), rowsOf(list).nth(1)];
  await row.waitFor();
  await stepTo(page, row);
  if ((await rowsOf(list).count()) > 1) {
    await page.keyboard.press('j');
    await expect.poll(() => hasFocus(second)).toBe(true);
    await page.keyboard.press('k');
    await expect.poll(() => hasFocus(row)).toBe(true);
  }
  expect(await misshapen(list)).toEqual([]);
  if (has.includes('choice')) await isChosen(page, row);
  const menus = row.locator('button[aria-haspopup=menu]');
  await expect.poll(() => menus.count()).toBe(has.includes('menu') ? 1 : 0);
  const menuKeys = ['Shift+F10', 'ContextMenu', ...(opens ? [] : ['Enter'])];
  if (has.includes('menu')) await opensItsMenu(page, row, menuKeys);
  if (opens) {
    await stepTo(page, row);
    const before = page.url();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).not.toBe(before);
    // a link may redirect
    await expect.poll(() => page.url().slice(before.indexOf(path))).toMatch(opens);
    await page.goBack();
    await row.waitFor();
  }
  if (has.includes('search')) {
    await page.keyboard.press('/');
    await expect.poll(() => hasFocus(main.getByRole('searchbox').first())).toBe(true);
  }
});
