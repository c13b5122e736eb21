import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { axeFaults, axeFaultsInBothThemes } from './support/axe';
import { carryToken, inTwoWindows, openVisit, waitUntilLoaded } from './support/browser';
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
  // pages without their own request show the same for any answer of the master
  const isWithout = ({ path }: DemoPage) => /^(wait|no)\//.test(path);
  pages = [
    ...(await demoPages({ url: site.url, token })).filter((each) => !isWithout(each)),
    ...(await newerPages({ url: newer.url, token: newerToken })),
  ];
});

type Outcome = { status: number; code: number; error: string } | 'none';

/** No page opens without these: the user, the permissions, the settings and the master. */
const isOfSession = /\/api\/v1\/(master|me|permissions\/summary|users\/setting)$/;
/** A page shows only an error without its subject. */
const isOfPage = /\/api\/v1\/(experiments|trials|workspaces|projects|models|tasks)\/[^/]+$/;

type Answers = { outcome: Outcome; except?: RegExp };

/** Opens every page while the master answers in this way, and lists the findings of `check`. */
async function foundOn(
  { outcome, except = isOfSession }: Answers,
  check: (page: Page) => Promise<string[]>,
) {
  const open = async () => {
    const visit = await openVisit(site.browser, { isStill: true });
    await carryToken(visit, site.url, token);
    await carryToken(visit, newer.url, newerToken);
    await visit.context.route(
      ({ pathname }) =>
        pathname.includes('/api/v1/') && !isOfSession.test(pathname) && !except.test(pathname),
      (route) => {
        if (outcome === 'none') return;
        const { status, ...error } = outcome;
        return route.fulfill({ status, json: { error } });
      },
    );
    return visit;
  };
  const found = await inTwoWindows(pages, open, async (page, { path, url = site.url }) => {
    await page.goto(url + path);
    await page.locator('main').waitFor();
    return (await check(page)).map((fault) => `${path}: ${fault}`);
  });
  return found.join('\n');
}

const failed: Outcome = { status: 500, code: 13, error: 'the database is away' };
const refused: Outcome = { status: 403, code: 7, error: 'access denied' };

const words = `[role=alert], button:has-text("Retry"), main :text("you don't have access")`;

/** Looks for a message about the failure, which appears once the last request has failed. */
const silence = (page: Page): Promise<string[]> =>
  page
    .locator(words)
    .first()
    .waitFor({ timeout: 20_000 })
    .then(
      () => [],
      () => ['says nothing'],
    );

test.each([
  ['failed', failed],
  ['refused', refused],
])(
  'every page reports that the master %s',
  async (_title, outcome) => {
    expect(await foundOn({ outcome }, silence)).toBe('');
    // some sixty pages
  },
  240_000,
);

test('axe finds nothing on pages with failed parts, in either theme', async () => {
  const found = await foundOn({ outcome: failed, except: isOfPage }, async (page) => {
    await waitUntilLoaded(page);
    return axeFaultsInBothThemes(page);
  });
  expect(found).toBe('');
}, 480_000);

test('axe finds nothing on pages with loading parts', async () => {
  // the heading loads together with its entity
  const without = ['page-has-heading-one'];
  const found = await foundOn({ outcome: 'none', except: isOfPage }, (page) =>
    axeFaults(page, { without }),
  );
  expect(found).toBe('');
}, 480_000);
