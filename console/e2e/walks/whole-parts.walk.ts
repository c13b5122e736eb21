import { expect, test } from 'vitest';
import { carryToken, desktop, openVisit, phone, waitUntilDrawn } from '../support/browser';
import { openOneProfile } from '../support/one-profile';
import { tokenFor } from '../support/pages';
import { readStable, stableBox } from '../support/read-stable';
import { openSite } from '../support/site';

const site = openSite('--seed', '7');

const open = openOneProfile(site);

test('on a phone no period of usage is alone in its line (F9)', async () => {
  const { page } = await open('clusters/historical-usage', phone);
  const periods = page.getByRole('group', { name: 'Period' }).locator('label');
  await periods.last().waitFor();
  const tops = await readStable(() =>
    periods.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top))),
  );
  expect(tops.length).toBe(6);
  for (const top of tops) expect(tops.filter((other) => other === top).length).toBeGreaterThan(1);
  await page.close();
});

test('all filters of a log are visible in a window of 1440 pixels (E14.16)', async () => {
  const { page } = await open('experiments/83/logs');
  const log = page.getByRole('region', { name: /logs/i }).first();
  await log.getByRole('button', { name: /^Container/ }).waitFor();
  await log.getByRole('button', { name: /warning/ }).waitFor();
  const filters = log.locator('[data-filters]');
  await expect
    .poll(() => filters.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
    .toBe(0);
  await page.close();
});

test('a fact that loads is in the middle of the line of facts (E14.8)', async () => {
  const visit = await openVisit(site.browser, { isStill: true });
  const { page } = visit;
  await carryToken(visit, site.url, await tokenFor(site.url));
  await page.route(/\/job-queues/, () => {});
  await page.goto(`${site.url}experiments/108/overview`);
  const middles = await page
    .locator('main ul li:has(.animate-breathe)')
    .first()
    .evaluate((fact) =>
      [fact, fact.querySelector('.animate-breathe')].map((part) => {
        const { top = 0, height = 0 } = part?.getBoundingClientRect() ?? {};
        return top + height / 2;
      }),
    );
  const [line = 0, placeholder = 0] = middles;
  expect(Math.abs(line - placeholder)).toBeLessThanOrEqual(1);
  await page.close();
});

test('a model shows each column, its aliases in one line, and its side down to the end (F10)', async () => {
  const { page } = await open('models/1');
  await waitUntilDrawn(page);
  const table = page.getByRole('region', { name: 'Versions' }).getByRole('table');
  const row = table.getByRole('row').filter({ hasText: 'production' });
  const aliases = row.getByRole('list', { name: /^Aliases/ });
  const lines = await readStable(() =>
    aliases.evaluate((list) =>
      [...list.children].map((each) => Math.round(each.getBoundingClientRect().top)),
    ),
  );
  expect(lines.length).toBe(2);
  expect(new Set(lines).size, lines.join()).toBe(1);
  const hidden = () =>
    table.evaluate((element) => {
      const around = element.closest('.overflow-x-auto') ?? element.parentElement;
      return around ? around.scrollWidth - around.clientWidth : undefined;
    });
  await expect.poll(hidden).toBe(0);
  const side = page.getByRole('heading', { name: 'Notes' }).locator('xpath=ancestor::div[2]');
  const { y, height } = await stableBox(side);
  expect(Math.round(y + height)).toBe(desktop.height);
  await page.close();
});
