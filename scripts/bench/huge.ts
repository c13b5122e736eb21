import type { Page } from 'playwright-core';
import { type BuiltConsole, withBuiltConsole } from './built-console';
import type { Row } from './measure';

const idleMs = 60_000;

/** Screens of scenario huge in typical use: a thousand trials, an idle list. */
export const benchHuge = (): Promise<Row[]> =>
  withBuiltConsole(['--scenario', 'huge'], async (built) => {
    const openPage = async () => (await built.openContext()).newPage();
    const list = await openPage();
    await list.goto(`${built.url}projects/2/experiments`);
    await list.locator('tbody a').first().waitFor();
    const search = await thousandTrials(built);
    return [
      await pointerRow(await openPage(), search),
      await importanceRow(await openPage(), search),
      ...(await idleRows(list)),
    ];
  });

const ms = (value: number) => `${value.toFixed(0)} ms`;

const medianOf = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The address of the search of a thousand trials. */
async function thousandTrials({ url, request }: BuiltConsole): Promise<string> {
  const { experiments } = await request('experiments?name=thousand-trials&limit=1');
  return `${url}experiments/${experiments[0].id}`;
}

const countLongTasks = `window.longTasks = [];
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) window.longTasks.push(duration);
}).observe({ type: 'longtask' });`;

/**
 * Measures the importance page of a search of a thousand trials, opened by a link, including
 * reading.
 */
async function importanceRow(page: Page, search: string): Promise<Row> {
  await page.addInitScript({ content: countLongTasks });
  await page.goto(`${search}/insights/importance`, { waitUntil: 'commit' });
  const bar = page.getByRole('progressbar', { name: /^Importance of/ });
  await bar.waitFor({ timeout: 120_000 });
  const read = await page.evaluate(() => performance.now());
  await page.getByRole('table', { name: 'Importance' }).waitFor({ timeout: 120_000 });
  const done = await page.evaluate(() => performance.now());
  const tasks: number[] = await page.evaluate(() => Reflect.get(window, 'longTasks'));
  return {
    what: 'importance of 1,000 trials, by a link: trials read, table',
    figure: `${ms(read)}, ${ms(done)}, longest task ${ms(Math.max(0, ...tasks))}`,
    reference: '',
    ratio: '',
    goal: '',
  };
}

const watchCurves = `(() => {
  const hasInk = (canvas) => {
    const { width, height } = canvas;
    if (!width || !height) return false;
    return canvas.getContext('2d').getImageData(0, 0, width, height).data.some((value) => value);
  };
  const look = () => {
    const canvas = document.querySelector('figure canvas');
    if (canvas && hasInk(canvas)) requestAnimationFrame(() => { window.isDrawn = true });
    else setTimeout(() => requestAnimationFrame(look), 20);
  };
  look();
})()`;

/** The learning curves of the best hundred of a thousand trials under a pointer. */
async function pointerRow(page: Page, search: string): Promise<Row> {
  await page.addInitScript({ content: watchCurves });
  await page.goto(`${search}/visualization/learning-curve`, {
    waitUntil: 'commit',
  });
  await page.waitForFunction(() => Reflect.get(window, 'isDrawn'), undefined, { timeout: 120_000 });
  const canvas = page.locator('figure canvas').first();
  const box = await canvas.boundingBox();
  if (!box) throw new Error('bench: the curves have no place on the page.');
  const frames: number[] = [];
  for (let step = 0; step < 40; step++) {
    // listens before the pointer moves: the page may handle input before a later command
    await page.evaluate(() => {
      const moved = new Promise<number>((resolve) => {
        addEventListener(
          'pointermove',
          ({ timeStamp }) => requestAnimationFrame(() => resolve(performance.now() - timeStamp)),
          { once: true },
        );
      });
      Object.assign(window, { moved });
    });
    await page.mouse.move(box.x + 60 + step * 15, box.y + box.height / 2);
    frames.push(await page.evaluate((): Promise<number> => Reflect.get(window, 'moved')));
  }
  return {
    what: 'learning curves of a search of 1,000 trials: pointer to frame',
    figure: `${medianOf(frames).toFixed(1)} ms, the longest ${ms(Math.max(...frames))}`,
    reference: '',
    ratio: '',
    goal: '< 16 ms',
  };
}

/** Counts the requests of an idle list, in a visible and in a hidden tab. */
async function idleRows(page: Page): Promise<Row[]> {
  await page.bringToFront();
  let requestCount = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/')) requestCount += 1;
  });
  await page.waitForTimeout(idleMs);
  const inSight = requestCount;
  // counts the requests of a background tab
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  // the end of a visit is stored on leaving
  await page.waitForTimeout(1000);
  requestCount = 0;
  await page.waitForTimeout(idleMs);
  return [
    idleRow('visible', inSight, 'at most 15'),
    idleRow('in the background', requestCount, '0'),
  ];
}

const idleRow = (where: string, count: number, goal: string): Row => ({
  what: `requests of an idle list in a minute, ${where}`,
  figure: `${count}`,
  reference: '',
  ratio: '',
  goal,
});
