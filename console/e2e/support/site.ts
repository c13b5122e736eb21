import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from './browser';
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

/** The console and a browser for the tests of one file, from its first test to its last. */
export function openSite(...args: string[]) {
  const server = openServer(...args);
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser?.close());
  return {
    get browser() {
      if (!browser) throw new Error('e2e: the browser opens with the first test');
      return browser;
    },
    get url() {
      return server.url;
    },
  };
}
