import type { Browser, BrowserContext } from 'playwright-core';
import { beforeAll, onTestFinished } from 'vitest';
import { carryToken, desktop, openVisit, waitUntilLoaded, watchComplaints } from './browser';
import { tokenFor } from './pages';

/**
 * Returns a function that opens pages of a console in one signed-in profile, which stays for the
 * tests of a file: the browser keeps the code of the console compiled. A page ends with its test.
 *
 * @param isAwaited false for pages that are used before all their parts are loaded
 */
export function openOneProfile(
  site: { browser: Browser; url: string },
  console: { url: string } = site,
  { isAwaited = true, ...options }: Parameters<typeof openVisit>[1] & { isAwaited?: boolean } = {},
) {
  let context: BrowserContext;
  beforeAll(async () => {
    const visit = await openVisit(site.browser, { isStill: true, ...options });
    context = visit.context;
    await carryToken(visit, console.url, await tokenFor(console.url));
    await visit.page.close();
  });
  return async (path: string, viewport = desktop) => {
    const page = await context.newPage();
    onTestFinished(() => page.close());
    const complaints = await watchComplaints(page);
    await page.setViewportSize(viewport);
    await page.goto(console.url + path);
    if (isAwaited) await waitUntilLoaded(page);
    return { page, complaints };
  };
}
