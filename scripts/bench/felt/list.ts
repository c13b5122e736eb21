import type { Page } from 'playwright-core';
import { viewport } from '../built-console';
import type { Row } from '../measure';
import { type Frames, framesText, lines, medianOf, scrollByWheel, simulateLine } from './drive';
import {
  type FeltBench,
  firstGoals,
  firstPaintMs,
  ms,
  named as namedOf,
  openPage,
  ratio,
} from './felt-bench';

const wheel = { step: 100, perSecond: 29, forMs: 10_000 };
const middle = { x: viewport.width / 2, y: viewport.height / 2 };

const named = (what: string, bench: FeltBench) =>
  namedOf(`${what}, ${bench.experiments.toLocaleString('en')}`, bench);

const listOf = ({ url }: FeltBench) => `${url}projects/2/experiments`;

async function openList(bench: FeltBench, address = listOf(bench)): Promise<Page> {
  const page = await openPage(bench);
  await page.goto(address);
  await page.locator('tbody a').first().waitFor({ timeout: 60_000 });
  return page;
}

/** Ten seconds of wheel over the list: frames, and rows shown with their text. */
export async function scroll(bench: FeltBench): Promise<Row[]> {
  const page = await openList(bench);
  const own = await scrollList(bench, page, { box: '[role=grid]', kind: 'rows' });
  const height = await page
    .locator('tbody tr')
    .first()
    .evaluate((row) => row.getBoundingClientRect().height);
  await page.context().close();
  const other = await openPage(bench);
  const { token, experiments: rows } = bench;
  await other.goto(bench.references.address('grid', { token, rows }));
  const glide = await scrollList(bench, other, { box: '.dvn-scroller', kind: 'canvas' });
  await other.context().close();
  const seen = paintedOf(own, height);
  const seenThere = paintedOf(glide, glideRowHeight);
  return [
    {
      what: named('list, scrolling: frames a second', bench),
      figure: framesText(own),
      reference: `glide-data-grid ${framesText(glide)}`,
      ratio: ratio(own.main, glide.main),
      goal: '>= 55',
    },
    {
      what: named('list, scrolling: rows painted of rows passed', bench),
      figure: seen.text,
      reference: `glide-data-grid ${seenThere.text}`,
      ratio: ratio(seen.share, seenThere.share),
      goal: '>= 98 %',
    },
  ];
}

const glideRowHeight = 36;

// by then the requests after the first rows, and optional scripts, have loaded
const restMs = 3_000;

async function scrollList(
  { browser }: FeltBench,
  page: Page,
  watched: { box: string; kind: 'rows' | 'canvas' },
) {
  await page.waitForTimeout(restMs);
  return scrollByWheel({ browser, page, ...watched, at: middle, ...wheel });
}

function paintedOf({ painted, passedPx }: Frames, height: number) {
  const passed = Math.floor(passedPx / height);
  const share = painted / passed;
  return { share, text: `${painted} of ${passed}, ${(100 * share).toFixed(0)} %` };
}

const hasRow = () => document.querySelector('tbody a') !== null || window.felt.hasRowText();

/** From the start of the navigation to a frame with a row, on each line. */
export async function firstRow(bench: FeltBench): Promise<Row[]> {
  const { token, experiments: rows } = bench;
  const bare = bench.references.address('grid', { token, rows });
  const resultRows: Row[] = [];
  for (const line of lines) {
    const visit = { line, isThere: hasRow };
    const own = await firstPaintMs(bench, { ...visit, address: listOf(bench) });
    const glide = await firstPaintMs(bench, { ...visit, address: bare });
    resultRows.push({
      what: named(`list, first row, ${line}`, bench),
      figure: ms(own),
      reference: `glide-data-grid ${ms(glide)}`,
      ratio: ratio(own, glide),
      goal: firstGoals[line],
    });
  }
  return resultRows;
}

type Reached = { tookMs: number; masterMs: number };

/**
 * Measures the time from an input until the requested rows are painted, and then the master's own
 * answer to the previous search of the page. The page, with its requests, is closed by then.
 */
async function reach(
  bench: FeltBench,
  page: Page,
  input: { run: () => Promise<unknown>; isThere: (arg: string) => boolean; arg: string },
): Promise<Reached> {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/experiments-search.*offset=0&/.test(request.url())) requests.push(request.url());
  });
  const isPainted = page.evaluate(`(() => {
    const isThere = ${input.isThere};
    return window.felt.painted(() => isThere(${JSON.stringify(input.arg)}));
  })()`);
  await input.run();
  const tookMs = Number(await isPainted) - (await page.evaluate(() => window.felt.inputAt()));
  const address = requests.at(-1) ?? '';
  await page.context().close();
  const from = performance.now();
  await (await fetch(address, { headers: { Authorization: `Bearer ${bench.token}` } })).text();
  return { tookMs, masterMs: performance.now() - from };
}

const reachedRow = (what: string, reached: Reached[]): Row => {
  const tookMs = medianOf(reached.map((each) => each.tookMs));
  const masterMs = medianOf(reached.map((each) => each.masterMs));
  return {
    what,
    figure: ms(tookMs),
    reference: `master's own answer ${ms(masterMs)}`,
    ratio: ratio(tookMs, masterMs),
    goal: `${ms(masterMs + 100)}`,
  };
};

/** From a click on the head of a column until the new order is painted. */
export async function sort(bench: FeltBench): Promise<Row[]> {
  const reached: Reached[] = [];
  for (const id of ['name', 'duration', 'state']) {
    const page = await openList(bench);
    const head = page.locator(`th[data-column="${id}"] button`).first();
    const before = await page.locator('tbody tr[aria-rowindex="2"]').textContent();
    reached.push(
      await reach(bench, page, {
        run: () => head.click(),
        isThere: (text) => {
          const row = document.querySelector('tbody tr[aria-rowindex="2"]:not([aria-busy])');
          return row?.querySelector('a') != null && row.textContent !== text;
        },
        arg: before ?? '',
      }),
    );
  }
  return [reachedRow(named('list, sort', bench), reached)];
}

/** Words of names, each a filter that was not requested before. */
const words = ['unet', 'swin', 'detr'];

/** From the last key of a word in the search by name until only matching rows are painted. */
export async function filter(bench: FeltBench): Promise<Row[]> {
  const reached: Reached[] = [];
  for (const word of words) {
    const page = await openList(bench);
    await page.getByRole('searchbox', { name: 'Search by name' }).click();
    reached.push(
      await reach(bench, page, {
        run: () => page.keyboard.type(word, { delay: 30 }),
        isThere: (text) => {
          const names = [...document.querySelectorAll('tbody a')]
            .map(({ textContent }) => textContent ?? '')
            .filter((name) => /[a-z]/.test(name));
          return names.length > 0 && names.every((name) => name.includes(text));
        },
        arg: word,
      }),
    );
  }
  return [reachedRow(named('list, filter by name', bench), reached)];
}

/**
 * Counts the scripts loaded before the first row, and their rounds of requests, on each line: a
 * round takes at least its latency.
 */
export async function scripts(bench: FeltBench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const line of lines) {
    const page = await openPage(bench);
    await simulateLine(page, line);
    await page.goto(listOf(bench), { waitUntil: 'commit' });
    const { loaded, inRounds } = await page.evaluate(async () => {
      const rowAt = await window.felt.painted(() => document.querySelector('tbody a') !== null);
      const all = performance
        .getEntriesByType('resource')
        .flatMap((entry) =>
          entry instanceof PerformanceResourceTiming &&
          entry.name.endsWith('.js') &&
          entry.responseEnd <= rowAt
            ? entry
            : [],
        )
        .toSorted((a, b) => a.startTime - b.startTime);
      // a round ends when something starts after all before it have ended
      let count = 0;
      let endsAt = Number.NEGATIVE_INFINITY;
      for (const { startTime, responseEnd } of all) {
        if (startTime >= endsAt) count += 1;
        endsAt = Math.max(endsAt, responseEnd);
      }
      return { loaded: all.length, inRounds: count };
    });
    // optional scripts load once no request is pending
    await page.waitForTimeout(restMs);
    const all = await page.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
    );
    await page.context().close();
    rows.push({
      what: named(`list, first load: scripts, rounds, ${line}`, bench),
      figure: `${loaded} in ${inRounds}`,
      reference: `${all} when the page is whole`,
      ratio: ratio(loaded, all),
      // the entry, and then the page beside its data
      goal: '<= 15 in 2',
    });
  }
  return rows;
}
