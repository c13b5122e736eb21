import type { Page } from 'playwright-core';
import { type BuiltConsole, viewport, withBuiltConsole } from './built-console';
import type { Row } from './measure';

const runCount = 1000;
const fewCount = 50;
const nameCount = 10_000;
const scrollMs = 10_000;

type RequestMaster = BuiltConsole['request'];

/**
 * Compares fifty experiments of scenario huge, then a thousand, one of which has ten thousand metric
 * names.
 */
export const benchCompare = (): Promise<Row[]> =>
  withBuiltConsole(['--scenario', 'huge'], async ({ url, request, openContext }) => {
    const ids = await newestIds(request);
    const pageOf = (compared: number[]) => `${url}experiment-compare?${linkOf(compared)}`;
    const few = await (await openContext()).newPage();
    const openedFew = await openCompare(few, pageOf(ids.slice(0, fewCount)), {
      last: 'figure canvas',
      text: 'Rank by',
    });
    await few.context().close();
    await reportNames(request, ids);
    const page = await (await openContext()).newPage();
    const opened = await openCompare(page, pageOf(ids), {
      last: '[role=tree]',
      text: '10,0\\d\\d names',
    });
    return [
      ...openedRows(opened, { name: inAll, goal: '< 500 ms: nothing freezes' }),
      ...openedRows(openedFew, { name: inFew, goal: '< 100 ms' }),
      await scrolled(page),
      await typed(page),
    ];
  });

const linkOf = (ids: number[]) => ids.map((id) => `id=${id}`).join('&');

async function newestIds(request: RequestMaster): Promise<number[]> {
  const path = `experiments-search?projectId=2&sort=id%3Ddesc&limit=${runCount}`;
  const { experiments } = await request(path);
  return experiments.map(({ experiment }: { experiment: { id: number } }) => experiment.id);
}

/** Makes one training job report very many metrics, through the call for that. */
async function reportNames(request: RequestMaster, ids: number[]) {
  const { trials } = await request(`experiments/${ids[0]}/trials?limit=1`);
  const { id: trialId } = trials[0];
  const names = Array.from(
    { length: nameCount },
    (_, index) => `block${index % 40}/layer${index % 200}.weight_${index}`,
  );
  const avgMetrics = Object.fromEntries(names.map((name, index) => [name, index / 7]));
  await request(`trials/${trialId}/metrics`, {
    group: 'weights',
    metrics: { trialId, trialRunId: 1, stepsCompleted: 10, metrics: { avgMetrics } },
  });
}

/** a selector of the last part, and an expression for its text */
type End = { last: string; text: string };

// checked in the page in every frame: from outside, the answer is up to half a second late
const watchFor = ({ last, text }: End) => `(() => {
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration);
  }).observe({ type: 'longtask' });
  const look = () => {
    if (document.querySelector('tbody a')) window.rowsAt ??= performance.now();
    const waits = /Loading (trials of )?d/.test(document.body?.textContent ?? '');
    const hasLast = document.querySelector('${last}');
    const all = /${text}/.test(document.body?.textContent ?? '');
    if (window.rowsAt && !waits && hasLast && all) window.wholeAt = performance.now();
    else requestAnimationFrame(look);
  };
  look();
})()`;

type Opened = { rows: number; total: number; longest: number };

/** Opens a comparison, until all experiments, names and the last part are there. */
async function openCompare(page: Page, address: string, end: End): Promise<Opened> {
  await page.addInitScript({ content: watchFor(end) });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => Reflect.has(window, 'wholeAt'), undefined, { timeout: 120_000 });
  return page.evaluate(() => ({
    rows: Number(Reflect.get(window, 'rowsAt')),
    total: Number(Reflect.get(window, 'wholeAt')),
    longest: Math.max(0, ...Reflect.get(window, 'longTasks')),
  }));
}

const ms = (value: number) => `${value.toFixed(0)} ms`;
const inAll = 'compare 1,000 experiments';
const inFew = `compare ${fewCount} experiments`;

type Named = { name: string; goal: string };

const openedRows = ({ rows, total, longest }: Opened, { name, goal }: Named): Row[] => [
  { what: `${name}: first rows`, figure: ms(rows), reference: '', ratio: '', goal: '' },
  { what: `${name}: all of them`, figure: ms(total), reference: '', ratio: '', goal: '' },
  {
    what: `${name}: longest task until then`,
    figure: ms(longest),
    reference: '',
    ratio: '',
    goal,
  },
];

/** Scrolls down and up over the whole page, at the speed of a wheel. */
async function scrolled(page: Page): Promise<Row> {
  await page.bringToFront();
  await page.mouse.move(viewport.width / 2, viewport.height / 2);
  // charts appear with the best trials, which are requested last
  await page.getByRole('tree').scrollIntoViewIfNeeded();
  await page.locator('figure canvas').first().waitFor({ timeout: 60_000 });
  const { longest, frames, charts } = await page.evaluate(async (scrollMs) => {
    const scroller = [...document.querySelectorAll('main, main *')].find(
      (each) =>
        getComputedStyle(each).overflowY === 'auto' && each.scrollHeight > each.clientHeight + 500,
    );
    if (!scroller) throw new Error('There is nothing to scroll.');
    Reflect.set(window, 'longTasks', []);
    scroller.scrollTop = 0;
    let last = performance.now();
    const frames: number[] = [];
    let charts = 0;
    for (const end = last + scrollMs; last < end; ) {
      scroller.scrollTop += 15;
      charts = Math.max(charts, document.querySelectorAll('figure canvas').length);
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      frames.push(now - last);
      last = now;
    }
    scroller.scrollTop = 0;
    frames.sort((one, other) => one - other);
    return {
      longest: Math.max(0, ...Reflect.get(window, 'longTasks')),
      charts,
      frames: frames[Math.floor(frames.length * 0.95)] ?? Number.NaN,
    };
  }, scrollMs);
  if (charts === 0) throw new Error('No chart was drawn while the page was scrolled.');
  return {
    what: `${inAll}: ${scrollMs / 1000} s of scrolling`,
    figure: `longest task ${ms(longest)}, p95 frame ${ms(frames)}`,
    reference: '',
    ratio: '',
    goal: '< 500 ms: nothing freezes',
  };
}

/** From a key press until the remaining names have been drawn. */
async function typed(page: Page): Promise<Row> {
  await page.getByRole('searchbox', { name: /^Filter .* metrics$/ }).focus();
  // the event's own time, and the frame after its effect
  await page.evaluate(() => {
    Reflect.set(window, 'keyTimes', []);
    document.addEventListener(
      'input',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () =>
            Reflect.get(window, 'keyTimes').push(performance.now() - timeStamp);
          channel.port2.postMessage(undefined);
        }),
      { capture: true },
    );
  });
  for (const key of 'weight_99') await page.keyboard.press(key, { delay: 20 });
  for (let left = 0; left < 9; left++) await page.keyboard.press('Backspace', { delay: 20 });
  await page.waitForFunction(() => Reflect.get(window, 'keyTimes').length >= 18);
  const times: number[] = await page.evaluate(() => Reflect.get(window, 'keyTimes'));
  times.sort((one, other) => one - other);
  const [median, worst] = [times[Math.floor(times.length / 2)] ?? 0, times.at(-1) ?? 0];
  return {
    what: '10,000 metric names: a key until the names are filtered',
    figure: `median ${ms(median)}, worst ${ms(worst)}`,
    reference: '',
    ratio: '',
    goal: '50 ms',
  };
}
