import { screen, waitFor, within } from '@testing-library/react';
import { createExperiment, createTransport, login } from '@trainyard/sdk/calls';
import { expect, test } from 'vitest';
import { demoSandbox, renderApp } from '~/test/render-app';

const path = '/experiments/108/profiler';
const findChoice = (name: string) => screen.findByRole('combobox', { name });
const chart = (name: string) => screen.findByRole('figure', { name });

test('throughput, timings and the machines are drawn; what is chosen is in the link and stays', async () => {
  const sandbox = demoSandbox();
  const first = await renderApp(path, { sandbox });
  for (const name of ['Throughput', 'Timing Metrics', 'gpu_util']) await chart(name);
  expect(within(await chart('gpu_util')).getAllByText(/^GPU-/).length).toBeGreaterThan(1);
  await first.user.click(await findChoice('Metric Name'));
  await first.user.click(await screen.findByRole('option', { name: 'free_memory' }));
  await chart('free_memory');
  expect(first.router.state.location.search).toMatchObject({ metric: 'free_memory' });
  expect(screen.queryByRole('combobox', { name: 'GPU' })).toBeNull();
  const isStored = ({ method, url }: Request) =>
    method === 'POST' && url.endsWith('/users/setting');
  await waitFor(() => expect(first.requests.some(isStored)).toBe(true));
  first.unmount();
  await renderApp(path, { sandbox });
  await chart('free_memory');
});

test('a link says which card is drawn', async () => {
  const { router, user } = await renderApp(`${path}?metric=gpu_util`);
  await user.click(await findChoice('GPU'));
  const [, card] = await screen.findAllByRole('option');
  const uuid = card?.textContent ?? '';
  if (card) await user.click(card);
  await waitFor(() => expect(router.state.location.search).toMatchObject({ gpu: uuid }));
  expect((await findChoice('GPU')).textContent).toBe(uuid);
});

const config = `
name: not measured
entrypoint: python3 train.py
searcher: { name: single, metric: loss, max_length: { batches: 100 } }
profiling: { enabled: false }
`;

test('without profiling it is said how to come by it', async () => {
  const sandbox = demoSandbox();
  const open = createTransport({ baseUrl: location.origin, fetch: sandbox.fetch });
  const { token } = await login(open, { body: { username: 'admin', password: '' } });
  const client = createTransport({ baseUrl: location.origin, fetch: sandbox.fetch, auth: token });
  const { experiment } = await createExperiment(client, { body: { config, projectId: 2 } });
  await renderApp(`/experiments/${experiment.id}/profiler`, { sandbox });
  expect(await screen.findByText('No profiling enabled')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Get started' }).getAttribute('href')).toBe('/docs/');
});
