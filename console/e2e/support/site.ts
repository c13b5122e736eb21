import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, type TestContext } from 'vitest';
import { carryToken, launchBrowser, openVisit } from './browser';
import { type DemoPage, demoArgs, demoPages, newerArgs, newerPages, tokenFor } from './pages';
import { type Server, startServer } from './server';

/** A console for the tests of one file, from its first test to its last. */
function openServer(...args: string[]) {
  let server: Server | undefined;
  beforeAll(async () => {
    server = await startServer(...args);
  });
  afterAll(() => server?.stop());
  return {
    /** URL of the console, with a trailing slash */
    get url() {
      if (!server) throw new Error('e2e: the server starts with the first test');
      return server.url;
    },
  };
}

/**
 * A second console next to that of `openSite`. Its host has another name, because cookies belong to
 * a host, regardless of the port.
 */
export function openSecondServer(...args: string[]) {
  const server = openServer(...args);
  return {
    get url() {
      return server.url.replace('127.0.0.1', 'localhost');
    },
  };
}

let shared: Browser | undefined;

/** The browser of this worker, which its files share: launching one takes longer than some tests. */
async function sharedBrowser(): Promise<Browser> {
  if (!shared?.isConnected()) shared = await launchBrowser();
  return shared;
}

/**
 * Adds what the pages of a failed test show to its error: a failure that depends on the speed of the
 * machine can often not be repeated. Closes them, so that they neither work nor speak for another test.
 */
async function describeFailure({ task }: TestContext, pages: readonly Page[]) {
  const [error] = task.result?.errors ?? [];
  if (!error) return;
  const seen = (await Promise.all(pages.map(describePage))).join('\n');
  error.stack = `${seen}\n${error.stack ?? error.message}`;
  error.message = `${seen}\n${error.message}`;
  await Promise.all(pages.map((page) => page.close()));
}

/** The address of a page, and the beginning of what it shows. */
async function describePage(page: Page): Promise<string> {
  const snapshot = await page.locator('body').ariaSnapshot({ timeout: 10_000 }).catch(String);
  return `Page ${page.url()}: ${snapshot.replaceAll(/\s+/g, ' ').slice(0, 900)}`;
}

/**
 * A browser for the tests of one file. Profiles that the file leaves open are closed after it, so
 * that no file meets those of another.
 */
export function openBrowser() {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  const pages = () => browser?.contexts().flatMap((context) => context.pages()) ?? [];
  let earlier: readonly Page[] = [];
  beforeEach(() => {
    earlier = pages();
  });
  afterEach((context) =>
    describeFailure(
      context,
      pages().filter((page) => !earlier.includes(page)),
    ),
  );
  afterAll(() => Promise.all(browser?.contexts().map((context) => context.close()) ?? []));
  return {
    get browser() {
      if (!browser) throw new Error('e2e: the browser opens with the first test');
      return browser;
    },
  };
}

/** The console for the tests of one file, from its first test to its last, and a browser. */
export function openSite(...args: string[]) {
  const server = openServer(...args);
  const opened = openBrowser();
  return {
    get browser() {
      return opened.browser;
    },
    get url() {
      return server.url;
    },
  };
}

/**
 * The consoles of both releases for the tests of a file, with a browser, the pages of both, and
 * visits that are signed in to both.
 *
 * @param isLeft true for pages of the first console that are left out
 */
export function openBothConsoles(isLeft: (page: DemoPage) => boolean) {
  const site = openSite(...demoArgs);
  const newer = openSecondServer(...newerArgs);
  let token: string;
  let newerToken: string;
  let pages: DemoPage[];

  beforeAll(async () => {
    token = await tokenFor(site.url);
    newerToken = await tokenFor(newer.url);
    pages = [
      ...(await demoPages({ url: site.url, token })).filter((page) => !isLeft(page)),
      ...(await newerPages({ url: newer.url, token: newerToken })),
    ];
  });

  async function openSignedIn(options: Parameters<typeof openVisit>[1] = {}) {
    const visit = await openVisit(site.browser, { ...options, isStill: true });
    await carryToken(visit, site.url, token);
    await carryToken(visit, newer.url, newerToken);
    return visit;
  }

  return { site, newer, openSignedIn, pages: () => pages };
}
