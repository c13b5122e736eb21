import type { Page } from 'playwright-core';
import { axeFaults, axeFaultsInBothThemes } from './axe';
import { desktop, inTwoWindows, openVisit, phone, waitUntilLoaded } from './browser';
import { findMisplaced } from './find-misplaced';
import type { DemoPage } from './pages';
import { openBothConsoles } from './site';

const opened = '[role=menu], [role=dialog]';

/** layers over a page are outside its landmarks, by design */
async function optionsFor(page: Page) {
  return (await page.locator(opened).count()) > 0 ? { without: ['region'] } : {};
}

/** Findings with the place where they are. */
export const named = (where: string, faults: string[]) =>
  faults.map((fault) => `${where}: ${fault}`);

/** The findings of axe on a page or the layer over it. */
export const faultsOf = async (page: Page, where: string) =>
  named(where, await axeFaults(page, await optionsFor(page)));

/** Reports about the link of a page, which its own links do not cause. */
const linkReports = (page: Page) =>
  page.getByText('Part of this link cannot be used').locator('xpath=..').allInnerTexts();

/** The same in the light and in the dark theme, and reports about the link of the page. */
export const faultsInBothThemes = async (page: Page, where: string) =>
  named(where, [
    ...(await axeFaultsInBothThemes(page, await optionsFor(page))),
    ...(await linkReports(page)),
  ]);

/** Parts that are wider than their container, although they should not scroll sideways. */
const wideParts = () =>
  [...document.querySelectorAll('html, body, main, main .overflow-y-auto')].flatMap(
    ({ scrollWidth, clientWidth, tagName }) =>
      scrollWidth > clientWidth ? [`${tagName} by ${scrollWidth - clientWidth} px`] : [],
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
const crowded = () =>
  [...document.querySelectorAll('nav[aria-label=Breadcrumb]')].flatMap((crumbs) => {
    const ends = [...crumbs.querySelectorAll('li > *')].map(
      (crumb) => crumb.getBoundingClientRect().right,
    );
    const buttons = crumbs.nextElementSibling?.getBoundingClientRect().left ?? innerWidth;
    const over = Math.round(Math.max(0, ...ends) - buttons);
    return over > 0 ? [`buttons lie over ${over} px of the breadcrumbs`] : [];
  });

/** Lists what does not fit on a phone: wide parts, and buttons over the breadcrumbs. */
export const misfits = (page: Page) => findMisplaced(page, wideParts, crowded);

// pages with other lists on a phone
const isOtherOnPhone = (path: string) =>
  /^(dashboard|workspaces|projects\/2\/experiments|tasks|models|clusters|.*\/overview|.*\/logs)$/.test(
    path,
  );

/**
 * Starts the consoles of both releases for the tests of a file, and returns functions that open
 * their pages and check them.
 */
export function openAccessiblePages() {
  // one of them leaves the console at once
  const { site, newer, openSignedIn, pages } = openBothConsoles(({ path }) =>
    path.startsWith('wait/'),
  );
  const allPages = (): DemoPage[] => [
    ...pages(),
    { path: 'projects/2/searches', ready: '[role=row] a, li a', url: newer.url },
    { path: 'admin/user-management', ready: 'tbody tr, main section > ul > li', url: newer.url },
  ];

  async function open(page: Page, { path, ready, url = site.url }: DemoPage) {
    await page.goto(url + path);
    await page.locator(ready).first().waitFor();
    await waitUntilLoaded(page);
  }

  async function faultsOfPage(page: Page, each: DemoPage) {
    const { path } = each;
    await page.setViewportSize(desktop);
    await open(page, each);
    const wide = await faultsInBothThemes(page, path);
    // the same document: to load it again would take most of the time
    await page.setViewportSize(phone);
    await waitUntilLoaded(page);
    return [
      ...wide,
      ...(isOtherOnPhone(path) ? await faultsOf(page, `${path} on a phone`) : []),
      ...named(`${path} on a phone`, [...(await slipping(page)), ...(await misfits(page))]),
    ];
  }

  /** The findings of axe and of a phone on some pages, and on the page for signing in. */
  async function faultsOnPages(among: (pages: DemoPage[]) => DemoPage[]) {
    const guest = await openVisit(site.browser, { isStill: true });
    await open(guest.page, { path: 'login', ready: 'form' });
    const faults = await faultsInBothThemes(guest.page, 'login');
    await guest.context.close();
    faults.push(...(await inTwoWindows(among(allPages()), openSignedIn, faultsOfPage)));
    return faults.join('\n');
  }

  return { site, newer, open, openSignedIn, faultsOnPages };
}
