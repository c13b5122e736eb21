import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { axeFaults, axeFaultsInBothThemes } from './support/axe';
import {
  carryToken,
  desktop,
  inTwoWindows,
  openVisit,
  phone,
  waitUntilLoaded,
} from './support/browser';
import {
  type DemoPage,
  demoArgs,
  demoPages,
  newerArgs,
  newerPages,
  tokenFor,
} from './support/pages';
import { openSecondServer, openSite } from './support/site';

const site = openSite(...demoArgs);
const newer = openSecondServer(...newerArgs);
let token: string;
let newerToken: string;
let pages: DemoPage[];

beforeAll(async () => {
  token = await tokenFor(site.url);
  newerToken = await tokenFor(newer.url);
  // one of them leaves the console at once
  const isLeaving = ({ path }: DemoPage) => path.startsWith('wait/');
  pages = [
    ...(await demoPages({ url: site.url, token })).filter((each) => !isLeaving(each)),
    ...(await newerPages({ url: newer.url, token: newerToken })),
    { path: 'projects/2/searches', ready: '[role=row] a, li a', url: newer.url },
    { path: 'admin/user-management', ready: 'tbody tr, main section > ul > li', url: newer.url },
  ];
});

async function openSignedIn(options: Parameters<typeof openVisit>[1] = {}) {
  const visit = await openVisit(site.browser, { ...options, isStill: true });
  await carryToken(visit, site.url, token);
  await carryToken(visit, newer.url, newerToken);
  return visit;
}

const opened = '[role=menu], [role=dialog]';

/** layers over a page are outside its landmarks, by design */
async function optionsFor(page: Page) {
  return (await page.locator(opened).count()) > 0 ? { without: ['region'] } : {};
}

const named = (where: string, faults: string[]) => faults.map((fault) => `${where}: ${fault}`);

const faultsOf = async (page: Page, where: string) =>
  named(where, await axeFaults(page, await optionsFor(page)));

/** Reports about the link of a page, which its own links do not cause. */
const linkReports = (page: Page) =>
  page.getByText('Part of this link cannot be used').locator('xpath=..').allInnerTexts();

const inBothThemes = async (page: Page, where: string) =>
  named(where, [
    ...(await axeFaultsInBothThemes(page, await optionsFor(page))),
    ...(await linkReports(page)),
  ]);

async function open(page: Page, { path, ready, url = site.url }: DemoPage) {
  await page.goto(url + path);
  await page.locator(ready).first().waitFor();
  await waitUntilLoaded(page);
}

test('axe works: a picture without a description is found', async () => {
  const { page, context } = await openVisit(site.browser);
  await page.setContent('<main><img src="data:,"></main>');
  expect(await axeFaults(page, { rules: ['image-alt'] })).toEqual(['critical image-alt at img']);
  await context.close();
});

/** Parts that are wider than their container, although they should not scroll sideways. */
const tooWide = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('html, body, main, main .overflow-y-auto')].flatMap(
      ({ scrollWidth, clientWidth, tagName }) =>
        scrollWidth > clientWidth ? [`${tagName} by ${scrollWidth - clientWidth} px`] : [],
    ),
  );

/**
 * Frames that content outside a page's body could push away, together with the head of the page.
 */
const slipping = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('html, body, main')].flatMap((frame) => {
      frame.scrollTop = 1e4;
      return frame.scrollTop > 0 ? [`${frame.tagName} goes up by ${frame.scrollTop} px`] : [];
    }),
  );

/** Strips of pages whose buttons overlap the breadcrumbs. */
const crowded = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('nav[aria-label=Breadcrumb]')].flatMap((crumbs) => {
      const ends = [...crumbs.querySelectorAll('li > *')].map(
        (crumb) => crumb.getBoundingClientRect().right,
      );
      const buttons = crumbs.nextElementSibling?.getBoundingClientRect().left ?? innerWidth;
      const over = Math.round(Math.max(0, ...ends) - buttons);
      return over > 0 ? [`buttons lie over ${over} px of the breadcrumbs`] : [];
    }),
  );

// pages with other lists on a phone
const isOtherOnPhone = (path: string) =>
  /^(dashboard|workspaces|projects\/2\/experiments|tasks|models|clusters|.*\/overview|.*\/logs)$/.test(
    path,
  );

test('axe finds nothing above minor on any page, and on a phone no page is wider or slips', async () => {
  const guest = await openVisit(site.browser, { isStill: true });
  await open(guest.page, { path: 'login', ready: 'form' });
  const found = await inBothThemes(guest.page, 'login');
  await guest.context.close();
  found.push(
    ...(await inTwoWindows(pages, openSignedIn, async (page, each) => {
      const { path } = each;
      await page.setViewportSize(desktop);
      await open(page, each);
      const wide = await inBothThemes(page, path);
      // the same document: to load it again would take most of the time
      await page.setViewportSize(phone);
      await waitUntilLoaded(page);
      return [
        ...wide,
        ...(isOtherOnPhone(path) ? await faultsOf(page, `${path} on a phone`) : []),
        ...named(`${path} on a phone`, [
          ...(await tooWide(page)),
          ...(await slipping(page)),
          ...(await crowded(page)),
        ]),
      ];
    })),
  );
  expect(found.join('\n')).toBe('');
  // some sixty pages, each read completely
}, 480_000);

test('on a phone a missing permission and its reason fit beside the breadcrumbs', async () => {
  const visit = await openVisit(site.browser, { viewport: phone, isStill: true });
  await carryToken(visit, site.url, await tokenFor(site.url, 'determined'));
  const { page, context } = visit;
  const found: string[] = [];
  for (const path of ['dashboard', 'workspaces', 'tasks']) {
    await open(page, { path, ready: 'main [aria-disabled=true]' });
    found.push(...named(path, [...(await tooWide(page)), ...(await crowded(page))]));
  }
  await context.close();
  expect(found.join('\n')).toBe('');
});

test('on a phone a row grows with its unfolded content', async () => {
  const { page, context } = await openSignedIn({ viewport: phone });
  await open(page, { path: 'admin/group-management', ready: 'main li' });
  await page.getByRole('button', { name: 'language-team', exact: true }).click();
  const members = page.getByRole('list', { name: 'Members of language-team' });
  await members.waitFor();
  const row = page.locator('main li').filter({ has: members });
  const [around, inside] = [await row.boundingBox(), await members.boundingBox()];
  if (!around || !inside) throw new Error('The members are not in sight.');
  expect(inside.y).toBeGreaterThan(around.y);
  expect(inside.y + inside.height).toBeLessThan(around.y + around.height);
  await context.close();
});

test('axe finds nothing in layers over a page', async () => {
  const { page, context, complaints } = await openSignedIn();
  const found: string[] = [];
  const check = async (where: string, part: Locator) => {
    await part.first().waitFor();
    found.push(...(await inBothThemes(page, where)));
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
  expect(found.join('\n')).toBe('');
  expect(complaints).toEqual([]);
  await context.close();
}, 120_000);

/** Dialogs that a master of 0.38 adds or changes: the page and the button that opens each. */
const newerDialogs = [
  ['projects/2/runs', 'Columns'],
  ['tokens', 'New token'],
  ['webhooks', 'New Webhook'],
  ['clusters/policies', 'Delete...'],
  ['clusters/master', 'Change the message...'],
  ['admin/user-management', 'Add User'],
  ['experiments/2/overview', 'Fork'],
] as const;

test('axe finds nothing in layers over a page of 0.38', async () => {
  const { page, context, complaints } = await openSignedIn();
  const found: string[] = [];
  for (const [path, name] of newerDialogs) {
    await page.goto(newer.url + path);
    await waitUntilLoaded(page);
    await page.getByRole('main').getByRole('button', { name }).first().click();
    await page.getByRole('dialog').waitFor();
    await waitUntilLoaded(page);
    found.push(...(await inBothThemes(page, `${path}: ${name}`)));
  }
  expect(found.join('\n')).toBe('');
  expect(complaints).toEqual([]);
  await context.close();
}, 120_000);

test('a menu and its confirmation are accessible, and return the focus', async () => {
  const { page, context, complaints } = await openSignedIn();
  await page.goto(`${site.url}experiments/108/overview`);
  const more = page.getByRole('button', { name: 'More actions' });
  await more.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menu').waitFor();
  const found = await faultsOf(page, 'menu');
  await page.getByRole('menuitem', { name: 'Edit' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  found.push(...(await inBothThemes(page, 'dialog')));
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => more.evaluate((el) => el === document.activeElement)).toBe(true);
  expect(found.join('\n')).toBe('');
  expect(complaints).toEqual([]);
  await context.close();
});
