import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '~/test/render-app';

beforeEach(() => {
  // timers run as usual, except for the long waits between two attempts
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

const pathOf = ({ url }: Request) => new URL(url).pathname;
const refusal = () => new Response('', { status: 502 });

/** Renders a page whose master is unreachable while `isUnreachable` returns true. */
async function openPage(path: string, isAwayAtFirst = false) {
  const state = { isUnreachable: (_path: string) => isAwayAtFirst };
  const answer = (request: Request) =>
    state.isUnreachable(pathOf(request)) ? refusal() : undefined;
  const opening = renderApp(path, { answer });
  // the first load tries three times
  await vi.advanceTimersByTimeAsync(10_000);
  const app = await opening;
  const requestsTo = (path: string) =>
    app.requests.filter((request) => pathOf(request) === path).length;
  const loads: string[] = [];
  app.router.subscribe('onBeforeLoad', ({ toLocation }) => loads.push(toLocation.href));
  const take = (isUnreachable: (path: string) => boolean) => {
    state.isUnreachable = isUnreachable;
    app.requests.length = 0;
    loads.length = 0;
  };
  return { ...app, requestsTo, take, loads };
}

const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

test('a console without a reachable master opens automatically when the master answers', async () => {
  const { requestsTo, take, router, loads } = await openPage('/workspaces?sort=newest', true);
  await screen.findByRole('heading', { name: 'Server is Unreachable' });
  expect(screen.getByText(/^(Next try in \d+ s\.|Trying again\.\.\.)$/)).toBeVisible();
  take(() => true);
  // 1 s, 2 s, 4 s … up to ten minutes; some of the first may be over
  await wait(120);
  const tries = requestsTo('/api/v1/master');
  expect(tries).toBeGreaterThanOrEqual(3);
  expect(tries).toBeLessThanOrEqual(7);
  await wait(3600);
  expect(requestsTo('/api/v1/master')).toBeLessThanOrEqual(tries + 10);
  screen.getByRole('heading', { name: 'Server is Unreachable' });

  take(() => false);
  await wait(600);
  await screen.findByRole('heading', { level: 1, name: 'Workspaces' });
  expect(router.state.location.search).toEqual({ sort: 'newest' });
  // the try that succeeds, and at most one poll of the page that opens
  expect(requestsTo('/api/v1/master')).toBeGreaterThanOrEqual(1);
  expect(requestsTo('/api/v1/master')).toBeLessThanOrEqual(2);
  expect(loads).toEqual(['/workspaces?sort=newest']);
});

test('a page without data has one message about the outage, and opens when the master answers (F16)', async () => {
  const { take, router, loads } = await openPage('/workspaces');
  await screen.findByRole('link', { name: /Vision/ });
  take(() => true);
  const going = act(() => router.navigate({ to: '/models' }));
  await vi.advanceTimersByTimeAsync(10_000);
  await going;
  await screen.findByRole('heading', { level: 1, name: 'This page could not be loaded' });
  expect(screen.getAllByRole('button', { name: 'Try now' })).toHaveLength(1);
  expect(screen.getAllByText(/^(Next try in \d+ s\.|Trying again\.\.\.)$/)).toHaveLength(1);
  expect(screen.queryByText(/Data may be out of date/)).toBeNull();
  // the content stays usable
  expect(screen.getAllByRole('link', { name: 'Workspaces' }).length).toBeGreaterThan(0);
  await wait(120);
  take(() => false);
  await wait(600);
  await screen.findByRole('heading', { level: 1, name: 'Model Registry' });
  expect(loads).toEqual(['/models']);
});

test('requests for one unreachable part back off and cause no reload loop', async () => {
  const { requestsTo, take, router, user } = await openPage('/workspaces');
  await screen.findByRole('link', { name: /Vision/ });
  take((path) => path === '/api/v1/models');
  const going = act(() => router.navigate({ to: '/models' }));
  await vi.advanceTimersByTimeAsync(10_000);
  await going;
  await screen.findByRole('heading', { level: 1, name: 'This page could not be loaded' });
  await wait(60);
  expect(requestsTo('/api/v1/models')).toBeLessThanOrEqual(3 + 6);
  await wait(600);
  expect(requestsTo('/api/v1/models')).toBeLessThanOrEqual(3 + 10);
  take(() => false);
  const main = screen.getByRole('main');
  const [button] = main.querySelectorAll('h1 ~ div button');
  await user.click(button ?? main);
  await screen.findByRole('heading', { level: 1, name: 'Model Registry' });
});
