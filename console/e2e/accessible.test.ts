import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  faultsInBothThemes,
  faultsOf,
  misfits,
  named,
  openAccessiblePages,
} from './support/accessible-pages';
import { axeFaults } from './support/axe';
import { carryToken, openVisit, phone, waitUntilLoaded } from './support/browser';
import { hasFocus } from './support/has-focus';
import { tokenFor } from './support/pages';

const { site, open, openSignedIn } = openAccessiblePages();

test('axe works: a picture without a description is found', async () => {
  const { page, context } = await openVisit(site.browser);
  await page.setContent('<main><img src="data:,"></main>');
  const faults = await axeFaults(page, { rules: ['image-alt'], patience: 0 });
  expect(faults).toEqual(['critical image-alt at img']);
  await context.close();
});

test('a page that reports its own link is found', async () => {
  const { page, context } = await openSignedIn();
  await open(page, { path: 'tasks?sort=nothing', ready: 'tbody tr' });
  await page.getByText('Part of this link cannot be used').first().waitFor();
  expect(await faultsInBothThemes(page, 'tasks')).toContainEqual(
    expect.stringContaining('Part of this link cannot be used'),
  );
  await context.close();
});

test('on a phone a missing permission and its reason fit beside the breadcrumbs', async () => {
  const visit = await openVisit(site.browser, { viewport: phone, isStill: true });
  await carryToken(visit, site.url, await tokenFor(site.url, 'determined'));
  const { page, context } = visit;
  const faults: string[] = [];
  for (const path of ['dashboard', 'workspaces', 'tasks']) {
    await open(page, { path, ready: 'main [aria-disabled=true]' });
    faults.push(...named(path, await misfits(page)));
  }
  await context.close();
  expect(faults.join('\n')).toBe('');
});

test('on a phone a row grows with its unfolded content', async () => {
  const { page, context } = await openSignedIn({ viewport: phone });
  await open(page, { path: 'admin/group-management', ready: 'main li' });
  await page.getByRole('button', { name: 'language-team', exact: true }).click();
  const members = page.getByRole('list', { name: 'Members of language-team' });
  await members.waitFor();
  const isWithinRow = () =>
    members.evaluate((list) => {
      const inside = list.getBoundingClientRect();
      const around = list.parentElement?.closest('li')?.getBoundingClientRect();
      return around && inside.top > around.top && inside.bottom < around.bottom;
    });
  await expect.poll(isWithinRow).toBe(true);
  await context.close();
});

test('axe finds nothing in layers over a page', async () => {
  const { page, context, complaints } = await openSignedIn();
  const faults: string[] = [];
  const check = async (where: string, part: Locator) => {
    await part.first().waitFor();
    faults.push(...(await faultsInBothThemes(page, where)));
    await page.keyboard.press('Escape');
    await part.first().waitFor({ state: 'detached' });
  };
  await open(page, { path: 'workspaces', ready: 'main a' });
  await waitUntilLoaded(page);
  await page.keyboard.press('Control+k');
  await check('palette', page.getByRole('dialog'));
  await page.keyboard.press('?');
  await check('keyboard map', page.getByRole('dialog'));
  await page.getByRole('button', { name: /^User menu/ }).click();
  await check('user menu', page.getByRole('menu'));
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await check('settings', page.getByRole('dialog'));
  await page.getByRole('button', { name: 'New Workspace' }).first().click();
  await check('new workspace', page.getByRole('dialog'));
  await open(page, { path: 'projects/2/experiments', ready: '[role=row] a, li a' });
  await page.getByRole('row').nth(2).click({ button: 'right' });
  // its items load after it
  await check('row menu', page.getByRole('menuitem', { name: 'Delete' }));
  expect(faults.join('\n')).toBe('');
  expect(complaints).toEqual([]);
  await context.close();
});

test('a menu and its confirmation are accessible, and return the focus', async () => {
  const { page, context, complaints } = await openSignedIn();
  await page.goto(`${site.url}experiments/108/overview`);
  const more = page.getByRole('button', { name: 'More actions' });
  await more.press('Enter');
  await page.getByRole('menu').waitFor();
  const faults = await faultsOf(page, 'menu');
  await page.getByRole('menuitem', { name: 'Edit' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  faults.push(...(await faultsInBothThemes(page, 'dialog')));
  await expect
    .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(more)).toBe(true);
  expect(faults.join('\n')).toBe('');
  expect(complaints).toEqual([]);
  await context.close();
});
