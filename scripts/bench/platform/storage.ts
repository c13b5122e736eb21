import type { Page } from 'playwright-core';
import { withBuiltConsole } from '../built-console';
import type { Row } from '../measure';

const experiments = 100_000;

/** Users notice a longer task, in milliseconds. */
const goalMs = 50;

/** Keeps the longest task of the page in `window.longest`. */
const watchTasks = (page: Page) =>
  page.addInitScript(`
    window.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
    }).observe({ type: 'longtask', buffered: true });
  `);

const numberIn = async (page: Page, expression: string): Promise<number> =>
  Number(await page.evaluate(expression));

/**
 * Reads the storage of 100,000 experiments in blocks: measures when the first block is drawn, when
 * all are read, and the longest task in between, which a user would notice.
 */
export const storageRows = (): Promise<Row[]> =>
  withBuiltConsole(['--experiments', String(experiments)], async (built) => {
    const context = await built.openContext();
    const page = await context.newPage();
    await watchTasks(page);
    await page.goto(`${built.url}clusters/storage`, { waitUntil: 'commit' });
    await page.waitForSelector('figure canvas', { timeout: 60_000 });
    const first = await numberIn(page, 'performance.now()');
    await page.evaluate('window.longest = 0');
    await page.waitForSelector('p[role=status]:not(:has-text("; read "))', { timeout: 240_000 });
    const all = await numberIn(page, 'performance.now()');
    const longest = await numberIn(page, 'window.longest');
    await context.close();
    return [
      {
        what: 'platform: storage of 100,000 experiments, longest task while blocks are read',
        figure: `${Math.round(longest)} ms`,
        reference: `first block ${Math.round(first)} ms, all ${Math.round(all)} ms`,
        ratio: (longest / goalMs).toFixed(2),
        goal: `${goalMs} ms`,
      },
    ];
  });
