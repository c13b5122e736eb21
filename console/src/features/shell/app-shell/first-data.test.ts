import { createMemoryHistory } from '@tanstack/react-router';
import type { Sandbox } from '@trainyard/sandbox';
import { release038 } from '@trainyard/sandbox/v038';
import { expect, onTestFinished, test, vi } from 'vitest';
import { demoSandbox, forgetPage, rbacSandbox, signInAs } from '~/test/render-app';
import { startTab } from '~/test/start-tab';
import { loadFirstData } from './first-data';

/** Starts the app at an address, without drawing it; lists the paths of its calls. */
async function startAt(path: string, sandbox = demoSandbox()) {
  const paths: string[] = [];
  const failed: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    paths.push(pathname.replace('/api/v1/', ''));
    const answer = await sandbox.fetch(request);
    if (!answer.ok) failed.push(`${request.method} ${pathname}: ${answer.status}`);
    return answer;
  });
  await signInAs('admin', sandbox);
  const { queryClient, router, stop } = startTab(createMemoryHistory({ initialEntries: [path] }));
  onTestFinished(() => {
    stop();
    forgetPage(queryClient);
  });
  const settle = () => vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  return { paths, failed, queryClient, router, settle };
}

/** Loads a page as `main.tsx` does. */
async function load(path: string, sandbox?: Sandbox) {
  const { queryClient, router, settle, ...calls } = await startAt(path, sandbox);
  void loadFirstData(router, queryClient);
  await router.load();
  await settle();
  return calls;
}

/** The calls of every page; the second and the third do not wait for the first. */
const frame = ['master', 'me', 'users/setting', 'users'];

test.each([
  ['/projects/2/experiments', ['projects/2', 'experiments-search']],
  ['/projects/2/experiments?sort=id%3Dasc&archived=true', ['projects/2', 'experiments-search']],
  ['/experiments/2/overview', ['experiments/2', 'trials/25', 'trials/time-series']],
  ['/experiments/2/logs', ['experiments/2', 'trials/25']],
  ['/experiments/1/logs', ['experiments/1']],
  [
    '/experiments/1/visualization/overview',
    [
      'experiments/1',
      'experiments/metrics-stream/metric-names',
      'experiments/1/metrics-stream/trials-sample',
    ],
  ],
  ['/experiments/1/trials/1/logs', ['trials/1', 'experiments/1']],
  ['/experiments/1/trials/1/overview', ['trials/1', 'experiments/1', 'trials/time-series']],
])('the loaders of %s request its first data, once', async (path, first) => {
  const { paths } = await load(path);
  expect(paths.slice(0, 3).toSorted()).toEqual(frame.slice(0, 3).toSorted());
  expect(paths.toSorted()).toEqual([...frame, ...first].toSorted());
});

test.each([
  ['/projects/2/experiments', ['projects/2', 'experiments-search']],
  ['/experiments/2/overview', ['experiments/2', 'trials/25']],
  ['/experiments/1/trials/1/logs', ['trials/1', 'experiments/1']],
])('the first data of %s are requested without its code', async (path, first) => {
  const { paths, queryClient, router, settle } = await startAt(path);
  // the router, which loads code, is not started
  await loadFirstData(router, queryClient);
  await settle();
  expect(paths).toEqual(expect.arrayContaining(['master', ...first]));
});

test.each(['/projects/2/experiments', '/projects/2/runs', '/experiments/1/overview'])(
  'the first requests of %s have the form of a newer master',
  async (path) => {
    const { paths, failed } = await load(path, demoSandbox(release038));
    expect(paths.length).toBeGreaterThan(frame.length);
    expect(failed).toEqual([]);
  },
);

test('where roles decide, the curves of a trial wait for the permissions', async () => {
  const { paths } = await load('/experiments/3/overview', rbacSandbox());
  expect(paths).toContain('permissions/summary');
  expect(paths.indexOf('trials/time-series')).toBeGreaterThan(paths.indexOf('permissions/summary'));
});

test('a trial that cannot be loaded has no curves', async () => {
  const { paths } = await load('/experiments/1/trials/9999/overview');
  // an unhandled rejection fails the run
  expect(paths).toContain('trials/9999');
  expect(paths).not.toContain('trials/time-series');
});

test('an invalid id requests no data of its page', async () => {
  const { paths } = await load('/projects/x/experiments');
  expect(paths.toSorted()).toEqual(frame.toSorted());
});
