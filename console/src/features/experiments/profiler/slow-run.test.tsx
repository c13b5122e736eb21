import { screen, within } from '@testing-library/react';
import type { Release } from '@trainyard/sandbox';
import { release038 } from '@trainyard/sandbox/v038';
import { createExperiment } from '@trainyard/sdk/calls';
import { expect, test } from 'vitest';
import { clusterWithRole } from '~/test/cluster-with-role';
import { clientOf } from '~/test/experiment-header';
import { demoSandbox, renderApp } from '~/test/render-app';

const findPanel = () => screen.findByRole('region', { name: 'What limits the speed' });

// of the demo's runs, one waits for its data, and the other one keeps its GPUs busy
const [waiting, busy] = ['/experiments/6', '/experiments/18'];

test.each<[string, Release | undefined]>([
  ['0.23.4', undefined],
  ['0.38.1', release038],
])('on %s a run that waits for its data is told from one with busy GPUs', async (_, release) => {
  const sandbox = demoSandbox(release);
  const first = await renderApp(`${waiting}/profiler`, { sandbox });
  const panel = within(await findPanel());
  expect(panel.getByText('Bound by input')).toBeVisible();
  const row = within(panel.getByRole('row', { name: /^Share of a step spent waiting for data/ }));
  expect(row.getByRole('cell', { name: /^\d\d%$/ })).toBeVisible();
  expect(row.getByRole('cell', { name: 'Input' })).toBeVisible();
  expect(row.getByRole('cell', { name: /^dataloader_next, train_batch$/ })).toBeVisible();
  expect(panel.getByText(/^GPUs measured for \d min$/)).toBeVisible();
  expect(await panel.findByText(/of the same code/)).toBeVisible();
  first.unmount();
  await renderApp(`${busy}/profiler`, { sandbox });
  expect(within(await findPanel()).getByText('Bound by the GPUs')).toBeVisible();
});

test('the page of a trial says the same', async () => {
  await renderApp(`${busy}/trials/85/profiler`);
  expect(within(await findPanel()).getByText('Bound by the GPUs')).toBeVisible();
});

const config = `
name: not measured
entrypoint: python3 train.py
searcher: { name: single, metric: loss, max_length: { batches: 100 } }
profiling: { enabled: false }
`;

test('a trial of a search is compared with the others, and its GPUs are not judged', async () => {
  await renderApp('/experiments/4/trials/27/profiler');
  const panel = within(await findPanel());
  expect(
    await panel.findByText(
      /^[\d.]+ times the median of \d+ other runs of the same code: [\d.]+ of [\d.]+ records\/s; they have [\d.]+ to [\d.]+\.$/,
    ),
  ).toBeVisible();
  expect(
    panel.getByText('The GPUs cannot be judged: the profiler is off in its configuration.'),
  ).toBeVisible();
});

test('other runs that cannot be read are reported, and the reason stays', async () => {
  let isBroken = true;
  const { user } = await renderApp(`${busy}/profiler`, {
    answer: ({ url }) =>
      isBroken && url.includes('experiments-search')
        ? Response.json({ error: { error: 'the disk is full', code: 13 } }, { status: 403 })
        : undefined,
  });
  expect(await screen.findByText('Unable to read other runs of the same code')).toBeVisible();
  expect(screen.getByText('Bound by the GPUs')).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/of the same code/)).toBeVisible();
});

test('without profiling nothing is said of the GPUs', async () => {
  const sandbox = demoSandbox();
  const body = { config, projectId: 2 };
  const { experiment } = await createExperiment(await clientOf(sandbox), { body });
  await renderApp(`/experiments/${experiment.id}/profiler`, { sandbox });
  const panel = within(await findPanel());
  expect(
    panel.getByText('Not enough data: the profiler is off in its configuration'),
  ).toBeVisible();
  expect(panel.queryByRole('table')).toBeNull();
});

test('a failure is reported in place of the reason, with the message of the master', async () => {
  let isBroken = true;
  const { user } = await renderApp(`${busy}/profiler`, {
    answer: ({ url }) =>
      isBroken && url.includes('/workloads')
        ? Response.json({ error: { error: 'the disk is full', code: 13 } }, { status: 403 })
        : undefined,
  });
  expect(await screen.findByText('Unable to read what limits the speed')).toBeVisible();
  expect(await screen.findByRole('figure', { name: 'Throughput' })).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(within(await findPanel()).getByText('Bound by the GPUs')).toBeVisible();
});

test('who may not see the metrics of an experiment is told so, and nothing is read', async () => {
  const sandbox = demoSandbox();
  const answer = await clusterWithRole('WorkspaceCreator', sandbox);
  const { requests } = await renderApp(`${busy}/profiler`, { sandbox, answer });
  expect(await screen.findByText('You may not see the metrics of this experiment')).toBeVisible();
  expect(requests.some(({ url }) => /profiler|workloads/.test(url))).toBe(false);
});
