import { createTransport, login } from '@trainyard/sdk/calls';
import type { Page } from 'playwright-core';
import { describe, test } from 'vitest';
import {
  findEntities,
  type LinkEntities,
  linksOf,
  people,
  plainLink,
} from '../../src/test/route-links';
import { carryToken, openVisit, type Visit } from '../support/browser';
import { modes, readLinkTable } from '../support/link-table';
import { partName, partOf } from '../support/sample';
import { openSite } from '../support/site';

type Person = (typeof people)[number];

// number of parts of a user's links
const parts = 3;

const forbidden = "Page not found or you don't have access";
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** The target of the page that waits for a task. */
const serviceOf = (link: string) => /[?&]serviceAddr=([^&]+)/.exec(decodeURIComponent(link))?.[1];

// a task's own pages have addresses below its own
const isAt = (expected: string) =>
  expected.endsWith('/') && expected !== '/'
    ? location.pathname.startsWith(expected)
    : location.pathname === expected;

/** Waits for the expected page; returns what is shown instead, if it does not appear. */
async function differs(page: Page, path: string, expected: string) {
  const words = expected === '404' ? forbidden : /^\w*PageMessage: (.*)/.exec(expected)?.[1];
  const target = /^→ (.*)/.exec(expected)?.[1] ?? (words === undefined ? path : undefined);
  try {
    if (target !== undefined) await page.waitForFunction(isAt, target);
    if (words === undefined) await page.locator('h1, iframe, [role=status]').first().waitFor();
    else await page.getByText(words).first().waitFor();
  } catch {
    const seen = (await page.locator('body').ariaSnapshot()).slice(0, 300);
    return `${expected} was expected; ${pathOf(page)} shows ${seen}`;
  }
  const isForbidden = words === undefined && (await page.getByText(forbidden).count()) > 0;
  return isForbidden ? `${expected} was expected, and it is forbidden` : undefined;
}

describe.each(modes)('$name', async ({ name, flags }) => {
  const site = openSite('--scenario', 'rbac', ...flags);
  const table = await readLinkTable(name);
  let linkEntities: Promise<LinkEntities> | undefined;

  const client = async (username: Person) => {
    const bare = createTransport({ baseUrl: site.url });
    const { token } = await login(bare, { body: { username, password: '' } });
    return { token, api: createTransport({ baseUrl: site.url, auth: token }) };
  };
  const entities = async () => findEntities((await client('admin')).api);

  async function visitLink(
    { page, context }: Visit,
    person: Person,
    link: string,
    expected: string,
  ) {
    // one session for each visit, because one of the links signs out
    const { token } = await client(person);
    await carryToken({ context }, site.url, token);
    await page.goto(new URL(link, site.url).href, { waitUntil: 'commit' });
    const goesOn = table.get('/jupyter-lab/TASK/logs')?.[people.indexOf(person)] === 'page';
    const path = new URL(link, site.url).pathname;
    return differs(page, (goesOn && serviceOf(link)) || path, expected);
  }

  test.concurrent.for(people.map((person, at) => ({ person, at })))(
    `$person: ${partName(parts)} of the links`,
    async ({ person, at }, { expect }) => {
      linkEntities ??= entities();
      const fixture = await linkEntities;
      const visit = await openVisit(site.browser, { isStill: true });
      const wrong: string[] = [];
      const links = Object.values(linksOf(fixture)).flat();
      for (const link of partOf(links, parts)) {
        const pages = table.get(plainLink(link, fixture));
        const expected = pages?.[at] ?? 'a row of the table';
        const difference = await visitLink(visit, person, link, expected);
        if (difference !== undefined) wrong.push(`${link}: ${difference}`);
        wrong.push(...visit.complaints.splice(0).map((complaint) => `${link}: ${complaint}`));
      }
      expect(wrong).toEqual([]);
      expect(links.length).toBeGreaterThanOrEqual(table.size);
      await visit.context.close();
    },
  );
});
