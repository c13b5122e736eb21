import { createTransport, getNotebooks } from '@trainyard/sdk/calls';
import { expect, test } from 'vitest';
import { carryToken, desktop, openVisit, phone } from '../support/browser';
import { tokenFor } from '../support/pages';
import { readStable } from '../support/read-stable';
import { openSite } from '../support/site';

const site = openSite('--seed', '7');

const small = { width: 1024, height: 768 };

/** Logs with all kinds of tools, and a tool of each that is known late. */
async function logs(): Promise<[path: string, late: RegExp][]> {
  const call = createTransport({ baseUrl: site.url, auth: await tokenFor(site.url) });
  const { notebooks } = await getNotebooks(call, {});
  return [
    ['experiments/1/trials/1/logs', /warning/],
    ['experiments/1/logs?trial=1&trial=2', /warning/],
    [`jupyter-lab/${notebooks[0]?.id}/logs`, /^Agent/],
    ['clusters/logs', /error/],
  ];
}

test.each([desktop, small, phone])(
  'tools that are known late move neither the lines of a log nor its other tools at $width px (E14.16)',
  async (viewport) => {
    for (const [path, late] of await logs()) {
      const { page, context } = await openVisit(site.browser, { viewport, isStill: true });
      await carryToken({ context }, site.url, await tokenFor(site.url));
      let release = () => {};
      const untilRelease = new Promise<void>((resolve) => {
        release = resolve;
      });
      // all that a log asks for: its lines, the choices of its filters, and its problems
      await page.route(/\/logs(\/fields)?(\?|$)/, async (route) => {
        if (route.request().resourceType() === 'fetch') await untilRelease;
        await route.continue();
      });
      await page.goto(site.url + path, { waitUntil: 'commit' });
      const log = page.getByRole('region', { name: /logs/i }).first();
      const tools = log.locator('> div').first();
      await tools.waitFor();
      const places = () =>
        Promise.all(
          [
            tools,
            log.getByRole('textbox', { name: 'Search the whole log' }),
            ...(viewport === phone ? [] : [log.getByRole('button', { name: 'Toggle fullscreen' })]),
          ].map((part) => part.boundingBox()),
        );
      const before = await readStable(places);
      release();
      await log.locator('.log-line').first().waitFor();
      // on a phone filters are folded
      if (viewport !== phone || late.source !== '^Agent')
        await log.getByRole('button', { name: late }).waitFor();
      const [row, ...others] = await readStable(places);
      expect(row, path).toEqual(before[0]);
      if (viewport !== phone) expect(others, path).toEqual(before.slice(1));
      await context.close();
    }
  },
);
