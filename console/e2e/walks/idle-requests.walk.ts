import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { carryToken, openVisit, waitUntilLoaded } from '../support/browser';
import { newerArgs, tokenFor } from '../support/pages';
import { openSite } from '../support/site';

const site = openSite(...newerArgs);
let token: string;
beforeAll(async () => {
  token = await tokenFor(site.url);
});

const paths = [
  'dashboard',
  'clusters',
  'tasks',
  'resourcepool/a100-pool/active',
  'resourcepool/a100-pool/queued',
  'experiments/113/overview',
  'experiments/108/overview',
  'experiments/108/logs',
  'models/1',
  'projects/2/experiments',
  'workspaces/2/members',
  'workspaces/2/projects',
  'admin/user-management',
  'clusters/idle',
  'webhooks',
];

const minuteMs = 60_000;

/** the first poll of what a page has just loaded */
const settledMs = 20_000;

type Counted = { path: string; page: Page; counts: Map<string, number> };

const nameOf = (url: string): string =>
  new URL(url).pathname.replace('/api/v1/', '').replaceAll(/\d+/g, 'N');

/** Opens a page in a tab of its own, and counts what it asks the master from then on. */
async function openTab(context: BrowserContext, path: string): Promise<Counted> {
  const page = await context.newPage();
  const counts = new Map<string, number>();
  await page.goto(site.url + path);
  await waitUntilLoaded(page);
  page.on('request', (request) => {
    const url = request.url();
    if (!new URL(url).pathname.startsWith('/api/v1/')) return;
    counts.set(nameOf(url), (counts.get(nameOf(url)) ?? 0) + 1);
  });
  return { path, page, counts };
}

const sumOf = (counts: Map<string, number>) => [...counts.values()].reduce((sum, n) => sum + n, 0);

/** Time passes, which is all that a page left alone does; nothing on it tells the end of a minute. */
const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Opens a page that also asks every two seconds: a count that does not find it counts nothing. */
async function openCaller(context: BrowserContext): Promise<Counted> {
  const caller = await openTab(context, 'webhooks');
  await caller.page.evaluate(() => {
    setInterval(() => void fetch(new URL('/api/v1/master', location.href)), 2_000);
  });
  return caller;
}

/** Counts the requests of a minute, and describes the pages that sent more than `max`. */
async function countMinute(tabs: readonly Counted[], max: number): Promise<string[]> {
  for (const { counts } of tabs) counts.clear();
  await pass(minuteMs);
  return tabs
    .filter(({ counts }) => sumOf(counts) > max)
    .map(({ path, counts }) => {
      const parts = [...counts].sort(([, a], [, b]) => b - a).map(([name, n]) => `${name} ${n}`);
      return `${path} asked ${sumOf(counts)} times: ${parts.join(', ')}`;
    });
}

/** The subject of a page is asked for at least so often in a minute. */
const minOfSubject = 4;
const subjects: Record<string, string> = {
  'experiments/113/overview': 'experiments/N/metrics-stream/trials-sample',
  'experiments/108/overview': 'trials/time-series',
  'resourcepool/a100-pool/queued': 'job-queues-vN',
};

const slowSubjects = (tabs: readonly Counted[]): string[] =>
  tabs.flatMap(({ path, counts }) => {
    const name = subjects[path];
    const count = name === undefined ? minOfSubject : (counts.get(name) ?? 0);
    return count < minOfSubject ? [`${path} asked ${count} times for ${name}`] : [];
  });

const callerAlone = [expect.stringMatching(/^webhooks asked \d+ times: master (2[89]|30|31)/)];

test('a page left alone asks its master at most 20 times a minute, a hidden one once (stale-pages T4)', async () => {
  const visit = await openVisit(site.browser, { isStill: true });
  await carryToken(visit, site.url, token);
  const tabs: Counted[] = [];
  for (const path of paths) tabs.push(await openTab(visit.context, path));
  tabs.push(await openCaller(visit.context));
  await pass(settledMs);
  expect(await countMinute(tabs, 20)).toEqual(callerAlone);
  expect(slowSubjects(tabs)).toEqual([]);
  for (const { page } of tabs)
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
      Object.defineProperty(document, 'hidden', { get: () => true });
      for (const target of [document, window]) target.dispatchEvent(new Event('visibilitychange'));
    });
  expect(await countMinute(tabs, 1)).toEqual(callerAlone);
});
