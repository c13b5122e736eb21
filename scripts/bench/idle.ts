import { type BuiltConsole, withBuiltConsole } from './built-console';
import { findRunning } from './felt/write-lines';
import type { Row } from './measure';

type Options = {
  /** minutes for which each page is left alone */
  minutes?: string | undefined;
};

/** The time after opening a page whose requests do not count, as they load it. */
const loadingMs = 30_000;

/**
 * Counts the requests a minute that a master gets from a page that is left alone: home, the list of
 * experiments, the log of a running trial, and each of them hidden. The pages are open side by side.
 */
export function benchIdle({ minutes = '2' }: Options): Promise<Row[]> {
  return withBuiltConsole([], (built) => idle(built, Number(minutes)));
}

async function idle(built: BuiltConsole, minutes: number): Promise<Row[]> {
  const running = await findRunning(built);
  const pages = [
    { what: 'home', path: '/dashboard', goal: 20 },
    { what: 'the list', path: '/projects/2/experiments', goal: 15 },
    {
      what: 'a log',
      path: `/experiments/${running.id}/trials/${running.trialId}/logs`,
      goal: 15,
    },
  ];
  const visiblePages = pages.map((page) => ({ ...page, isHidden: false }));
  const hidden = pages.map((page) => ({
    ...page,
    what: `${page.what}, hidden`,
    goal: 1,
    isHidden: true,
  }));
  return Promise.all(
    [...visiblePages, ...hidden].map((page) => countRequests(built, page, minutes)),
  );
}

type LeftPage = { what: string; path: string; goal: number; isHidden: boolean };

async function countRequests(
  built: BuiltConsole,
  { what, path, goal, isHidden }: LeftPage,
  minutes: number,
): Promise<Row> {
  const context = await built.openContext();
  const page = await context.newPage();
  if (isHidden) await page.addInitScript({ content: hideOnRequest });
  await page.goto(new URL(path, built.url).href);
  await page.waitForTimeout(loadingMs);
  if (isHidden) await page.evaluate(() => document.dispatchEvent(new Event('bench-hide')));
  const counts = new Map<string, number>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/api/')) counts.set(pathname, (counts.get(pathname) ?? 0) + 1);
  });
  await page.waitForTimeout(minutes * 60_000);
  await context.close();
  const perMinute = (count: number) => (count / minutes).toFixed(1);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const top = [...counts].sort(([, one], [, other]) => other - one).slice(0, 4);
  return {
    what: `requests a minute of ${what}, left alone`,
    figure: perMinute(total),
    reference: top
      .map(([name, count]) => `${name.replace(/.*\/api\/v1/, '')} ${perMinute(count)}`)
      .join(', '),
    ratio: '',
    goal: `${goal}`,
  };
}

/** Hides the page at an event, as another tab in front does. A text: tsx adds calls to functions. */
const hideOnRequest = `
  let isHidden = false;
  Object.defineProperty(document, 'visibilityState', {
    get: () => (isHidden ? 'hidden' : 'visible'),
  });
  Object.defineProperty(document, 'hidden', { get: () => isHidden });
  document.addEventListener('bench-hide', () => {
    isHidden = true;
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
`;
