import type { CDPSession, Page } from 'playwright-core';
import { withBuiltConsole } from './built-console';
import type { Row } from './measure';

/**
 * How often rows of the experiment list are rendered again. `bench felt` times how it opens and
 * scrolls.
 */
export const benchTable = (): Promise<Row[]> =>
  withBuiltConsole(['--scenario', 'huge'], async ({ url, openContext }) => {
    const page = await (await openContext()).newPage();
    await page.goto(`${url}projects/2/experiments`);
    await page.locator('tbody a').first().waitFor();
    return drawnRows(page);
  });

type Step = { what: string; do: (page: Page) => Promise<void>; goal: string };

// of the rendered rows, the first ten or so are above the visible part: moving there would scroll
const inSight = 20;

// the causes of rendering rows, and the expected numbers
const steps: Step[] = [
  {
    what: 'the pointer comes and goes',
    do: async (page) => {
      await page.locator('tr[data-index] [data-col="4"]').nth(inSight).hover();
      await page.locator('nav').first().hover();
    },
    goal: '0',
  },
  {
    what: 'the side bar folds and unfolds',
    do: async (page) => {
      await page.getByRole('button', { name: 'Collapse' }).click();
      await page.getByRole('button', { name: 'Expand' }).click();
    },
    goal: '0',
  },
  {
    what: 'another row is chosen',
    do: (page) => page.locator('tbody input[type=checkbox]').nth(inSight).click({ force: true }),
    goal: '1',
  },
];

/** How often the function that renders a row runs, counted by the browser itself. */
async function drawnRows(page: Page): Promise<Row[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  const rows: Row[] = [];
  for (const step of steps) {
    // loading rows are rendered once they have loaded
    await page.waitForFunction(
      () => document.elementFromPoint(700, 600)?.closest('tr[data-index]') != null,
    );
    // loading rows, or those changed by the last step, are rendered for that reason
    await page.locator('tbody tr[aria-busy]').first().waitFor({ state: 'detached' });
    await twoFrames(page);
    await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    await session.send('Profiler.takePreciseCoverage');
    await step.do(page);
    // its effects appear within the next frames
    await twoFrames(page);
    const count = await callsOfRow(page, session);
    await session.send('Profiler.stopPreciseCoverage');
    rows.push({
      what: `rows drawn again when ${step.what}`,
      figure: `${count}`,
      reference: `${await page.locator('tbody tr[data-index]').count()} rows are drawn`,
      ratio: '',
      goal: step.goal,
    });
  }
  return rows;
}

const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

/** The innermost function that writes content only a data row has. */
async function callsOfRow(page: Page, session: CDPSession): Promise<number> {
  const { result } = await session.send('Profiler.takePreciseCoverage');
  let calls = 0;
  for (const { url, functions } of result) {
    if (!url.includes('/assets/')) continue;
    const text = await (await page.request.get(url)).text();
    const matches = functions
      .flatMap(({ ranges: [range] }) => (range ? [range] : []))
      .filter(({ startOffset, endOffset }) => {
        const source = text.slice(startOffset, endOffset);
        return source.includes('data-index') && source.includes('aria-selected');
      })
      .sort((a, b) => a.endOffset - a.startOffset - (b.endOffset - b.startOffset));
    calls += matches[0]?.count ?? 0;
  }
  return calls;
}
