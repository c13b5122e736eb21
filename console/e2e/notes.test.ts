import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openVisit } from './browser';
import { openSite } from './site';

const site = openSite('--seed', '7');

/** Tabs until the focus is there, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator) {
  await target.first().waitFor();
  for (let step = 0; step < 80; step++) {
    if (await target.first().evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not reach ${target}`);
}

async function press(page: Page, name: string, role: 'button' | 'link' = 'button') {
  await tabTo(page, page.getByRole(role, { name, exact: true }));
  await page.keyboard.press('Enter');
}

/** Opens a menu and goes down to one of its lines. */
async function choose(page: Page, menu: string, item: string) {
  await press(page, menu);
  const line = page.getByRole('menuitem', { name: item });
  await line.waitFor();
  await expect
    .poll(async () => {
      if (await line.evaluate((element) => element === document.activeElement)) return true;
      await page.keyboard.press('ArrowDown');
      return false;
    })
    .toBe(true);
  await page.keyboard.press('Enter');
}

async function confirmByName(page: Page, name: string, button: string) {
  await page.getByRole('dialog').waitFor();
  await tabTo(page, page.getByRole('dialog').getByRole('textbox'));
  await page.keyboard.type(name);
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: button }));
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

test('the keyboard alone: a workspace, a project, a note, and all of it gone again', async () => {
  const { page, context, complaints } = await openVisit(site.browser);
  await page.goto(`${site.url}workspaces`);
  await page.getByLabel('Username').waitFor();
  await page.keyboard.type('admin');
  await page.keyboard.press('Enter');

  await press(page, 'New Workspace');
  await page.getByRole('textbox', { name: 'Workspace Name' }).waitFor();
  await page.keyboard.type('Robotics');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Robotics' }).waitFor();

  await press(page, 'New Project');
  await page.getByRole('textbox', { name: 'Project Name' }).waitFor();
  await page.keyboard.type('<b>grasping</b>');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: '<b>grasping</b>' }).waitFor();

  await press(page, 'Notes', 'link');
  await press(page, 'New Note');
  await page.getByRole('textbox', { name: 'Markdown' }).waitFor();
  await page.keyboard.type('# Why\n\n<img src=x onerror=alert(1)> &amp; **because**');
  await page.keyboard.press('Control+s');
  await page.getByRole('heading', { level: 2, name: 'Why' }).waitFor();
  expect(await page.locator('main img').count()).toBe(0);
  await press(page, 'Title: Untitled');
  await page.keyboard.type('Reasons');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Reasons' }).waitFor();

  await choose(page, 'Project actions', 'Edit...');
  await page.getByRole('textbox', { name: 'Project Name' }).waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('grasping');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'grasping', exact: true }).waitFor();

  await choose(page, 'Project actions', 'Archive');
  await page.getByText('Archived', { exact: true }).first().waitFor();
  await choose(page, 'Project actions', 'Unarchive');
  await page.getByText('Archived', { exact: true }).first().waitFor({ state: 'detached' });
  await choose(page, 'Project actions', 'Delete');
  await confirmByName(page, 'grasping', 'Delete Project');
  await page.getByRole('heading', { level: 1, name: 'Robotics' }).waitFor();
  await choose(page, 'Workspace actions', 'Delete');
  await confirmByName(page, 'Robotics', 'Delete Workspace');
  await page.getByRole('heading', { level: 1, name: 'Workspaces' }).waitFor();

  await tabTo(page, page.getByRole('button', { name: /admin/ }));
  await page.keyboard.press('Enter');
  const signOut = page.getByRole('menuitem', { name: 'Sign Out' });
  await signOut.waitFor();
  await page.keyboard.press('End');
  await expect.poll(() => signOut.evaluate((line) => line === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});
