import { targeted } from '@trainyard/sdk';
import { createTransport } from '@trainyard/sdk/calls';
import type { Page } from 'playwright-core';
import { afterEach, expect } from 'vitest';
import { carryToken, openVisit, type Visit } from '../../browser';
import { tokenFor } from '../../pages';
import { openSite } from '../../site';

type Options = Parameters<typeof openVisit>[1] & { username?: string };

/** The release that the walks run on; the oldest unless it is set. */
const { TRAINYARD_RELEASE: release } = process.env;

/** Arguments for that release, unless the walk names one, a master or recordings itself. */
const releaseFor = (args: string[]) =>
  release === undefined || /--(release|replay|master)/.test(args.join(' '))
    ? []
    : ['--release', release];

/**
 * A sandbox, the console on it and people who look at it. What the browser complains of (errors,
 * reports of the policy) fails the test that it belongs to.
 */
export function openStage(...args: string[]) {
  const site = openSite(...args, ...releaseFor(args));
  const visits: Visit[] = [];
  afterEach(async () => {
    const complaints = visits.flatMap((visit) => visit.complaints);
    for (const { context } of visits.splice(0)) await context.close();
    expect(complaints).toEqual([]);
  });

  /** Opens a page as a user who is signed in. */
  async function open(path: string, { username = 'admin', ...options }: Options = {}) {
    const visit = await openVisit(site.browser, options);
    visits.push(visit);
    await carryToken(visit, site.url, await tokenFor(site.url, username));
    await visit.page.goto(site.url + path);
    return visit.page;
  }

  /** A client of a user, for tests that look at the state of the master, whichever release it is. */
  const ask = async (username = 'admin') => {
    const auth = await tokenFor(site.url, username);
    const client = createTransport({ baseUrl: site.url, auth });
    return targeted(client, release === undefined ? '0.23.4' : 'auto');
  };

  /** Waits for the message that the demo of 0.38 shows: it moves a page down when it comes. */
  const untilMessage = async (page: Page) => {
    if (release?.startsWith('0.38'))
      await page.getByLabel('Message from the administrators').waitFor();
  };

  return { open, ask, untilMessage, address: (path: string) => `${site.url}${path}` };
}
