import { createMemoryHistory } from '@tanstack/react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startApp } from '~/app/start/start-app';
import { demoSandbox, forgetPage, signInAs } from '~/test/render-app';
import { loadFirstPage } from './first-requests';

/** Starts the app at an address as `main.tsx` does, without drawing it; lists the paths of its calls. */
async function startAt(path: string) {
  const sandbox = demoSandbox();
  const paths: string[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    const { pathname } = new URL(request.url);
    paths.push(pathname.replace('/api/v1/', ''));
    return sandbox.fetch(request);
  });
  await signInAs('admin', sandbox);
  const { queryClient, router, stop } = startApp(createMemoryHistory({ initialEntries: [path] }));
  onTestFinished(() => {
    stop();
    forgetPage(queryClient);
  });
  return { paths, queryClient, router };
}

test.each([
  ['/projects/2/experiments', ['projects/2', 'experiments-search']],
  ['/projects/2/experiments?sort=id%3Dasc&archived=true', ['projects/2', 'experiments-search']],
  ['/experiments/1/overview', ['experiments/1']],
  ['/experiments/1/trials/1/logs', ['trials/1', 'experiments/1']],
])('the first requests of %s are sent before its loaders run, once', async (path, first) => {
  const { paths, queryClient, router } = await startAt(path);
  await loadFirstPage(router, queryClient);
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(paths).toEqual(['master', ...first]);
  await router.load();
  for (const each of ['master', ...first])
    expect(paths.filter((sent) => sent === each)).toHaveLength(1);
});

test('an invalid id requests nothing first', async () => {
  const { paths, queryClient, router } = await startAt('/projects/x/experiments');
  await loadFirstPage(router, queryClient);
  expect(paths).toEqual(['master']);
});
