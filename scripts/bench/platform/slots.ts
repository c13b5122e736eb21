import type { Page } from 'playwright-core';
import type { BuiltConsole } from '../built-console';
import type { Row } from '../measure';
import { firstPaintRow } from './first-paint';

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
export async function slotRows(built: BuiltConsole): Promise<Row[]> {
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
