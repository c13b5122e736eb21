import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { carryToken, openVisit, phone, signIn } from './support/browser';
import { countClicks } from './support/clicks';
import { tokenFor } from './support/pages';
import { openSite } from './support/site';

const site = openSite('--rbac');

async function openConsole(username?: string) {
  const visit = await openVisit(site.browser);
  if (username === undefined) await visit.page.goto(site.url);
  else {
    await signIn(visit, site.url, username);
    await visit.page.waitForURL(/workspaces|dashboard/);
  }
  const main = visit.page.getByRole('main');
  return { ...visit, main, clicks: countClicks() };
}

type Clicks = ReturnType<typeof countClicks>;

/** Waits for a page by its heading: the page before it has links, too, and stays until it has loaded. */
const arriveAt = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

/** Chooses from the select of this name, by its shown text. */
async function choose(clicks: Clicks, dialog: Locator, [name, option]: [string, RegExp]) {
  await clicks.click(dialog.getByRole('combobox', { name }));
  await clicks.click(dialog.page().getByRole('option', { name: option }));
}

test('the line that says why a run failed is 3 clicks from home, and its address shows it', async () => {
  const { page, main, clicks, context, complaints } = await openConsole('mkowalski');
  await page.goto(`${site.url}dashboard`);
  await clicks.click(main.getByRole('link', { name: 'detection-and-classification' }).first());
  await arriveAt(page, 'detection-and-classification');
  await clicks.click(page.getByRole('link', { name: 'fcos-giou-v3' }).first());
  await arriveAt(page, 'fcos-giou-v3');
  await clicks.click(main.getByRole('link', { name: 'Show in the log' }));
  const cause = 'FloatingPointError: loss is NaN';
  await page.locator('.log-line', { hasText: cause }).first().waitFor();
  expect(clicks.count).toBe(3);

  const address = page.url();
  const reader = await openConsole('admin');
  await reader.page.goto(address);
  await reader.page.locator('.log-line', { hasText: cause }).first().waitFor();
  expect([...complaints, ...reader.complaints]).toEqual([]);
  await Promise.all([context.close(), reader.context.close()]);
});

test('checkpoints that can go are 4 clicks and a number away', async () => {
  const { page, main, clicks, context, complaints } = await openConsole('admin');
  await clicks.click(page.getByRole('link', { name: /^Cluster/ }).first());
  await arriveAt(page, /^Cluster/);
  await clicks.click(main.getByRole('link', { name: 'Storage' }));
  await clicks.click(main.getByRole('button', { name: 'Dry run' }));
  await clicks.click(main.getByRole('button', { name: /^Delete \d+ checkpoints/ }));
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('textbox', { name: /^Type \d+ to confirm$/ });
  await field.waitFor();
  const [, count = ''] = /Type (\d+) to confirm/.exec((await dialog.textContent()) ?? '') ?? [];
  await field.fill(count);
  await dialog.getByRole('button', { name: 'Request Delete', disabled: false }).waitFor();
  expect(clicks.count).toBe(4);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a newcomer signs in by one click and sees the work of this person', async () => {
  const { page, main, clicks, context, complaints } = await openConsole();
  await clicks.click(main.getByRole('button', { name: /^Marta Kowalski/ }));
  await page.waitForURL(/workspaces|dashboard/);
  await main.getByRole('link', { name: 'Vision' }).first().waitFor();
  expect(clicks.count).toBe(1);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a workspace for a team takes 8 clicks, and a notebook there 5 of a member', async () => {
  const { page, main, clicks, context, complaints } = await openConsole('admin');
  await clicks.click(main.getByRole('button', { name: 'New Workspace', exact: true }));
  await page.getByRole('textbox', { name: 'Workspace Name' }).fill('Robotics');
  await clicks.press(page.getByRole('textbox', { name: 'Workspace Name' }), 'Enter');
  await arriveAt(page, 'Robotics');
  await clicks.click(main.getByRole('link', { name: /^Members/ }));
  await clicks.click(main.getByRole('button', { name: 'Add Member' }));
  const dialog = page.getByRole('dialog', { name: 'Add Member' });
  // the list of people is open as soon as the dialog is
  await clicks.click(page.getByRole('option', { name: /^language-team/ }));
  await choose(clicks, dialog, ['Role', /^Editor/]);
  await clicks.click(dialog.getByRole('button', { name: 'Add Member' }));
  await main.getByRole('row', { name: /language-team/ }).waitFor();
  expect(clicks.count).toBe(8);

  const member = await openConsole('jtan');
  const { page: memberPage, clicks: memberClicks } = member;
  await memberClicks.click(memberPage.getByRole('link', { name: 'Workspaces' }).first());
  await arriveAt(memberPage, 'Workspaces');
  await memberClicks.click(member.main.getByRole('link', { name: 'Robotics' }).first());
  await arriveAt(memberPage, 'Robotics');
  await memberClicks.click(member.main.getByRole('link', { name: /^Tasks/ }));
  await memberClicks.click(member.main.getByRole('button', { name: 'Launch JupyterLab' }));
  await memberClicks.click(
    memberPage.getByRole('dialog').getByRole('button', { name: 'Launch', exact: true }),
  );
  await memberPage
    .getByText(/JupyterLab/)
    .first()
    .waitFor();
  await memberPage.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(memberClicks.count).toBe(5);
  expect([...complaints, ...member.complaints]).toEqual([]);
  await Promise.all([context.close(), member.context.close()]);
});

test('on a phone the list of roles and their notes stays inside of the window', async () => {
  const visit = await openVisit(site.browser, { viewport: phone, isStill: true });
  const { page, context, complaints } = visit;
  await carryToken(visit, site.url, await tokenFor(site.url));
  await page.goto(`${site.url}workspaces/2/members`);
  await page.getByRole('main').getByRole('button', { name: 'Add Member' }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Role' }).click();
  const list = page.getByRole('listbox', { name: 'Role' });
  await list.getByRole('option', { name: 'WorkspaceAdmin' }).waitFor();
  // its frame is a popover
  const outsidePx = () =>
    list.evaluate((element) => {
      const { left, right } = (element.parentElement ?? element).getBoundingClientRect();
      return Math.max(-left, right - innerWidth);
    });
  await expect.poll(outsidePx).toBeLessThanOrEqual(0);
  expect(complaints).toEqual([]);
  await context.close();
});
