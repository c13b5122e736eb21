import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from './browser';
import { type Server, startServer } from './server';

/** The console and a browser for the tests of one file, from its first test to its last. */
export function openSite(...args: string[]) {
  let server: Server | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer(...args), launchBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  return {
    get browser() {
      if (!browser) throw new Error('e2e: the browser opens with the first test');
      return browser;
    },
    /** address of the console, with a slash at its end */
    get url() {
      if (!server) throw new Error('e2e: the server starts with the first test');
      return server.url;
    },
  };
}
