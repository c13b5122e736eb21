import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { carryToken, openVisit } from './support/browser';
import { demoArgs, tokenFor } from './support/pages';
import { openSite } from './support/site';

const site = openSite(...demoArgs);

const click = (page: Page, role: 'button' | 'menuitem', name: string | RegExp) =>
  page.getByRole(role, { name }).first().click();

/** Places with a copy button, and the copied text. */
const copies: { path: string; copy: (page: Page) => Promise<void>; holds: RegExp }[] = [
  {
    path: 'tasks',
    copy: async (page) => {
      await click(page, 'button', /^Actions for Shell/);
      await click(page, 'menuitem', /^Connect/);
      await page.getByRole('dialog').getByRole('button', { name: /^Copy/ }).first().click();
    },
    holds: /^trainyard -m http.+ shell /,
  },
  {
    path: 'models/1/versions/1/model',
    copy: async (page) => {
      await click(page, 'button', 'Use in Notebook');
      await page.getByRole('dialog').getByRole('button', { name: 'Copy' }).first().click();
    },
    holds: /checkpoint/i,
  },
  {
    path: 'experiments/2/code',
    copy: (page) => click(page, 'button', 'Copy file'),
    holds: /\S/,
  },
  {
    path: 'experiments/2/trials/25/logs',
    copy: (page) => click(page, 'button', 'Copy logs'),
    holds: /\S/,
  },
  {
    path: 'experiments/2/trials/25/logs',
    copy: async (page) => {
      await click(page, 'button', 'Copy view as...');
      await page.getByRole('dialog').getByRole('button', { name: 'Copy', exact: true }).click();
    },
    holds: /^curl [\s\S]*\$DET_USER_TOKEN/,
  },
  {
    // details for a user who investigates a failure
    path: 'workspaces',
    copy: async (page) => {
      await page.route('**/api/v1/workspaces/*/pin', (route) =>
        route.fulfill({ status: 500, json: { code: 13, message: 'no room' } }),
      );
      await click(page, 'button', 'Actions for Vision');
      await click(page, 'menuitem', 'Pin to sidebar');
      await click(page, 'button', 'Copy details');
    },
    holds: /no room/,
  },
];

test('copied texts never contain the token of the session', async () => {
  const { page, context, complaints } = await openVisit(site.browser);
  const { origin } = new URL(site.url);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  const token = await tokenFor(site.url);
  await carryToken({ context }, site.url, token);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  for (const { path, copy, holds } of copies) {
    await page.goto(site.url + path);
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await copy(page);
    await expect.poll(copied, { message: path }).toMatch(holds);
    expect((await copied()).includes(token), path).toBe(false);
  }
  expect(complaints).toEqual([]);
  await context.close();
});
