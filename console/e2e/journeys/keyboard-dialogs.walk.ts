import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { waitUntilLoaded } from '../support/browser';
import { hasFocus } from '../support/has-focus';
import { openConsole } from './objects/console-fixture';

const fixture = openConsole('--seed', '7', '--release', '0.38.1', '--rbac');

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first();

/** Chooses the first row, and returns the button of the bar that opens a dialog. */
const inBar = (name: RegExp) => async (page: Page) => {
  await page
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .first()
    .press('Space');
  const bar = page.getByRole('region', { name: 'Selection' });
  return [bar.getByRole('button', { name })] as const;
};

/** Opens the menu of a row, and returns its button and the item that opens a dialog. */
const inMenu = (name: RegExp) => async (page: Page) => {
  const label = await button(page, /^Actions for/).getAttribute('aria-label');
  // from now on by its name: the order of a queue may change while the dialog is open
  const menu = page.getByRole('main').getByRole('button', { name: label ?? '', exact: true });
  await menu.press('Enter');
  return [menu, page.getByRole('menuitem', { name })] as const;
};

/** The element that gets the focus back, and the one that opens the dialog if that is another. */
type Opener = (page: Page) => Promise<readonly [Locator, Locator?]>;
const named =
  (name: string | RegExp): Opener =>
  async (page) => [button(page, name)];

/** The dialogs of the platform pages: where they are opened, by what, and what they are called. */
const dialogs: [title: string | RegExp, path: string, opener: Opener][] = [
  ['Launch JupyterLab', 'tasks', named('Launch JupyterLab')],
  ['New experiment', 'projects/2/experiments', named('New experiment')],
  [/^Manage Job/, 'resourcepool/a100-pool/queued', inMenu(/^Manage Job/)],
  ['Manage resource pool bindings', 'resourcepool/t4-pool/Bindings', named('Manage Bindings')],
  ['New Workspace', 'workspaces', named('New Workspace')],
  ['Create a new model', 'models', named('New Model')],
  ['New Webhook', 'webhooks', named('New Webhook')],
  ['Add User', 'admin/user-management', named('Add User')],
  ['New Group', 'admin/group-management', named('New Group')],
  ['New access token', 'tokens', named('New token')],
  ['Price per slot-hour', 'clusters/historical-usage', named(/^Price per slot-hour/)],
  [/^Stop 1 idle/, 'clusters/idle', inBar(/^Stop /)],
];

const holdsFocus = (dialog: Locator) =>
  dialog.evaluate((each) => each.contains(document.activeElement));

test.each(dialogs)('%s', async (title, path, opener) => {
  const page = await fixture.open(path);
  await waitUntilLoaded(page);
  const [place, item = place] = await opener(page);
  const dialog = page.getByRole('dialog', { name: title });
  await item.press('Enter');
  await dialog.waitFor();
  await expect.poll(() => holdsFocus(dialog), { message: 'takes the focus' }).toBe(true);
  for (const key of ['Tab', 'Shift+Tab'])
    for (let step = 0; step < 25; step++) {
      await page.keyboard.press(key);
      const message = `keeps the focus at ${key} ${step}`;
      await expect.poll(() => holdsFocus(dialog), { message }).toBe(true);
    }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(place), { message: 'returns the focus' }).toBe(true);
});

const forms = ['New Workspace', 'Create a new model', 'New Webhook', 'Add User', 'New Group'];

test.each(dialogs.filter(([title]) => typeof title === 'string' && forms.includes(title)))(
  '%s: Enter submits, and the first field with an error gets the focus',
  async (title, path, opener) => {
    const page = await fixture.open(path);
    await waitUntilLoaded(page);
    const [open] = await opener(page);
    await open.press('Enter');
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByRole('textbox').first().press('Enter');
    const wrong = dialog.locator('[aria-invalid=true]').first();
    await wrong.waitFor();
    await expect.poll(() => hasFocus(wrong)).toBe(true);
    const note = await wrong.getAttribute('aria-describedby');
    expect(await page.locator(`[id="${note}"]`).textContent()).not.toBe('');
  },
);
