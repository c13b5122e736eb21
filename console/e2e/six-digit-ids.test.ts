import { expect, test } from 'vitest';
import { carryToken, desktop, openVisit } from './support/browser';
import { findMisplaced } from './support/find-misplaced';
import { demoArgs, tokenFor } from './support/pages';
import { openSite } from './support/site';

const site = openSite(...demoArgs);

/** Adds to ids of experiments and trials, so that they have six digits; rows alone are drawn by it. */
const enlarge = (text: string) =>
  text.replaceAll(/("(?:experimentId|trialId|id)":)(\d{1,3})(?=[,}])/g, '$1900$2');

/** Ids of six digits that are cut. */
const whatIsCut = () =>
  [...document.querySelectorAll<HTMLElement>('main *')]
    .filter(({ childElementCount, textContent }) => {
      return childElementCount === 0 && /^#?900\d{1,3}$/.test(textContent ?? '');
    })
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ textContent, scrollWidth, clientWidth }) => {
      return `${textContent} has ${clientWidth} of ${scrollWidth} px`;
    });

test('ids of six digits are whole in lists, also beside a panel (E6)', async () => {
  const visit = await openVisit(site.browser);
  const { page, context } = visit;
  await carryToken(visit, site.url, await tokenFor(site.url));
  await page.route(/\/api\/v1\/(experiments|trials)(?!.*follow)/, async (route) => {
    const url = route
      .request()
      .url()
      .replaceAll(/\b900(?=\d{1,3}\b)/g, '');
    const response = await route.fetch({ url });
    await route.fulfill({ response, body: enlarge(await response.text()) });
  });
  const faults: string[] = [];
  const measure = async (where: string) => {
    await page
      .locator('main')
      .getByText(/^#?900\d{3}$/)
      .first()
      .waitFor();
    for (const width of [1440, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      const cuts = await findMisplaced(page, whatIsCut);
      faults.push(...cuts.map((cut) => `${where}, ${width}: ${cut}`));
    }
    await page.setViewportSize(desktop);
  };
  await page.goto(`${site.url}experiments/73/trials`);
  await measure('trials');
  await page.goto(`${site.url}projects/2/experiments`);
  await measure('experiments');
  await page.keyboard.press('j');
  await page.getByRole('grid').locator(':focus').waitFor();
  await page.keyboard.press('d');
  await page.getByRole('complementary', { name: /^Experiment 900/ }).waitFor();
  await measure('experiments beside a panel');
  expect(faults).toEqual([]);
  await context.close();
});
