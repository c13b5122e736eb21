import { screen, waitFor, within } from '@testing-library/react';
import { createTransport, login } from '@trainyard/sdk/calls';
import { patchTrial, postTaskLogs, putExperiment, putTrial } from '@trainyard/sdk/v038';
import { expect, test } from 'vitest';
import { newerSandbox } from '~/test/newer-sandbox';
import { renderApp } from '~/test/render-app';

/** Experiment 2 as one that runs outside of the cluster, or one whose code was not uploaded. */
async function openCode({ unmanaged }: { unmanaged: boolean }) {
  const sandbox = newerSandbox();
  const answer = async (request: Request) => {
    if (request.url.endsWith('/file_tree'))
      return Response.json(
        { error: { code: 13, reason: 'Internal', error: 'EOF' } },
        { status: 500 },
      );
    const answer = await sandbox.fetch(request.clone());
    if (!request.url.endsWith('/experiments/2')) return answer;
    const body = await answer.json();
    return Response.json({ ...body, experiment: { ...body.experiment, unmanaged } });
  };
  return renderApp('/experiments/2/code', { sandbox, answer });
}

test('an unmanaged experiment has a badge, and offers nothing that the cluster cannot do', async () => {
  const { requests } = await openCode({ unmanaged: true });
  expect(await screen.findByText('Unmanaged')).toBeVisible();
  expect(await screen.findByText('No code was uploaded.')).toBeVisible();
  expect(requests.filter(({ url }) => url.endsWith('/file_tree'))).toEqual([]);
  expect(screen.queryByRole('link', { name: 'Profiler' })).toBeNull();
  const header = within(screen.getByRole('main'));
  for (const name of ['Fork', 'TensorBoard', 'Hyperparameter Search', 'Continue Trial'])
    await waitFor(() => expect(header.queryByRole('button', { name })).toBeNull());
});

/** One trial of a client outside, on a cluster that has nothing else. */
async function reportedOutside() {
  const sandbox = newerSandbox({ scenario: 'empty' });
  const at = { baseUrl: location.origin, fetch: sandbox.fetch };
  const { token } = await login(createTransport(at), { body: { username: 'admin', password: '' } });
  const client = createTransport({ ...at, auth: token });
  const searcher = { name: 'single', metric: 'loss' };
  const config = JSON.stringify({ name: 'laptop', searcher, max_restarts: 5 });
  const body = { config, projectId: 1, unmanaged: true };
  const { experiment } = await putExperiment(client, { externalExperimentId: 'laptop-1', body });
  const experimentId = experiment?.id ?? 0;
  const { trial } = await putTrial(client, {
    body: {
      externalTrialId: '1',
      createTrialRequest: { experimentId, hparams: {}, unmanaged: true },
    },
  });
  return { sandbox, client, experimentId, trial };
}

test('an unmanaged experiment of one trial shows no restarts, and no tab without content', async () => {
  const { sandbox, experimentId } = await reportedOutside();
  await renderApp(`/experiments/${experimentId}/overview`, { sandbox });
  expect(await screen.findByText('Unmanaged')).toBeVisible();
  expect(await screen.findByText('Batches')).toBeVisible();
  for (const name of ['Restarts', 'Last Runner State', 'Slot-hours'])
    expect(screen.queryByText(name)).toBeNull();
  for (const name of [/^Checkpoints/, 'Profiler'])
    expect(screen.queryByRole('link', { name })).toBeNull();
});

test('an experiment without code shows that nothing was uploaded, next to its configs', async () => {
  await openCode({ unmanaged: false });
  expect(await screen.findByText('No code was uploaded.')).toBeVisible();
  expect(screen.queryByText(/Unable to fetch the file tree/)).toBeNull();
  expect(screen.getByRole('treeitem', { name: 'Runtime Configuration' })).toBeVisible();
});

test.each([
  ['step 59 on the laptop\n', /laptop.*failed/, /step 59/],
  ['ValueError: no such file\n', /no such file \(ValueError\)/, / failed$/],
])(
  'the reason of an unmanaged run that failed is an error of its log, never just the last line: %j (R22)',
  async (log, visibleText, hidden) => {
    const { sandbox, client, trial } = await reportedOutside();
    const taskId = trial?.taskId ?? '';
    await postTaskLogs(client, { body: { logs: [{ taskId, log }] } });
    const trialId = trial?.id ?? 0;
    await patchTrial(client, { trialId, body: { trialId, state: 'STATE_ERROR' } });
    await renderApp('/dashboard', { sandbox });
    const region = await screen.findByRole('region', { name: 'Needs you' });
    await waitFor(() => expect(region).toHaveTextContent(visibleText));
    expect(region.textContent).not.toMatch(hidden);
  },
);
