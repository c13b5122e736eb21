import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '~/test/render-app';

const refusal = () => Response.json({ code: 7, message: 'not yours' }, { status: 403 });

test('a refused log shows the error next to a log that is read; without names of metrics parallel coordinates show a message', async () => {
  await renderApp('/experiment-compare?id=2&id=5&logTrial=25&logTrial=39', {
    answer: ({ url }) =>
      /trials\/39\/logs|metrics-stream\/metric-names/.test(url) ? refusal() : undefined,
  });
  const refused = await screen.findByRole('article', { name: /trial 39$/ });
  await within(refused).findByText(/not yours/);
  const read = screen.getByRole('article', { name: /trial 25$/ });
  expect(within(read).queryByText(/not yours/)).toBeNull();
  expect(within(read).getByRole('log')).toBeVisible();
  const part = await screen.findByRole('region', { name: 'Parallel coordinates' });
  expect((await within(part).findByRole('alert')).textContent).toMatch(
    /^Error fetching metrics.*not yours/,
  );
  expect(within(part).queryByText('Loading...')).toBeNull();
});

test('when the master becomes unreachable, the loaded data stays and the failure is reported', async () => {
  let isGone = false;
  const { queryClient } = await renderApp('/experiment-compare?id=2&id=5', {
    answer: () => (isGone ? new Response('', { status: 502 }) : undefined),
  });
  const trials = await screen.findByRole('region', { name: 'Trials' });
  await within(trials).findByRole('table', { name: 'Trials of compared experiments' });
  await waitFor(() =>
    expect(within(trials).getAllByRole('checkbox', { name: /^Choose trial/ })).toHaveLength(2),
  );
  isGone = true;
  void queryClient.invalidateQueries();
  await screen.findByText("Can't reach the master. Data may be out of date.");
  expect(within(trials).getAllByRole('checkbox', { name: /^Choose trial/ })).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: /from the comparison$/ })).toHaveLength(2);
});

test('without best trials curves and parallel coordinates show a message, and render once they arrive', async () => {
  let isRefused = true;
  const { user } = await renderApp('/experiment-compare?id=2&id=5', {
    answer: ({ url }) => (isRefused && url.includes('/experiments-search') ? refusal() : undefined),
  });
  const parts = ['Metrics', 'Parallel coordinates'];
  for (const name of parts) {
    const part = await screen.findByRole('region', { name });
    expect((await within(part).findByRole('alert')).textContent).toMatch(
      /^Error fetching best trials.*not yours/,
    );
    expect(within(part).queryByRole('figure')).toBeNull();
  }
  isRefused = false;
  const [again] = screen.getAllByRole('button', { name: 'Retry' });
  if (again) await user.click(again);
  for (const name of parts) {
    const part = screen.getByRole('region', { name });
    expect((await within(part).findAllByRole('figure')).length).toBeGreaterThan(0);
    expect(within(part).queryByRole('alert')).toBeNull();
  }
});

test('the other experiments are requested even if the first ones are refused', async () => {
  const ids = Array.from({ length: 20 }, (_, index) => `id=${index + 1}`).join('&');
  const { requests } = await renderApp(`/experiment-compare?${ids}`, {
    answer: ({ url }) =>
      /experiments\/\d+\/trials$/.test(new URL(url).pathname) ? refusal() : undefined,
  });
  await waitFor(() => {
    const requestedIds = requests.flatMap(
      ({ url }) => /experiments\/(\d+)\/trials$/.exec(new URL(url).pathname)?.[1] ?? [],
    );
    expect(new Set(requestedIds).size).toBe(20);
  });
  const trials = screen.getByRole('region', { name: 'Trials' });
  expect((await within(trials).findByRole('alert')).textContent).toMatch(/not yours/);
});
