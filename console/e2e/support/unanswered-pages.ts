import type { Page } from 'playwright-core';
import { inTwoWindows } from './browser';
import type { DemoPage } from './pages';
import { openBothConsoles } from './site';

export type Outcome = { status: number; code: number; error: string } | 'none';

export const failed: Outcome = { status: 500, code: 13, error: 'the database is away' };
const refused: Outcome = { status: 403, code: 7, error: 'access denied' };

/** No page opens without these: the user, the permissions, the settings and the master. */
const isOfSession = /\/api\/v1\/(master|me|permissions\/summary|users\/setting)$/;
/** A page shows only an error without its subject. */
const isOfPage = /\/api\/v1\/(experiments|trials|workspaces|projects|models|tasks)\/[^/]+$/;

type VisitOptions = {
  outcome: Outcome;
  /** answers about the subject of a page arrive */
  hasSubject?: boolean;
  /** chooses the pages to open; all of them by default */
  among?: (pages: DemoPage[]) => DemoPage[];
};

/**
 * Starts both consoles for the tests of a file, and returns a function that opens their pages while
 * the master answers in one way, and lists the findings of `check`.
 */
export function openUnansweredPages() {
  // pages without their own request show the same for any answer of the master
  const { site, openSignedIn, pages } = openBothConsoles(({ path }) => /^(wait|no)\//.test(path));

  const open = async ({ outcome, hasSubject = false }: VisitOptions) => {
    const visit = await openSignedIn();
    await visit.context.route(
      ({ pathname }) =>
        pathname.includes('/api/v1/') &&
        !isOfSession.test(pathname) &&
        !(hasSubject && isOfPage.test(pathname)),
      (route) => {
        if (outcome === 'none') return;
        const { status, ...error } = outcome;
        return route.fulfill({ status, json: { error } });
      },
    );
    return visit;
  };

  return async (options: VisitOptions, check: (page: Page) => Promise<string[]>) => {
    const tested = options.among?.(pages()) ?? pages();
    const findings = await inTwoWindows(
      tested,
      () => open(options),
      async (page, { path, url = site.url }) => {
        await page.goto(url + path);
        await page.locator('main').waitFor();
        return (await check(page)).map((fault) => `${path}: ${fault}`);
      },
    );
    return findings.join('\n');
  };
}

const words = `[role=alert], button:has-text("Retry"), main :text("you don't have access")`;

/** Looks for a message about the failure, which appears once the last request has failed. */
export const silence = (page: Page): Promise<string[]> =>
  page
    .locator(words)
    .first()
    .waitFor()
    .then(
      () => [],
      () => ['says nothing'],
    );

/** Answers that a master gives instead of the data of a page, with the word for each. */
export const failures = [
  ['failed', failed],
  ['refused', refused],
] as const;
