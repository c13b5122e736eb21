import type { Locator } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { carryToken, openVisit, waitUntilLoaded } from '../support/browser';
import { demoArgs, tokenFor } from '../support/pages';
import { openSite } from '../support/site';

const site = openSite(...demoArgs);
let token: string;
beforeAll(async () => {
  token = await tokenFor(site.url);
});

/** The names of controls whose area for a finger is less than 24 px, by the WCAG's rule 2.5.8. */
const tooSmall = (controls: Locator) =>
  controls.evaluateAll((elements) =>
    elements.flatMap((element) => {
      element.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = element.getBoundingClientRect();
      const isHit = ([right, down]: [number, number]) =>
        element.contains(
          document.elementFromPoint(x + width / 2 + right * 11, y + height / 2 + down * 11),
        );
      const ends: [number, number][] = [
        [-1, 0],
        [1, 0],
        [0, -1],
        [0, 1],
      ];
      return ends.every(isHit) ? [] : [element.getAttribute('aria-label') ?? element.textContent];
    }),
  );

test('marks of charts, colors and forecasts are wide and high enough for a finger', async () => {
  const visit = await openVisit(site.browser, {
    viewport: { width: 1024, height: 768 },
    isTouched: true,
    isStill: true,
  });
  await carryToken(visit, site.url, token);
  const { page, context } = visit;
  const targets: [path: string, controls: Locator][] = [
    [
      'experiments/107/overview',
      page.getByRole('group', { name: 'Events' }).first().locator('button'),
    ],
    ['experiment-compare?id=87&id=86', page.getByRole('button', { name: /^Color of / })],
    [
      'resourcepool/a100-pool/queued',
      page.locator('main button[aria-expanded="false"]', { hasText: /starts?|wait/i }),
    ],
  ];
  for (const [path, controls] of targets) {
    await page.goto(site.url + path);
    await waitUntilLoaded(page);
    await controls.first().waitFor();
    await expect.poll(() => tooSmall(controls), { message: path }).toEqual([]);
  }
  await context.close();
});
