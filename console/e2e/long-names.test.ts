import { expect, test } from 'vitest';
import {
  carryToken,
  desktop,
  inTwoWindows,
  openVisit,
  phone,
  waitUntilLoaded,
} from './support/browser';
import { endless, makeHostile } from './support/hostile-answers';
import { demoArgs, tokenFor } from './support/pages';
import { openSite } from './support/site';

const site = openSite(...demoArgs);

const pool = encodeURIComponent(`a100-pool${endless.of('')}`);

const pages = [
  'workspaces',
  'workspaces/2/projects',
  'workspaces/2/members',
  'projects/2/notes',
  'models',
  'models/1',
  'models/1/versions/1/model',
  'tasks',
  'clusters',
  'clusters/historical-usage',
  'clusters/idle',
  'clusters/master',
  'agents/agent-01',
  `resourcepool/${pool}/active`,
  `resourcepool/${pool}/configuration`,
  'admin/user-management',
  'admin/group-management',
  'admin/access',
  'access/3',
  'templates',
  'webhooks',
];

/**
 * Parts of the page that long texts widen, and texts that end outside it: not with an ellipsis, and
 * not in a part that scrolls itself.
 */
const whatIsWidened = () => {
  const parts = [document.documentElement, ...document.querySelectorAll('[data-page-body], nav')];
  const wide = parts
    .filter((part) => part.scrollWidth > part.clientWidth)
    // tabs scroll
    .filter((part) => !(part.localName === 'nav' && getComputedStyle(part).overflowX === 'auto'))
    .map((part) => `${part.localName} is ${part.scrollWidth - part.clientWidth} px too wide`);
  const isKept = (element: Element | null): boolean => {
    if (element === null) return false;
    const { textOverflow, overflowX, webkitLineClamp } = getComputedStyle(element);
    const ends = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
    const isForScreenReaders = element.clientWidth === 1;
    const isOwn = ends || isForScreenReaders || /auto|scroll/.test(overflowX);
    return isOwn || isKept(element.parentElement);
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(text);
    if (range.getBoundingClientRect().right > innerWidth + 1 && !isKept(text.parentElement))
      wide.push(`"${text.textContent?.slice(0, 20)}" ends outside the page`);
  }
  return wide;
};

test('names without end do not widen the pages of a desktop or a phone', async () => {
  const open = async () => {
    const visit = await openVisit(site.browser);
    await carryToken(visit, site.url, await tokenFor(site.url));
    await makeHostile(visit.page, endless);
    return visit;
  };
  const found = await inTwoWindows(pages, open, async (page, path) => {
    await page.goto(site.url + path);
    const widened: string[] = [];
    for (const [where, size] of Object.entries({ desktop, phone })) {
      await page.setViewportSize(size);
      await waitUntilLoaded(page);
      await page.locator('main').getByText(/Q{40}/).filter({ visible: true }).first().waitFor();
      const parts = await page.evaluate(whatIsWidened);
      widened.push(...parts.map((part) => `${path} on a ${where}: ${part}`));
    }
    return widened;
  });
  expect(found).toEqual([]);
}, 180_000);

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
  const found: string[] = [];
  const measure = async (where: string) => {
    await page
      .locator('main')
      .getByText(/^#?900\d{3}$/)
      .first()
      .waitFor();
    for (const width of [1440, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      found.push(...(await page.evaluate(whatIsCut)).map((cut) => `${where}, ${width}: ${cut}`));
    }
    await page.setViewportSize(desktop);
  };
  await page.goto(`${site.url}experiments/73/trials`);
  await measure('trials');
  await page.goto(`${site.url}projects/2/experiments`);
  await measure('experiments');
  await page.keyboard.press('j');
  await page.keyboard.press('d');
  await page.getByRole('complementary', { name: /^Experiment 900/ }).waitFor();
  await measure('experiments beside a panel');
  expect(found).toEqual([]);
  await context.close();
});
