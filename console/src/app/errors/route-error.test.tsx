import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '~/test/render-app';

/** Makes requests to one URL fail. */
const failing = (path: string) => (request: Request) =>
  new URL(request.url).pathname === path
    ? Response.json({ error: { code: 2, reason: 'Unknown', error: 'disk full' } }, { status: 500 })
    : undefined;

test.each([
  ['/experiments/2', '/api/v1/experiments/2', 'Unable to fetch Experiment 2'],
  ['/trials/502', '/api/v1/trials/502', 'Unable to fetch Trial 502'],
  ['/experiments/113/trials/502', '/api/v1/experiments/113', 'Unable to fetch Experiment 113'],
])('%s shows what failed to load, and the master’s message', async (path, failed, title) => {
  const { user, requests } = await renderApp(path, { answer: failing(failed) });
  expect(await screen.findByText(title, {}, { timeout: 20_000 })).toBeVisible();
  expect(screen.getByText('disk full')).toBeVisible();
  const failedRequests = () =>
    requests.filter(({ url }) => new URL(url).pathname === failed).length;
  const before = failedRequests();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(failedRequests()).toBeGreaterThan(before);
});

test('an invalid id is named, and nothing is requested', async () => {
  const { requests } = await renderApp('/trials/abc');
  expect(await screen.findByText('Invalid Trial ID abc')).toBeVisible();
  expect(requests.some(({ url }) => url.includes('/trials/'))).toBe(false);
});
