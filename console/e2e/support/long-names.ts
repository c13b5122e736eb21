import { carryToken, desktop, inTwoWindows, openVisit, phone, waitUntilLoaded } from './browser';
import { findMisplaced } from './find-misplaced';
import { endless, makeHostile } from './hostile-answers';
import { demoArgs, tokenFor } from './pages';
import { openSite } from './site';

const pool = encodeURIComponent(`a100-pool${endless.of('')}`);

/** Pages with names that users choose. */
const pagesWithNames = [
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

/**
 * Starts a console for the tests of a file, and returns a function that lists what names without end
 * widen on pages, on a desktop and on a phone.
 */
export function openLongNames() {
  const site = openSite(...demoArgs);
  const open = async () => {
    const visit = await openVisit(site.browser);
    await carryToken(visit, site.url, await tokenFor(site.url));
    await makeHostile(visit.page, endless);
    return visit;
  };
  return () =>
    inTwoWindows(pagesWithNames, open, async (page, path) => {
      await page.goto(site.url + path);
      const widened: string[] = [];
      for (const [where, size] of Object.entries({ desktop, phone })) {
        await page.setViewportSize(size);
        await waitUntilLoaded(page);
        await page.locator('main').getByText(/Q{40}/).filter({ visible: true }).first().waitFor();
        const parts = await findMisplaced(page, whatIsWidened);
        widened.push(...parts.map((part) => `${path} on a ${where}: ${part}`));
      }
      return widened;
    });
}
