import type { Page } from 'playwright-core';
import { viewport } from '../built-console';
import type { Row } from '../measure';
import { framesText, medianOf, scrollByWheel } from './drive';
import { type FeltBench, ms, named, openPage, rounds } from './felt-bench';
import { writeLines } from './write-lines';

/** Logs of scenario huge, by the name of their experiment. */
const logs = [
  { name: 'many-lines', lines: 200_000, openGoal: '800 ms' },
  { name: 'million-lines', lines: 1_000_000, openGoal: '1,000 ms' },
];

type Log = (typeof logs)[number] & { url: string; trialId: number };

async function findLogs({ ask, url }: FeltBench): Promise<Log[]> {
  const found: Log[] = [];
  for (const log of logs) {
    const { experiments } = await ask(`experiments?name=${log.name}&limit=1`);
    const { id } = experiments[0];
    const { trials } = await ask(`experiments/${id}/trials`);
    found.push({ ...log, url: `${url}experiments/${id}/logs`, trialId: trials[0].id });
  }
  return found;
}

const counted = (lines: number) => `${lines.toLocaleString('en')} lines`;
/** Times the newest or the oldest hundred lines as the master answers them, read by nobody. */
async function masterMs({ url, token }: FeltBench, { trialId }: Log, order: 'ASC' | 'DESC') {
  const headers = { Authorization: `Bearer ${token}` };
  const query = `limit=100&orderBy=ORDER_BY_${order}`;
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const from = performance.now();
    await (await fetch(`${url}api/v1/trials/${trialId}/logs?${query}`, { headers })).text();
    times.push(performance.now() - from);
  }
  return medianOf(times);
}

const isAnyLine = () => document.querySelector('.log-line') !== null;

/** From the start of the navigation until lines are painted. */
export async function open(bench: FeltBench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const log of await findLogs(bench)) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const page = await openPage(bench);
      await page.goto(log.url, { waitUntil: 'commit' });
      times.push(await paintedAt(page));
      await page.context().close();
    }
    const master = await masterMs(bench, log, 'DESC');
    rows.push({
      what: named(`log, open, ${counted(log.lines)}`, bench),
      figure: ms(medianOf(times)),
      reference: `master's own newest 100: ${ms(master)}`,
      ratio: (medianOf(times) / master).toFixed(1),
      goal: log.openGoal,
    });
  }
  return rows;
}

const paintedAt = (page: Page) =>
  page.evaluate(() => window.felt.painted(() => document.querySelector('.log-line') !== null));

/** From the click until the oldest line is painted. */
export async function oldest(bench: FeltBench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const log of await findLogs(bench)) {
    const master = await masterMs(bench, log, 'ASC');
    const first = await firstId(bench, log);
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const page = await openPage(bench);
      await page.goto(log.url);
      await page.waitForFunction(isAnyLine);
      // other reads of a page that opens are over by then
      await page.waitForTimeout(3000);
      const shown = page.evaluate(
        (id) =>
          window.felt.painted(() => document.querySelector(`.log-line[data-id="${id}"]`) !== null),
        first,
      );
      await page.getByRole('button', { name: 'Scroll to Oldest' }).click();
      times.push((await shown) - (await page.evaluate(() => window.felt.inputAt())));
      await page.context().close();
    }
    rows.push({
      what: named(`log, jump to oldest, ${counted(log.lines)}`, bench),
      figure: ms(medianOf(times)),
      reference: `master's own oldest 100: ${ms(master)}`,
      ratio: (medianOf(times) / master).toFixed(1),
      goal: ms(master + 50),
    });
  }
  return rows;
}

async function firstId({ url, token }: FeltBench, { trialId }: Log): Promise<string> {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}api/v1/trials/${trialId}/logs?limit=1`, { headers });
  return JSON.parse(await answer.text()).result.id;
}

/** Ten seconds of wheel towards older lines. */
export async function back(bench: FeltBench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const log of await findLogs(bench)) {
    const page = await openPage(bench);
    await page.goto(log.url);
    await page.waitForFunction(isAnyLine);
    await page.waitForTimeout(2000);
    const frames = await scrollByWheel({
      browser: bench.browser,
      page,
      ...{ box: '[role=log]', kind: 'lines', step: -600, perSecond: 10, forMs: 10_000 },
      at: { x: viewport.width / 2, y: viewport.height / 2 },
    });
    await page.context().close();
    rows.push({
      what: named(`log, scroll back, ${counted(log.lines)}: frames a second`, bench),
      figure: `${framesText(frames)}; ${frames.painted} lines seen`,
      reference: '',
      ratio: '',
      goal: '>= 55',
    });
  }
  return rows;
}

const tailMs = 8000;
const tails = [
  { perSecond: 1000, goal: '100 ms' },
  { perSecond: 5000, goal: '150 ms' },
];

/** From the answer to a POST of lines until the last of them is painted. */
export async function tail(bench: FeltBench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { perSecond, goal } of tails) {
    const writer = await writeLines(bench, { perSecond, forMs: tailMs });
    const page = await openPage(bench, writer.url);
    await page.goto(writer.logUrl);
    await page.waitForFunction(isAnyLine);
    const steps = await page.evaluateHandle(() => window.felt.watchSteps());
    const written = await writer.done();
    await page.waitForTimeout(1500);
    const seen = await steps.jsonValue();
    await page.context().close();
    await writer.close();
    const lags = written.flatMap(({ step, at }) => {
      const first = seen.find((each) => each.step >= step);
      // what was written before the page was there has no time
      return first && at >= (seen[0]?.at ?? 0) ? first.at - at : [];
    });
    rows.push({
      what: named(`log, live tail, ${counted(perSecond)} a second, median`, bench),
      figure: `${ms(medianOf(lags))}, p95 ${ms(lags.toSorted((a, b) => a - b)[Math.floor(lags.length * 0.95)] ?? Number.NaN)}, ${lags.length} of ${written.length} batches`,
      reference: '',
      ratio: '',
      goal,
    });
  }
  return rows;
}
