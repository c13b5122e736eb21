import { createMemoryHistory } from '@tanstack/react-router';
import { release038 } from '@trainyard/sandbox/v038';
import { expect, onTestFinished, test, vi } from 'vitest';
import { demoSandbox, forgetPage, rbacSandbox, signInAs } from '~/test/render-app';
import { startTab } from '~/test/start-tab';
import { loadFirstPage } from './first-requests';

/** Starts the app at an address as `main.tsx` does, without drawing it; lists the paths of its calls. */
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
  return { paths, failed, queryClient, router };
}

test.each([
  ['/projects/2/experiments', ['projects/2', 'experiments-search']],
  ['/projects/2/experiments?sort=id%3Dasc&archived=true', ['projects/2', 'experiments-search']],
  ['/experiments/2/overview', ['experiments/2', 'trials/25', 'trials/time-series']],
  ['/experiments/2/logs', ['experiments/2', 'trials/25']],
  ['/experiments/1/logs', ['experiments/1']],
  [
    '/experiments/1/visualization/learning-curve',
    ['experiments/1', 'experiments/1/metrics-stream/trials-sample'],
  ],
  ['/experiments/1/trials/1/logs', ['trials/1', 'experiments/1']],
  ['/experiments/1/trials/1/overview', ['trials/1', 'experiments/1', 'trials/time-series']],
])('the first requests of %s are sent before its loaders run, once', async (path, first) => {
  const { paths, queryClient, router } = await startAt(path);
  await loadFirstPage(router, queryClient);
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(paths.toSorted()).toEqual(['master', 'users', ...first].toSorted());
  await router.load();
  for (const each of ['master', 'users', ...first])
    expect(paths.filter((sent) => sent === each)).toHaveLength(1);
});

test.each(['/projects/2/experiments', '/projects/2/runs', '/experiments/1/overview'])(
  'the first requests of %s have the form of a newer master',
  async (path) => {
    const { paths, failed, queryClient, router } = await startAt(path, demoSandbox(release038));
    await loadFirstPage(router, queryClient);
    await router.load();
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(paths.length).toBeGreaterThan(2);
    expect(failed).toEqual([]);
  },
);

test('the code of a page loads after the first requests of its data are sent', async () => {
  const { paths, queryClient, router } = await startAt('/projects/2/experiments');
  let sentBefore: string[] = [];
  const { loadRouteChunk } = router;
  router.loadRouteChunk = (route, ...rest) => {
    if (route.id === '/_app/projects/$projectId') sentBefore = [...paths];
    return loadRouteChunk(route, ...rest);
  };
  await loadFirstPage(router, queryClient);
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(sentBefore).toEqual(['master', 'users', 'projects/2', 'experiments-search']);
});

test('where roles decide, the curves of a trial wait for the permissions', async () => {
  const { paths, queryClient, router } = await startAt(
    '/experiments/1/trials/1/overview',
    rbacSandbox(),
  );
  await loadFirstPage(router, queryClient);
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(paths).toEqual(['master', 'users', 'trials/1', 'experiments/1']);
});

test('a trial that cannot be loaded is left to the loader', async () => {
  const { paths, queryClient, router } = await startAt('/experiments/1/trials/9999/overview');
  await loadFirstPage(router, queryClient);
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  // an unhandled rejection fails the run
  expect(paths).toEqual(['master', 'trials/9999', 'experiments/1', 'users']);
});

test('an invalid id requests no data of its page first', async () => {
  const { paths, queryClient, router } = await startAt('/projects/x/experiments');
  await loadFirstPage(router, queryClient);
  expect(paths).toEqual(['master', 'users']);
});
