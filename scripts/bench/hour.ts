import type { CDPSession, Page } from 'playwright-core';
import { type BuiltConsole, viewport, withBuiltConsole } from './built-console';
import { turnWheel } from './felt/drive';
import { findRunning, postSteadily } from './felt/write-lines';
import type { Row } from './measure';

const linesPerSecond = 1000;
const experiments = 100_000;
/** time on each page in a round */
const stayMs = 8_000;

type Options = {
  /** minutes of the hour to drive; the pages poll at their usual intervals */
  minutes?: string | undefined;
};

/**
 * Walks through the pages of a running experiment as in an hour of work, for some minutes of it:
 * its overview, its log at 1,000 lines a second, and a list of 100,000 that is scrolled. Compares
 * the heap after a first round, in which scripts load, and after the last.
 */
export function benchHour({ minutes = '6' }: Options): Promise<Row[]> {
  const forMs = Number(minutes) * 60_000;
  return withBuiltConsole(['--scenario', 'huge', '--experiments', `${experiments}`], (built) =>
    hour(built, forMs),
  );
}

async function hour(built: BuiltConsole, forMs: number): Promise<Row[]> {
  const running = await findRunning(built);
  const stop = postSteadily(built, { taskId: running.taskId, perSecond: linesPerSecond });
  try {
    const trial = `/experiments/${running.id}/trials/${running.trialId}`;
    const seen = await walk(built, { trial, forMs });
    return rowsOf({ ...seen, lines: await stop(), forMs });
  } finally {
    // the server stops next
    await stop();
  }
}

/** Walks through the pages for this time, after a first round that does not count. */
async function walk(built: BuiltConsole, { trial, forMs }: { trial: string; forMs: number }) {
  const page = await (await built.openContext()).newPage();
  const session = await page.context().newCDPSession(page);
  await page.addInitScript(watchTasks);
  await page.goto(new URL(`${trial}/overview`, built.url).href, { waitUntil: 'commit' });
  await round({ page, session, trial });
  const before = await counts(session);
  await page.evaluate(() => window.tasksSeen.splice(0));
  const startedAt = performance.now();
  let rounds = 0;
  for (; performance.now() - startedAt < forMs; rounds++) await round({ page, session, trial });
  const after = await counts(session);
  const tasks = await page.evaluate(() => window.tasksSeen);
  await page.context().close();
  return { before, after, tasks, rounds };
}

type Walk = { page: Page; session: CDPSession; trial: string };

/**
 * Goes from the overview of a trial to its log, to the list and back, without reloading the page.
 */
async function round({ page, session, trial }: Walk) {
  await open(page, `${trial}/logs`, '.log-line');
  await page.waitForTimeout(2 * stayMs);
  await open(page, '/projects/2/experiments', '[aria-rowindex="2"]');
  const at = { x: viewport.width / 2, y: viewport.height / 2 };
  await turnWheel(session, { at, step: 100, perSecond: 29, forMs: stayMs });
  await open(page, `${trial}/overview`, 'figure canvas');
  await page.waitForTimeout(stayMs);
}

/** Goes to another page like a link: the router follows the browser's history. */
async function open(page: Page, path: string, content: string) {
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await page.locator(content).first().waitFor();
}

type LongTask = { ms: number; path: string };

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface extends the browser's own
  interface Window {
    /** set by `watchTasks` */
    tasksSeen: LongTask[];
  }
}

/** Runs in the page before its scripts, and records each long task with the page that was open. */
function watchTasks() {
  window.tasksSeen = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      window.tasksSeen.push({ ms: Math.round(duration), path: location.pathname });
  }).observe({ type: 'longtask', buffered: true });
}

type Counts = { heapMb: number; nodes: number; listeners: number };

/** Counts the objects of the page after garbage collection. */
async function counts(session: CDPSession): Promise<Counts> {
  await session.send('HeapProfiler.enable');
  // the second collection frees objects that the first released
  for (let time = 0; time < 2; time++) await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.disable');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { heapMb: usedSize / 1e6, nodes, listeners: jsEventListeners };
}

type Seen = {
  before: Counts;
  after: Counts;
  tasks: LongTask[];
  rounds: number;
  lines: number;
  forMs: number;
};

function rowsOf({ before, after, tasks, rounds, lines, forMs }: Seen): Row[] {
  const what = `an hour on running pages, ${(forMs / 60_000).toFixed(0)} min of it`;
  const longest = tasks.toSorted((a, b) => b.ms - a.ms).slice(0, 5);
  const above = tasks.filter(({ ms }) => ms > 100).length;
  return [
    {
      what: `${what}: heap`,
      figure: `${before.heapMb.toFixed(1)} to ${after.heapMb.toFixed(1)} MB; elements ${before.nodes} to ${after.nodes}; listeners ${before.listeners} to ${after.listeners}`,
      reference: `${rounds} rounds, ${lines.toLocaleString('en')} lines written`,
      ratio: (after.heapMb / before.heapMb).toFixed(2),
      goal: 'within 30 MB',
    },
    {
      what: `${what}: longest tasks`,
      figure: longest.map(({ ms, path }) => `${ms} ms ${path}`).join(', ') || 'none above 50 ms',
      reference: `${tasks.length} above 50 ms, ${above} above 100 ms`,
      ratio: '',
      goal: '100 ms',
    },
  ];
}
