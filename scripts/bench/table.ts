import type { CDPSession, Page } from 'playwright-core';
import { viewport, withBuiltConsole } from './built-console';
import type { Row } from './measure';

const scrollMs = 10_000;
// three rows a frame, as a wheel that is turned on and on; and twelve, as at its fastest
const speeds = [100, 400];

type Frames = { perSecond: number; p95Ms: number; longTasks: number; longestMs: number };

/** The experiment list of scenario huge, beside a bare page that is scrolled in the same way. */
export const benchTable = (): Promise<Row[]> =>
  withBuiltConsole(['--scenario', 'huge'], async ({ url, browser, openContext }) => {
    const page = await (await openContext()).newPage();
    const opened = await firstRows(page, `${url}projects/2/experiments`);
    const bare = await browser.newPage({ viewport });
    const bareOpened = await firstRows(bare, bareAddress());
    const rows: Row[] = [];
    for (const speed of speeds) {
      const reference = await scrollFor(bare, { path: 'main', speed });
      const frames = await scrollFor(page, { path: '[role=grid]', speed });
      rows.push(...frameRows({ frames, bare: reference, speed }));
    }
    return [
      {
        what: 'first rows of 100,000, by a link',
        figure: ms(opened),
        reference: `bare page ${ms(bareOpened)}`,
        ratio: (opened / bareOpened).toFixed(1),
        goal: '< 1,000 ms',
      },
      ...rows,
      ...(await drawnRows(page)),
    ];
  });

const ms = (value: number) => `${value.toFixed(0)} ms`;

type Scrolled = { frames: Frames; bare: Frames; speed: number };

function frameRows({ frames, bare, speed }: Scrolled): Row[] {
  const what = `${scrollMs / 1000} s of scrolling, ${speed} px a frame`;
  return [
    {
      what: `${what}: frames`,
      figure: `${frames.perSecond.toFixed(1)} a second, p95 ${frames.p95Ms.toFixed(1)} ms`,
      reference: `bare page ${bare.perSecond.toFixed(1)}, p95 ${bare.p95Ms.toFixed(1)} ms`,
      ratio: (frames.perSecond / bare.perSecond).toFixed(2),
      goal: '60 a second',
    },
    {
      what: `${what}: tasks over 50 ms`,
      figure: `${frames.longTasks}, the longest ${ms(frames.longestMs)}`,
      reference: `bare page ${bare.longTasks}, ${ms(bare.longestMs)}`,
      ratio: '',
      goal: '0',
    },
  ];
}

/** As high as the list, with nothing on it but lines: what scrolling costs at least. */
function bareAddress(): string {
  const style =
    'body{margin:0}main{height:100vh;overflow:auto}div{height:3400000px;background:repeating-linear-gradient(#fff 0 33px,#ddd 33px 34px)}';
  return `data:text/html,${encodeURIComponent(`<style>${style}</style><main><div></div></main>`)}`;
}

// asked with every frame from within: from without, the answer comes up to half a second late
const watchRows = `(() => {
  const look = () => {
    const isThere = document.querySelector('tbody a, main > div') !== null;
    requestAnimationFrame(isThere ? () => { window.rowsAt = performance.now() } : look);
  };
  look();
})()`;

/** Milliseconds from the start of the navigation until a frame with rows has been drawn. */
async function firstRows(page: Page, address: string): Promise<number> {
  await page.addInitScript({ content: watchRows });
  await page.goto(address, { waitUntil: 'commit' });
  const rowsAt = await page.waitForFunction(() => Reflect.get(window, 'rowsAt'));
  return rowsAt.jsonValue();
}

// no named function inside: the compiler would name it with a helper that the page does not have
/** Scrolls down, a step a frame, and counts what the browser makes of it. */
async function scrollFor(page: Page, how: { path: string; speed: number }): Promise<Frames> {
  // what is not in front gets no frames
  await page.bringToFront();
  return page.evaluate(
    async ({ path, scrollMs, speed }) => {
      const found = document.querySelector(path);
      const box = found?.tagName === 'TABLE' ? found.parentElement : found;
      if (!box) throw new Error(`There is no ${path} to scroll.`);
      const tasks: number[] = [];
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration);
      });
      observer.observe({ type: 'longtask' });
      const frames: number[] = [];
      let last = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      const end = last + scrollMs;
      while (last < end) {
        box.scrollTop += speed;
        const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
        frames.push(now - last);
        last = now;
      }
      observer.disconnect();
      frames.sort((one, other) => one - other);
      const whole = frames.reduce((sum, frame) => sum + frame, 0);
      return {
        perSecond: (frames.length * 1000) / whole,
        p95Ms: frames[Math.floor(frames.length * 0.95)] ?? Number.NaN,
        longTasks: tasks.length,
        longestMs: Math.max(0, ...tasks),
      };
    },
    { ...how, scrollMs },
  );
}

type Step = { what: string; do: (page: Page) => Promise<void>; goal: string };

// of those drawn, the first ten or so are above what shows: going there would scroll
const inSight = 20;

// what rows are drawn again for, and how many that should be
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

/** How often the function that draws a row runs, counted by the browser itself. */
async function drawnRows(page: Page): Promise<Row[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  const rows: Row[] = [];
  for (const step of steps) {
    // rows on their way are drawn once they have come
    await page.waitForFunction(
      () => document.elementFromPoint(700, 600)?.closest('tr[data-index]') != null,
    );
    // rows on their way, or changed by the last step, are drawn for that
    await page.locator('tbody tr[aria-busy]').first().waitFor({ state: 'detached' });
    await twoFrames(page);
    await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    await session.send('Profiler.takePreciseCoverage');
    await step.do(page);
    // what it brings about comes within the next frames
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

/** The innermost function that writes what only a row of data has. */
async function callsOfRow(page: Page, session: CDPSession): Promise<number> {
  const { result } = await session.send('Profiler.takePreciseCoverage');
  let calls = 0;
  for (const { url, functions } of result) {
    if (!url.includes('/assets/')) continue;
    const text = await (await page.request.get(url)).text();
    const found = functions
      .flatMap(({ ranges: [range] }) => (range ? [range] : []))
      .filter(({ startOffset, endOffset }) => {
        const source = text.slice(startOffset, endOffset);
        return source.includes('data-index') && source.includes('aria-selected');
      })
      .sort((a, b) => a.endOffset - a.startOffset - (b.endOffset - b.startOffset));
    calls += found[0]?.count ?? 0;
  }
  return calls;
}
