import { viewport } from '../built-console';
import type { Row } from '../measure';
import { findSearch } from './charts';
import { type Frames, framesText, scrollByWheel } from './drive';
import { type FeltBench, named, openPage, ratio } from './felt-bench';
import { bareLog, findLogs } from './logs';

type Page = {
  address: string;
  /** selects the scrolling box, or an element inside or around it */
  box: string;
  /** selects what is there once the page may be scrolled */
  ready: string;
  /** pixels per event; negative towards the start */
  step?: number;
  /** duration in ms; ten seconds by default */
  forMs?: number;
  /** the place of the pointer from the left of the window, in pixels; its middle by default */
  x?: number;
};

const perSecond = 1000 / 16;
// by then the requests after the first rows, and optional scripts, have loaded
const restMs = 3_000;

/** Turns the wheel as fast as a screen draws: 120 px each 16 ms. */
async function turn(bench: FeltBench, turned: Page): Promise<Frames> {
  const { address, box, ready, step = 120, forMs = 10_000, x = viewport.width / 2 } = turned;
  const page = await openPage(bench);
  await page.goto(address);
  await page.locator(ready).first().waitFor({ timeout: 60_000 });
  await page.waitForTimeout(restMs);
  const range = await page.evaluate((selector) => window.felt.rangeOf(selector), box);
  const frames = await scrollByWheel({
    browser: bench.browser,
    page,
    ...{ box, kind: 'none', step, perSecond, forMs },
    at: { x, y: viewport.height / 2 },
    // a short box is scrolled forth and back; a log becomes longer while it is scrolled
    ...(step > 0 && { eachWay: Math.max(1, Math.floor(range / step)) }),
  });
  await page.context().close();
  return frames;
}

const plainRows = ({ references }: FeltBench, count: number): Page => ({
  address: references.address('rows', { rows: count }),
  box: '[role=list]',
  ready: '[role=listitem]',
});

/** Measures a page of the console, and those it is compared with. */
async function rowOf(
  bench: FeltBench,
  what: string,
  { own, others }: { own: Page; others: Record<string, Page> },
): Promise<Row[]> {
  const frames = await turn(bench, own);
  const reference: string[] = [];
  const ratios: string[] = [];
  for (const [name, other] of Object.entries(others)) {
    const there = await turn(bench, other);
    reference.push(`${name} ${framesText(there)}`);
    ratios.push(ratio(frames.main, there.main));
  }
  return [
    {
      what: named(`${what}, 120 px each 16 ms: frames a second`, bench),
      figure: framesText(frames),
      reference: reference.join('; '),
      ratio: ratios.join(', '),
      goal: '>= 58, p95 17 ms',
    },
  ];
}

/** Scrolls a list of experiments at the rate of the screen, beside the old grid and plain rows. */
export function wheelList(bench: FeltBench): Promise<Row[]> {
  const { token, experiments, references, url } = bench;
  const glide = {
    address: references.address('grid', { token, rows: experiments }),
    box: '.dvn-scroller',
    ready: '.dvn-scroller',
  };
  return rowOf(bench, `list of ${experiments.toLocaleString('en')}`, {
    own: { address: `${url}projects/2/experiments`, box: '[role=grid]', ready: 'tbody a' },
    others: { 'glide-data-grid': glide, 'plain rows': plainRows(bench, experiments) },
  });
}

/** Scrolls a table of trials forth and back at the rate of the screen, beside plain rows. */
export async function wheelTable(bench: FeltBench): Promise<Row[]> {
  const { id } = await findSearch(bench);
  const address = `${bench.url}experiments/${id}/trials`;
  return rowOf(bench, 'table of trials', {
    own: { address, box: 'table', ready: 'tbody a' },
    others: { 'plain rows': plainRows(bench, 50) },
  });
}

/**
 * Scrolls a log towards its start at the rate of the screen, beside its text alone: for as long as
 * rows that stay in the document would take to make a page slow.
 */
export async function wheelLog(bench: FeltBench): Promise<Row[]> {
  const lines = { box: '[role=log]', ready: '.log-line', step: -120, forMs: 80_000 };
  const [log] = await findLogs(bench);
  if (!log) return [];
  return rowOf(bench, 'log', {
    own: { address: log.url, ...lines },
    others: { 'bare pre': { address: bareLog(bench, log), ...lines } },
  });
}

/**
 * Scrolls a list beside a board that draws its first thousand rows, and that board itself, which has
 * a chart of a thousand lines for each metric.
 */
export async function wheelBoard(bench: FeltBench): Promise<Row[]> {
  const address = `${bench.url}projects/2/experiments?boardFirst=1000&boardFilter=.*`;
  const ready = 'aside[aria-label=Board] figure canvas';
  const others = { 'plain rows': plainRows(bench, bench.experiments) };
  return [
    ...(await rowOf(bench, 'list beside curves of 1,000 rows', {
      own: { address, box: '[role=grid]', ready },
      others,
    })),
    ...(await rowOf(bench, 'board of 1,000 rows', {
      own: { address, box: ready, ready, x: viewport.width - 100 },
      others,
    })),
  ];
}
