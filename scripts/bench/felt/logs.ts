import { viewport } from '../built-console';
import type { Row } from '../measure';
import { type Frames, framesText, medianOf, scrollByWheel } from './drive';
import { type FeltBench, ms, named, openPage, ratio, rounds } from './felt-bench';
import { serveReferences } from './references';
import { type Writer, writeLines } from './write-lines';

/** Logs of scenario huge, by the name of their experiment. */
const logs = [
  { name: 'many-lines', lines: 200_000, openGoal: '800 ms' },
  { name: 'million-lines', lines: 1_000_000, openGoal: '1,000 ms' },
];

type Log = (typeof logs)[number] & { url: string; trialId: number };

export async function findLogs({ request, url }: FeltBench): Promise<Log[]> {
  const masterLogs: Log[] = [];
  for (const log of logs) {
    const { experiments } = await request(`experiments?name=${log.name}&limit=1`);
    const { id } = experiments[0];
    const { trials } = await request(`experiments/${id}/trials`);
    masterLogs.push({ ...log, url: `${url}experiments/${id}/logs`, trialId: trials[0].id });
  }
  return masterLogs;
}

const counted = (lines: number) => `${lines.toLocaleString('en')} lines`;
/** Times the newest or the oldest hundred lines in the master's answer, without a reader. */
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

/** The same log in a bare `pre`. */
export const bareLog = ({ references, token }: FeltBench, { trialId }: Log) =>
  references.address('log', { token, trial: trialId });

/** From the start of the navigation until lines are painted. */
export async function open(bench: FeltBench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const log of await findLogs(bench)) {
    const own = await firstLine(bench, log.url);
    const bare = await firstLine(bench, bareLog(bench, log));
    const master = await masterMs(bench, log, 'DESC');
    rows.push({
      what: named(`log, open, ${counted(log.lines)}`, bench),
      figure: ms(own),
      reference: `bare pre ${ms(bare)}, master's own newest 100 ${ms(master)}`,
      ratio: ratio(own, bare),
      goal: log.openGoal,
    });
  }
  return rows;
}

async function firstLine(bench: FeltBench, address: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const page = await openPage(bench);
    await page.goto(address, { waitUntil: 'commit' });
    times.push(
      await page.evaluate(() =>
        window.felt.painted(() => document.querySelector('.log-line') !== null),
      ),
    );
    await page.context().close();
  }
  return medianOf(times);
}

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
      // other reads of an opening page have ended by then
      await page.waitForTimeout(3000);
      const isPainted = page.evaluate(
        (id) =>
          window.felt.painted(() => document.querySelector(`.log-line[data-id="${id}"]`) !== null),
        first,
      );
      await page.getByRole('button', { name: 'Scroll to Oldest' }).click();
      times.push((await isPainted) - (await page.evaluate(() => window.felt.inputAt())));
      await page.context().close();
    }
    rows.push({
      what: named(`log, jump to oldest, ${counted(log.lines)}`, bench),
      figure: ms(medianOf(times)),
      reference: `master's own oldest 100: ${ms(master)}`,
      ratio: ratio(medianOf(times), master),
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
    const own = await scrollBack(bench, log.url);
    const bare = await scrollBack(bench, bareLog(bench, log));
    rows.push({
      what: named(`log, scroll back, ${counted(log.lines)}: frames a second`, bench),
      figure: `${framesText(own)}; ${own.painted} lines seen`,
      reference: `bare pre ${framesText(bare)}; ${bare.painted} lines seen`,
      ratio: ratio(own.main, bare.main),
      goal: '>= 55',
    });
  }
  return rows;
}

async function scrollBack(bench: FeltBench, address: string): Promise<Frames> {
  const page = await openPage(bench);
  await page.goto(address);
  await page.waitForFunction(isAnyLine);
  // other reads of an opening page have ended by then
  await page.waitForTimeout(3000);
  const frames = await scrollByWheel({
    browser: bench.browser,
    page,
    ...{ box: '[role=log]', kind: 'lines', step: -600, perSecond: 10, forMs: 10_000 },
    at: { x: viewport.width / 2, y: viewport.height / 2 },
  });
  await page.context().close();
  return frames;
}

const tailMs = 8000;
const tails = [
  { perSecond: 100, goal: '100 ms' },
  { perSecond: 1000, goal: '100 ms' },
  { perSecond: 5000, goal: '150 ms' },
];

/** From the answer to a POST of lines until the last of them is painted. */
export async function tail(bench: FeltBench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { perSecond, goal } of tails) {
    const options = { perSecond, forMs: tailMs };
    const own = await follow(bench, await writeLines(bench, options));
    const bare = await follow(bench, await writeLines(bench, options), 'bare');
    rows.push({
      what: named(`log, live tail, ${counted(perSecond)} a second, median`, bench),
      figure: lagText(own),
      reference: `bare pre ${lagText(bare)}`,
      ratio: ratio(medianOf(own), medianOf(bare)),
      goal,
    });
  }
  return rows;
}

function lagText(lags: number[]) {
  const p95 = lags.toSorted((a, b) => a - b)[Math.floor(lags.length * 0.95)] ?? Number.NaN;
  return `${ms(medianOf(lags))}, p95 ${ms(p95)} of ${lags.length} batches`;
}

/** Milliseconds from each write until its last line was painted. */
async function follow(bench: FeltBench, writer: Writer, kind?: 'bare'): Promise<number[]> {
  const page = await openPage(bench, writer.url);
  const { token } = bench;
  const references = kind && (await serveReferences(writer.url));
  const bare = references?.address('log', { token, trial: writer.trialId, follow: 'true' });
  await page.goto(bare ?? writer.logUrl);
  await page.waitForFunction(isAnyLine);
  const steps = await page.evaluateHandle(() => window.felt.watchSteps());
  const writtenLines = await writer.done();
  // the last of them may take a second
  await page.waitForTimeout(1500);
  const seen = await steps.jsonValue();
  await page.context().close();
  await references?.close();
  await writer.close();
  return writtenLines.flatMap(({ step, at }) => {
    const first = seen.find((each) => each.step >= step);
    // a batch that was written before the page was open has no time
    return first && at >= (seen[0]?.at ?? 0) ? first.at - at : [];
  });
}
