import type { Page } from 'playwright-core';
import { type BuiltConsole, withBuiltConsole } from './built-console';
import { firstPaintRow } from './first-paint';
import { benchForecast } from './forecast';
import type { Row } from './measure';

/** Pages of the platform on a cluster of 500 agents, 4,000 slots and 100,000 experiments. */
const clusterRows = (): Promise<Row[]> =>
  withBuiltConsole(['--scenario', 'huge', '--experiments', '100000'], async (built) => [
    ...(await slotRows(built)),
    ...(await usageRows(built)),
  ]);

/**
 * The pages of the platform at their largest, each part on its own cluster; `only` names one part.
 */
export const benchPlatform = async ({ only }: { only?: string }): Promise<Row[]> => [
  ...(only === 'storage' ? [] : await clusterRows()),
  ...(only === 'storage' ? [] : await benchForecast({ only: 'speed' })),
  ...(only === 'cluster' ? [] : await storageRows()),
];

const months = 36;

/** The first frame with bars of usage over 36 months. */
async function usageRows(built: BuiltConsole): Promise<Row[]> {
  const now = new Date();
  const before = now.toISOString().slice(0, 7);
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months + 1, 1));
  const after = first.toISOString().slice(0, 7);
  const period = 'RESOURCE_ALLOCATION_AGGREGATION_PERIOD_MONTHLY';
  return [
    await firstPaintRow(built, {
      what: 'platform: usage of 36 months',
      path: `clusters/historical-usage?groupBy=month&after=${after}&before=${before}`,
      isDrawn: hasInk,
      answers: [
        `resources/allocation/aggregated?startDate=${after}&endDate=${before}&period=${period}`,
      ],
      goalMs: 1_000,
    }),
  ];
}

const hasInk = `(() => {
  const canvas = document.querySelector('figure canvas');
  if (!canvas || !canvas.width || !canvas.height) return false;
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return data.some((value) => value);
})()`;

const answers = ['agents', 'resource-pools'];
const goalMs = 1_000;

const jobCount = 2_000;

type Jobs = { full?: { jobId: string } }[];

/** Makes each queue 2,000 jobs long: a sandbox needs minutes to queue so many itself. */
async function longQueues({ request }: BuiltConsole) {
  const answers = new Map<string, { jobs: Jobs }>();
  for (const { name } of (await request('resource-pools')).resourcePools)
    answers.set(name, longQueue(await request(`job-queues-v2?resourcePool=${name}&limit=0`)));
  return (page: Page) =>
    page.route(/\/api\/v1\/job-queues-v2/, (route) => {
      const { searchParams } = new URL(route.request().url());
      const json = answers.get(searchParams.get('resourcePool') ?? '');
      return json && !searchParams.has('states') ? route.fulfill({ json }) : route.continue();
    });
}

function longQueue(answer: { jobs: Jobs }) {
  const { jobs } = answer;
  const copies = Array.from({ length: jobs.length > 0 ? jobCount : 0 }, (_, index) => {
    const job = jobs[index % jobs.length];
    if (index < jobs.length || !job?.full) return job;
    const summary = { state: 'STATE_QUEUED', jobsAhead: index };
    return { ...job, full: { ...job.full, jobId: `${job.full.jobId}-${index}`, summary } };
  });
  return { ...answer, jobs: copies.flatMap((job) => job ?? []) };
}

const pool = 'resourcepool/a100-pool/active';
const rows = `document.querySelectorAll('a[aria-label^="Slots of agent-"]').length`;

/** The first paint of slots: all of the cluster as bars, and each of a pool of 320 agents. */
async function slotRows(built: BuiltConsole): Promise<Row[]> {
  const prepare = await longQueues(built);
  return [
    await firstPaintRow(built, {
      what: 'platform: slots of 500 agents on the page of the cluster',
      path: 'clusters',
      isDrawn: `document.querySelector('[role=img][aria-label^="Slots of a100-pool"]')`,
      answers,
      goalMs,
      prepare,
    }),
    await firstPaintRow(built, {
      what: 'platform: slots of a pool of 320 agents, the visible ones',
      path: pool,
      isDrawn: `${rows} > 0`,
      answers,
      goalMs,
      prepare,
    }),
    await firstPaintRow(built, {
      what: 'platform: slots of a pool of 320 agents, all of them',
      path: pool,
      isDrawn: `${rows} >= 320`,
      answers,
      goalMs: 2_000,
      prepare,
    }),
  ];
}

const experiments = 100_000;

/** Users notice a longer task, in milliseconds. */
const listGoalMs = 50;

/** Keeps the longest task of the page in `window.longest`. */
const watchTasks = (page: Page) =>
  page.addInitScript(`
    window.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
    }).observe({ type: 'longtask', buffered: true });
  `);

const numberIn = async (page: Page, expression: string): Promise<number> =>
  Number(await page.evaluate(expression));

/**
 * Reads the storage of 100,000 experiments in blocks: measures when the first block is drawn, when
 * all are read, and the longest task in between, which a user would notice.
 */
const storageRows = (): Promise<Row[]> =>
  withBuiltConsole(['--experiments', String(experiments)], async (built) => {
    const context = await built.openContext();
    const page = await context.newPage();
    await watchTasks(page);
    await page.goto(`${built.url}clusters/storage`, { waitUntil: 'commit' });
    await page.waitForSelector('figure canvas', { timeout: 60_000 });
    const first = await numberIn(page, 'performance.now()');
    await page.evaluate('window.longest = 0');
    await page.waitForSelector('p[role=status]:not(:has-text("; read "))', { timeout: 240_000 });
    const all = await numberIn(page, 'performance.now()');
    const longest = await numberIn(page, 'window.longest');
    await context.close();
    return [
      {
        what: 'platform: storage of 100,000 experiments, longest task while blocks are read',
        figure: `${Math.round(longest)} ms`,
        reference: `first block ${Math.round(first)} ms, all ${Math.round(all)} ms`,
        ratio: (longest / listGoalMs).toFixed(2),
        goal: `${listGoalMs} ms`,
      },
    ];
  });
