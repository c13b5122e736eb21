import { screen, waitFor, within } from '@testing-library/react';
import type { Sandbox } from '@trainyard/sandbox';
import { expect, test } from 'vitest';
import { demoSandbox, type RenderOptions, renderApp } from '~/test/render-app';
import { withoutRoles } from '~/test/without-roles';

type Found = { id: number; searcherType: string; numTrials: number; state: string };
type FoundTrial = { id: number; bestValidation: { totalBatches: number } | null };

async function fetchJson<Answer>(sandbox: Sandbox, path: string): Promise<Answer> {
  const send = (to: string, init?: RequestInit) =>
    sandbox.fetch(new Request(`http://master/api/v1/${to}`, init)).then((one) => one.json());
  const { token } = await send('auth/login', { method: 'POST', body: '{"username":"admin"}' });
  return send(path, { headers: { Authorization: `Bearer ${token}` } });
}

async function experimentOf(sandbox: Sandbox, fits: (experiment: Found) => boolean) {
  const { experiments } = await fetchJson<{ experiments: Found[] }>(
    sandbox,
    'experiments?limit=0&sortBy=SORT_BY_ID',
  );
  const match = experiments.find((one) => one.state === 'STATE_COMPLETED' && fits(one));
  if (!match) throw new Error('the demo cluster has no such experiment');
  const { trials } = await fetchJson<{ trials: FoundTrial[] }>(
    sandbox,
    `experiments/${match.id}/trials?limit=0`,
  );
  return { ...match, trials };
}

const isSearch = ({ searcherType, numTrials }: Found) =>
  searcherType === 'adaptive_asha' && numTrials > 8;

/**
 * the tab of the trial of a search whose best validation came last, or of the one that is requested
 */
async function open({ search = '', ...options }: RenderOptions & { search?: string } = {}) {
  const sandbox = demoSandbox();
  const { id, trials, numTrials } = await experimentOf(sandbox, isSearch);
  const [trial] = trials.toSorted((one, other) => batchOf(other) - batchOf(one));
  if (!trial) throw new Error('the search has no trial');
  const path = `/experiments/${id}/trials/${trial.id}/hyperparameters${search}`;
  return { trial, trials, numTrials, ...(await renderApp(path, { sandbox, ...options })) };
}

const batchOf = ({ bestValidation }: FoundTrial) => bestValidation?.totalBatches ?? 0;

test('a trial of a search is emphasized among the others, at its best validation (screens-experiments L10)', async () => {
  const { trial, trials } = await open();
  expect(await screen.findByText(`The thick line is trial ${trial.id}.`)).toBeVisible();
  expect(batchOf(trial)).toBeGreaterThan(Math.min(...trials.map(batchOf)));
  const chart = screen.getByRole('figure', { name: /, \d+ trials$/ });
  expect(chart).toBeVisible();
  const batch = screen.getByRole('combobox', { name: 'Batches Processed' });
  expect(batch.textContent?.replaceAll(',', '')).toContain(String(batchOf(trial)));
  expect(screen.getByRole('combobox', { name: 'Metric' }).textContent).toContain('validation');
  expect(screen.getAllByRole('button', { name: /^Axis/ }).length).toBeGreaterThan(2);
  expect(screen.getByRole('table', { name: 'Hyperparameters' })).toBeVisible();
});

test('its filters are in the link, and Reset takes them out', async () => {
  const { user, router } = await open({ search: '?margin=50' });
  await user.click(await screen.findByRole('combobox', { name: 'Batches Processed' }));
  const [first] = await screen.findAllByRole('option');
  if (!first) throw new Error('no batch is offered');
  await user.click(first);
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ margin: 50, batch: expect.any(Number) }),
  );
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
  expect(
    await screen
      .findByRole('combobox', { name: 'Batches Processed' })
      .then((one) => one.textContent),
  ).toMatch(/^Batch [\d,]+$/);
});

test('a trial without a measurement near the batch has no line, and the page shows that', async () => {
  const sandbox = demoSandbox();
  const { id, trials } = await experimentOf(sandbox, isSearch);
  const shortest = trials.toSorted((one, other) => batchOf(one) - batchOf(other))[0];
  const longest = Math.max(...trials.map(batchOf));
  await renderApp(
    `/experiments/${id}/trials/${shortest?.id}/hyperparameters?margin=1&batch=${longest}`,
    { sandbox },
  );
  expect(
    await screen.findByText(
      new RegExp(`^Trial ${shortest?.id} reported no .+ near this batch\\.$`),
    ),
  ).toBeVisible();
});

test('the only trial of an experiment has its table alone', async () => {
  const sandbox = demoSandbox();
  const { id, trials } = await experimentOf(
    sandbox,
    ({ searcherType }) => searcherType === 'single',
  );
  const { requests } = await renderApp(
    `/experiments/${id}/trials/${trials[0]?.id}/hyperparameters`,
    {
      sandbox,
    },
  );
  expect(await screen.findByRole('table', { name: 'Hyperparameters' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Filters' })).toBeNull();
  expect(requests.filter(({ url }) => url.includes('metrics-stream'))).toEqual([]);
});

test('when its batches cannot be read the table is still shown', async () => {
  await open({
    answer: ({ url }) =>
      url.includes('metrics-stream/batches')
        ? Response.json({ error: { code: 3, message: 'no batches today' } }, { status: 400 })
        : undefined,
  });
  const others = within(
    await screen.findByRole('region', { name: 'Among the trials of the search' }),
  );
  expect(await others.findByText('Unable to retrieve experiment batches info.')).toBeVisible();
  expect(screen.getByRole('table', { name: 'Hyperparameters' })).toBeVisible();
});

test('a user without a role that shows metrics reads this above the hyperparameters of the trial', async () => {
  const sandbox = demoSandbox();
  const { id, trials } = await experimentOf(sandbox, isSearch);
  const { requests } = await renderApp(
    `/experiments/${id}/trials/${trials[0]?.id}/hyperparameters`,
    { sandbox, answer: await withoutRoles(sandbox) },
  );
  expect(await screen.findByText('You may not see the metrics of this experiment')).toBeVisible();
  expect(screen.getByRole('table', { name: 'Hyperparameters' })).toBeVisible();
  expect(requests.filter(({ url }) => url.includes('metrics-stream'))).toEqual([]);
});
