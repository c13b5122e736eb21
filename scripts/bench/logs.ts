import type { Page } from 'playwright-core';
import { type BuiltConsole, withBuiltConsole } from './built-console';
import { startLogStream } from './log-stream';
import type { Row } from './measure';

const rounds = 5;
const perSecond = 5000;
const streamMs = 8000;

type LongLog = Omit<BuiltConsole, 'browser'> & { experimentId: number; trialId: number };

/** Measures the built viewer in Chromium with a log of 1,000,000 lines. */
export const benchLogs = (): Promise<Row[]> =>
  withBuiltConsole(['--scenario', 'huge'], async (built) => {
    const longLog = await findLongLog(built);
    const rows = await benchReading(longLog);
    return [...rows, ...(await benchStreaming(longLog))];
  });

async function findLongLog(built: BuiltConsole): Promise<LongLog> {
  const { experiments } = await built.request('experiments?name=million-lines&limit=1');
  const experimentId: number = experiments[0].id;
  const { trials } = await built.request(`experiments/${experimentId}/trials`);
  return { ...built, experimentId, trialId: trials[0].id };
}

const logOf = ({ url, experimentId }: LongLog) => `${url}experiments/${experimentId}/logs`;

const median = (values: number[]) =>
  values.sort((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;

async function repeated(work: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await work());
  return median(times);
}

// functions that run in the page contain no named functions, because the bundler would add helper
// calls

/** Milliseconds from a click to the frame after a line is shown, by the clock of the page. */
const drawnAfter = (page: Page, target: { buttonName: string; id: string }) =>
  page.evaluate(async ({ buttonName, id }) => {
    const from = performance.now();
    const button = [...document.querySelectorAll('button')].find(
      (each) => each.getAttribute('aria-label') === buttonName,
    );
    button?.click();
    while (document.querySelector(`.log-line[data-id="${id}"]`) === null)
      await new Promise((done) => requestAnimationFrame(done));
    return performance.now() - from;
  }, target);

/** The reference: the page reads and parses the same answer, nothing else. */
const bareRead = (page: Page, { token, trialId }: LongLog, query: string) =>
  page.evaluate(
    async ([address, bearer]) => {
      const from = performance.now();
      const answer = await fetch(address ?? '', { headers: { Authorization: `Bearer ${bearer}` } });
      for (const line of (await answer.text()).split('\n')) if (line) JSON.parse(line);
      return performance.now() - from;
    },
    [`/api/v1/trials/${trialId}/logs?${query}`, token],
  );

async function benchReading(longLog: LongLog): Promise<Row[]> {
  const context = await longLog.openContext();
  const page = await context.newPage();
  const opened = await repeated(async () => {
    await page.goto(logOf(longLog));
    await page.locator('.log-line').first().waitFor();
    return page.evaluate(() => performance.now());
  });
  const first = `${longLog.trialId * 1_000_000 + 1}`;
  const last = `${(longLog.trialId + 1) * 1_000_000}`;
  const newest = 'limit=100&orderBy=ORDER_BY_DESC';
  const tail = await repeated(async () => {
    await drawnAfter(page, { buttonName: 'Scroll to Oldest', id: first });
    return drawnAfter(page, { buttonName: 'Enable Tailing', id: last });
  });
  const bareTail = await repeated(() => bareRead(page, longLog, newest));
  const middle = await repeated(() => toMiddle(page, longLog.trialId * 1_000_000));
  const linked = await benchLinked(page, longLog);
  const { lines: lineCount, heap } = await benchScroll(page, longLog);
  await context.close();
  const ms = (value: number) => `${Math.round(value)} ms`;
  return [
    {
      what: 'log of 1,000,000 lines: tail, from the oldest line to the newest drawn',
      figure: ms(tail),
      reference: `bare read of it ${ms(bareTail)}`,
      ratio: (tail / bareTail).toFixed(1),
      goal: '500 ms',
    },
    {
      what: 'the same: to its middle by the map, lines drawn',
      figure: ms(middle),
      reference: `bare read of the newest ${ms(bareTail)}`,
      ratio: (middle / bareTail).toFixed(1),
      goal: '1,000 ms',
    },
    {
      what: 'the same: a link to a line in its middle, page load included',
      figure: ms(linked),
      reference: `page load to the newest lines ${ms(opened)}`,
      ratio: (linked / opened).toFixed(2),
      goal: '1,000 ms',
    },
    {
      what: `the same: heap after reading back ${lineCount.read} lines, ${lineCount.drawn} rows drawn`,
      figure: `${(heap.after / 1e6).toFixed(0)} MB`,
      reference: `with 100 lines ${(heap.before / 1e6).toFixed(0)} MB`,
      ratio: (heap.after / heap.before).toFixed(2),
      goal: '200 MB',
    },
  ];
}

/** Milliseconds from a click in the middle of the map to lines from there, starting at the end. */
async function toMiddle(page: Page, before: number): Promise<number> {
  await drawnAfter(page, { buttonName: 'Enable Tailing', id: String(before + 1_000_000) });
  return page.evaluate(async (offset) => {
    const map = document.querySelector('[data-log-map]');
    const box = map?.getBoundingClientRect();
    if (!map || !box) throw new Error('There is no map of the log.');
    const from = performance.now();
    const clientY = box.top + box.height / 2;
    map.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, clientY }));
    for (;;) {
      await new Promise((done) => requestAnimationFrame(done));
      const line = document.querySelector<HTMLElement>('.log-line')?.dataset.id;
      const place = Number(line) - offset;
      if (place > 400_000 && place < 600_000) return performance.now() - from;
    }
  }, before);
}

async function benchLinked(page: Page, longLog: LongLog): Promise<number> {
  const headers = { Authorization: `Bearer ${longLog.token}` };
  const line = `${longLog.trialId * 1_000_000 + 500_000}`;
  const trial = await (
    await fetch(`${longLog.url}api/v1/trials/${longLog.trialId}`, { headers })
  ).json();
  const at = await timeOf(longLog, line, trial.trial);
  const link = `${logOf(longLog)}?line=${line}&at=${encodeURIComponent(at)}`;
  return repeated(async () => {
    await page.goto('about:blank');
    await page.goto(link);
    await page.locator(`.log-line[data-id="${line}"]`).waitFor();
    return page.evaluate(() => performance.now());
  });
}

type Times = { startTime: string; endTime: string };

/** The time of a line: found by binary search, because lines are requested by time. */
async function timeOf({ url, token, trialId }: LongLog, id: string, times: Times): Promise<string> {
  let [low, high] = [Date.parse(times.startTime), Date.parse(times.endTime)];
  const headers = { Authorization: `Bearer ${token}` };
  for (;;) {
    const middle = Math.floor((low + high) / 2);
    const query = `limit=200&timestampAfter=${new Date(middle).toISOString()}`;
    const answer = await fetch(`${url}api/v1/trials/${trialId}/logs?${query}`, { headers });
    const lines = (await answer.text()).split('\n').filter(Boolean);
    const read = lines.map((line): { id: string; timestamp: string } => JSON.parse(line).result);
    const match = read.find((line) => line.id === id);
    if (match) return match.timestamp;
    if (Number(read[0]?.id ?? Number.POSITIVE_INFINITY) > Number(id)) high = middle;
    else low = middle;
  }
}

/** Reads far back, like a user who holds Page Up. */
async function benchScroll(page: Page, longLog: LongLog) {
  await page.goto(logOf(longLog));
  await page.locator('.log-line').first().waitFor();
  const before = await heapOf(page);
  const from = longLog.trialId * 1_000_000 + 1_000_000;
  const reached = await page.evaluate(async () => {
    const log = document.querySelector('[role=log]');
    const until = performance.now() + 20_000;
    while (log && performance.now() < until) {
      log.scrollTop = 0;
      await new Promise((done) => requestAnimationFrame(done));
    }
    return Number(document.querySelector<HTMLElement>('.log-line')?.dataset.id);
  });
  const lineCount = await page.locator('.log-line').count();
  const after = await heapOf(page);
  const read = (from - reached).toLocaleString('en');
  return { lines: { read, drawn: lineCount }, heap: { before, after } };
}

async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

type Frames = { frames: number; dropped: number; longestMs: number };

/** Counts frames for this time; each sixtieth of a second without one is a dropped one. */
const countFrames = (page: Page, forMs: number) =>
  page.evaluate(async (ms): Promise<Frames> => {
    const until = performance.now() + ms;
    const counted = { frames: 0, dropped: 0, longestMs: 0 };
    let last = performance.now();
    while (last < until) {
      const now = await new Promise<number>((done) => requestAnimationFrame(done));
      const gap = now - last;
      last = now;
      counted.frames += 1;
      counted.dropped += Math.max(0, Math.round(gap / (1000 / 60)) - 1);
      counted.longestMs = Math.max(counted.longestMs, gap);
    }
    return counted;
  }, forMs);

async function benchStreaming(longLog: LongLog): Promise<Row[]> {
  const { url: master, trialId } = longLog;
  const options = { master, trialId, perSecond, forMs: streamMs };
  const stream = await startLogStream(options);
  const context = await longLog.openContext(stream.url);
  const page = await context.newPage();
  const still = await context.newPage();
  await still.goto(`${stream.url}login`);
  const idle = await countFrames(still, 3000);
  await still.close();
  await page.goto(logOf({ ...longLog, url: stream.url }));
  await page.locator('.log-line').first().waitFor();
  const frames = await countFrames(page, streamMs - 2000);
  await page.waitForFunction(
    (id) => document.querySelector(`.log-line[data-id="${id}"]`) !== null,
    `${trialId}${9_000_000 + (perSecond * streamMs) / 1000 - 1}`,
    { timeout: 60_000 },
  );
  const heap = await heapOf(page);
  await context.close();
  stream.close();
  const share = ({ frames, dropped }: Frames) => dropped / (frames + dropped);
  return [
    {
      what: `a log written at ${perSecond.toLocaleString('en')} lines/s for ${streamMs / 1000} s: frames dropped, longest`,
      figure: `${(share(frames) * 100).toFixed(1)} %, ${frames.longestMs.toFixed(0)} ms`,
      reference: `a still page ${(share(idle) * 100).toFixed(1)} %, ${idle.longestMs.toFixed(0)} ms`,
      ratio: (share(frames) / Math.max(0.001, share(idle))).toFixed(1),
      goal: '0 %',
    },
    {
      what: 'the same: heap at its end',
      figure: `${(heap / 1e6).toFixed(0)} MB`,
      reference: '',
      ratio: '',
      goal: '200 MB',
    },
  ];
}
