import { expect, test } from 'vitest';
import { carryToken, openVisit } from './support/browser';
import { tokenFor } from './support/pages';
import { openSite } from './support/site';
import { fast, finishedSearch } from './support/wide-search';

const site = openSite(...fast);

test('a further search with the advised ranges takes two clicks from the overview of a search', async () => {
  const id = await finishedSearch(site.url);
  const visit = await openVisit(site.browser);
  const { page, context, complaints } = visit;
  await carryToken(visit, site.url, await tokenFor(site.url));
  await page.goto(`${site.url}experiments/${id}/visualization/overview`);
  const advice = page.getByRole('region', { name: 'Advice' });
  await advice.getByText(/^The mean .* of trials in these ranges is better by 0\.\d+ \(/).waitFor();
  const narrowed = await advice.getByRole('list', { name: 'Advice' }).getByRole('listitem').count();
  expect(narrowed).toBeGreaterThan(0);

  await advice.getByRole('button', { name: 'Fork with these ranges' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hyperparameter Search' });
  await expect.poll(() => dialog.getByText(/The source searches/).count()).toBe(narrowed);
  const run = dialog.getByRole('button', { name: 'Run Experiment' });
  await expect.poll(() => run.getAttribute('aria-disabled')).toBeNull();
  await run.click();
  await page.waitForURL(
    (url) => /\/experiments\/\d+/.test(url.pathname) && !url.pathname.includes(`/${id}/`),
  );
  expect(complaints).toEqual([]);
  await context.close();
});
