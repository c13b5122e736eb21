import { createTransport, login } from '@trainyard/sdk/calls';
import type { BrowserContext, Page, Request, Response } from 'playwright-core';
import { describe, type ExpectStatic, test } from 'vitest';
import { findEntities, linksOf, people, plainLink } from '../../src/test/route-links';
import { carryToken, openVisit } from '../support/browser';
import { modes, readLinkTable } from '../support/link-table';
import { clickOffered, offeredOn } from '../support/offered-actions';
import { tokenFor } from '../support/pages';
import { isWide, partOf } from '../support/sample';
import { findKeptPort, startServer } from '../support/server';
import { openBrowser } from '../support/site';

type Person = (typeof people)[number];

const walks = modes.flatMap((mode) => people.map((person) => ({ ...mode, person })));

// the part for one day; `TRAINYARD_WIDE=all` walks every page and presses every action
const oneIn = 40;
const actionsOfPage = 5;

/** Pages that end the session, or that belong to another program. */
const isWalked = (link: string) => !/^\/(log(in|out)|sso|wait|interactive|reload)/.test(link);

/**
 * A fresh sandbox with one of everything. At the address of the previous one, where the browser has
 * cached the files of the console.
 */
async function startFresh(flags: readonly string[], port: string) {
  const server = await startServer('--scenario', 'rbac', ...flags, '--port', port);
  const bare = createTransport({ baseUrl: server.url });
  const { token } = await login(bare, { body: { username: 'admin', password: '' } });
  const entities = await findEntities(createTransport({ baseUrl: server.url, auth: token }));
  return { server, entities };
}

/** Calls that only read although they are not GET, and those that store how a user views things. */
const leavesAlone =
  /\/((preview-hp-|experiments-)?search(\/[-\w]+)?|runs|file|users\/setting|auth\/login)$/;

/** Records each refusal of the master, and whether anything was changed. */
function watch(page: Page) {
  const state = { action: '', refused: [] as string[], isChanged: false, waiting: 0 };
  const isOwn = (url: string) =>
    new URL(url).pathname.startsWith('/api/') && !/follow=true/.test(url);
  const count = (step: 1 | -1) => (request: Request) => {
    if (isOwn(request.url())) state.waiting += step;
  };
  // an answer belongs to the action that asked, also when the next one has begun
  const askers = new WeakMap<Request, string>();
  page.on('request', (request) => askers.set(request, state.action));
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  page.on('response', async (response: Response) => {
    const action = askers.get(response.request()) ?? state.action;
    const method = response.request().method();
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/api/')) return;
    if (method !== 'GET' && response.ok() && !leavesAlone.test(pathname)) state.isChanged = true;
    // a new tab requests the rows of a list before it knows the release of the master
    if (response.status() === 501 && pathname.endsWith('/experiments-search')) return;
    const text = response.ok() ? '' : await response.text().catch(() => '');
    // the page may still ask for what was deleted
    if (method === 'GET' && response.status() === 404 && /: Delete\b/.test(action)) return;
    if (isRefusal(response.status(), { text, action }))
      state.refused.push(
        `${action}: ${method} ${pathname} ${response.status()} ${text.slice(0, 160)}`,
      );
  });
  return state;
}

/**
 * Returns true if an answer means that an action was offered wrongly; a generated value may be
 * refused correctly.
 */
function isRefusal(status: number, { text, action }: { text: string; action: string }): boolean {
  if (status === 500) return /permission|denied|forbidden/i.test(text);
  const isMadeUp = action.endsWith(', filled in') && [400, 404, 409].includes(status);
  return status >= 400 && !isMadeUp && (status < 500 || status === 501);
}

type Site = Awaited<ReturnType<typeof startFresh>>;
/** A page of one user, and the offered action that is pressed next. */
type Walk = {
  site: Site;
  person: Person;
  link: string;
  next: (offered: readonly string[]) => string | undefined;
  /** of the test: the global one cannot poll in tests that run side by side */
  expect: ExpectStatic;
};

/**
 * Presses actions of a page until none is next; returns the refusals, and whether the master has
 * changed.
 */
async function walkPage(context: BrowserContext, { site, person, link, next, expect }: Walk) {
  const { url } = site.server;
  const page = await context.newPage();
  // data that the console stored for the previous sandbox
  await context.clearCookies();
  await page.goto(`${url}favicon.svg`);
  await page.evaluate(() => localStorage.clear());
  await carryToken({ context }, url, await tokenFor(url, person));
  const state = watch(page);
  const settle = async () => {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await expect.poll(() => state.waiting).toBeLessThanOrEqual(0);
  };
  const reopen = async () => {
    await page.goto(new URL(link, url).href, { waitUntil: 'commit' });
    await page.locator('h1, iframe').first().waitFor();
    await settle();
  };
  state.action = 'open';
  await reopen();
  const opened = page.url();
  const onAction = (action: string) => {
    state.action = action;
  };
  let isChanged = false;
  for (;;) {
    const name = next(await offeredOn(page));
    if (name === undefined) break;
    state.isChanged = false;
    await clickOffered({ page, reopen, settle, onAction }, name);
    const isHere = page.url() === opened && (await page.getByRole('dialog').count()) === 0;
    if (!isHere || state.isChanged) await reopen();
    isChanged ||= state.isChanged;
  }
  await page.close();
  return { refused: state.refused.map((each) => `${link}: ${each}`), isChanged };
}

/** The pages of a thing share a header: its actions count once. */
const entityOf = (link: string) =>
  /^\/experiments\/\d+\/trials\/\d+|^(\/[^/?]+){1,2}/.exec(link)?.[0] ?? link;

/**
 * Returns the due actions of a page: of its initial offers, each action that its thing has not had.
 */
function actionsOf(link: string, clicked: Set<string>) {
  let due: string[] | undefined;
  const keyOf = (name: string) => `${entityOf(link)} ${name}`;
  return {
    next: (offered: readonly string[]) => {
      const fresh = offered.filter((name) => !clicked.has(keyOf(name)));
      due ??= partOf(fresh, Math.ceil(fresh.length / actionsOfPage), 2 * oneIn);
      const name = due.find((each) => offered.includes(each));
      due = due.filter((each) => each !== name);
      if (name !== undefined) clicked.add(keyOf(name));
      return name;
    },
    isDone: () => due?.length === 0,
  };
}

/** The indices of the links, among those of all routes, for which a user sees a page. */
function pagesOf(person: Person, table: ReadonlyMap<string, string[]>, { entities }: Site) {
  const links = Object.values(linksOf(entities)).flat();
  return links.flatMap((link, at) => {
    const seen = table.get(plainLink(link, entities))?.[people.indexOf(person)];
    return seen === 'page' && isWalked(link) ? [at] : [];
  });
}

describe('no offered action is refused', () => {
  const browsing = openBrowser();

  // half of the users each day
  test.concurrent.for(partOf(walks, 2))(
    '$name: $person',
    { timeout: isWide ? 7_200_000 : 900_000 },
    async ({ name, flags, person }, { expect }) => {
      // a page keeps its address while the master behind it restarts
      const port = await findKeptPort();
      let site = await startFresh(flags, port);
      const { context } = await openVisit(browsing.browser, { isStill: true });
      // pages that actions open are not walked, and would outlive their sandbox
      context.on('page', async (opened) => {
        if (await opened.opener()) await opened.close();
      });
      const places = pagesOf(person, await readLinkTable(name), site);
      const own = partOf(places, Math.min(oneIn, places.length), 2);
      const refused: string[] = [];
      const clicked = new Set<string>();
      for (const place of own) {
        const linkOf = () => Object.values(linksOf(site.entities)).flat()[place] ?? '';
        const actions = actionsOf(linkOf(), clicked);
        for (let isChanged = true; isChanged && !actions.isDone(); ) {
          const walked = await walkPage(context, {
            site,
            person,
            link: linkOf(),
            next: actions.next,
            expect,
          });
          refused.push(...walked.refused);
          isChanged = walked.isChanged;
          if (!isChanged) continue;
          await site.server.stop();
          site = await startFresh(flags, port);
        }
      }
      await context.close();
      await site.server.stop();
      expect(refused).toEqual([]);
      expect(own.length).toBeGreaterThan(0);
    },
  );
});
