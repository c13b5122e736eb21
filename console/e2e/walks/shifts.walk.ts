import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, phone, waitUntilLoaded } from '../support/browser';
import type { DemoPage } from '../support/pages';
import { partName, partOf } from '../support/sample';
import { recordShifts, scoreOf, shiftsOf, waitForPlaces } from '../support/shifts';
import { openBothConsoles } from '../support/site';

// the page that waits for a task leaves the console at once
const { site, openSignedIn, pages } = openBothConsoles(({ path }) => path.startsWith('wait/'));

const search = 'experiments/113';

/** Pages that the others leave out: insights, the queue, and runs and trials that failed. */
const more: DemoPage[] = [
  { path: 'experiments/108/checkpoints', ready: 'h1' },
  { path: 'experiments/108/notes', ready: 'h1' },
  { path: `${search}/insights/importance`, ready: 'h1' },
  { path: `${search}/insights/timeline`, ready: 'figure' },
  { path: `${search}/insights/rungs`, ready: 'h1' },
  { path: `${search}/insights/failures`, ready: 'h1' },
  { path: `${search}/insights/usage`, ready: 'h1' },
  { path: 'clusters/queue', ready: 'h1' },
  // of one trial, without and with metrics; of a search
  { path: 'experiments/96/overview', ready: 'text=Why it failed' },
  { path: 'experiments/91/overview', ready: 'text=Why it failed' },
  { path: 'experiments/71/trials/332/overview', ready: 'text=Why it failed' },
];

const widths = [desktop, { width: 1024, height: 768 }, phone];

const maxScore = 0.02;
/** longer than optional parts wait for the last request of the others */
const idleMs = 1_500;

const isStream = (url: string) => /follow=true|-stream/.test(url);

/** Returns how long ago, in ms, the last request of a page ended; 0 while one is running. */
function watchRequests(page: Page) {
  const running = new Set<unknown>();
  let endedAt = 0;
  page.on('request', (request) => {
    if (!isStream(request.url())) running.add(request);
  });
  const onEnd = (request: unknown) => {
    running.delete(request);
    endedAt = performance.now();
  };
  page.on('requestfinished', onEnd);
  page.on('requestfailed', onEnd);
  page.on('framenavigated', () => {
    running.clear();
    endedAt = performance.now();
  });
  return () => (running.size > 0 ? 0 : performance.now() - endedAt);
}

/** Opens pages one after the other in a window, and lists those whose parts moved others. */
async function moving(viewport: typeof desktop, opened: readonly DemoPage[]): Promise<string[]> {
  const { page, context, complaints } = await openSignedIn({ viewport });
  await waitForPlaces(page);
  await recordShifts(page);
  const idle = watchRequests(page);
  const found: string[] = [];
  for (const { path, ready, url = site.url } of opened) {
    await page.goto(url + path);
    await page.locator(ready).first().waitFor();
    await waitUntilLoaded(page);
    await expect.poll(idle, { message: path }).toBeGreaterThan(idleMs);
    const shifts = await shiftsOf(page);
    const score = scoreOf(shifts);
    if (score > maxScore)
      found.push(`${path} at ${viewport.width} px: ${score.toFixed(3)}, ${JSON.stringify(shifts)}`);
  }
  await context.close();
  return [...found, ...complaints];
}

// number of parts of the pages
const parts = 6;

test(`late parts of a page move no others, at three widths (B9): ${partName(parts)}`, async () => {
  const opened = partOf([...pages(), ...more], parts);
  const found = await Promise.all(widths.map((viewport) => moving(viewport, opened)));
  expect(found.flat().join('\n')).toBe('');
});
