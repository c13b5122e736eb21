import { targeted } from '@trainyard/sdk';
import { createTransport } from '@trainyard/sdk/calls';
import type { Page } from 'playwright-core';
import { afterEach, expect } from 'vitest';
import { carryToken, openVisit, type Visit } from '../../support/browser';
import { tokenFor } from '../../support/pages';
import { openSite } from '../../support/site';

type Options = Parameters<typeof openVisit>[1] & { username?: string };

/** The release for the walks; the oldest by default. */
const { TRAINYARD_RELEASE: release } = process.env;

/** Arguments for that release, unless the walk names one, a master or recordings itself. */
const releaseFor = (args: string[]) =>
  release === undefined || /--(release|replay|master)/.test(args.join(' '))
    ? []
    : ['--release', release];

/**
 * A sandbox, the console on it and its users. Errors and policy reports in the browser fail their
 * test.
 */
export function openConsole(...args: string[]) {
  const visits: Visit[] = [];
  // before the site: what is registered first runs last, and a failure tells what the open pages show
  afterEach(async () => {
    const complaints = visits.flatMap((visit) => visit.complaints);
    for (const { context } of visits.splice(0)) await context.close();
    expect(complaints).toEqual([]);
  });
  const site = openSite(...args, ...releaseFor(args));

  /** Opens a page as a signed-in user. */
  async function open(path: string, { username = 'admin', ...options }: Options = {}) {
    const visit = await openVisit(site.browser, options);
    visits.push(visit);
    await carryToken(visit, site.url, await tokenFor(site.url, username));
    await visit.page.goto(site.url + path);
    return visit.page;
  }

  /** A client of a user, for tests that read the state of the master, of any release. */
  const callerFor = async (username = 'admin') => {
    const auth = await tokenFor(site.url, username);
    const client = createTransport({ baseUrl: site.url, auth });
    return targeted(client, release === undefined ? '0.23.4' : 'auto');
  };

  /** Waits for the message of the 0.38 demo: it moves a page down when it appears. */
  const untilMessage = async (page: Page) => {
    if (release?.startsWith('0.38'))
      await page.getByLabel('Message from the administrators').waitFor();
  };

  /** Ends the session in the browser, on a page without scripts: one of the console would go on. */
  const forgetSession = async (page: Page) => {
    await page.goto(`${site.url}favicon.svg`);
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
  };

  return {
    open,
    callerFor,
    untilMessage,
    forgetSession,
    address: (path: string) => `${site.url}${path}`,
  };
}
