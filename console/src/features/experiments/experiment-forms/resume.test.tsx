import { screen, waitFor, within } from '@testing-library/react';
import { release038 } from '@trainyard/sandbox/v038';
import { expect, test } from 'vitest';
import { dialogOf, type Fits, openPage } from '~/test/experiment-header';
import { listPath, rows, withHeight } from '~/test/experiment-list';
import { lastBody } from '~/test/outcome';
import { demoSandbox, renderApp } from '~/test/render-app';

withHeight();

const newer = () => ({ sandbox: demoSandbox(release038) });
const isSingleIn =
  (expected: string): Fits =>
  ({ searcherType, state, archived, parentArchived }) =>
    searcherType === 'single' && state === expected && !archived && !parentArchived;

test('a completed trial continues in the same experiment, for the requested length', async () => {
  const { user, experiment, read, requests } = await openPage(
    isSingleIn('STATE_COMPLETED'),
    newer(),
  );
  await user.click(await screen.findByRole('button', { name: 'Resume' }));
  const length = await screen.findByRole('textbox', { name: /^Max / });
  const dialog = await dialogOf(`Resume experiment ${experiment.id}`);
  expect(dialog.getByText(/nothing is left to train\.$/)).toBeVisible();
  await user.clear(length);
  expect(dialog.getByText('Please provide a max length.')).toBeVisible();
  await user.type(length, '99000');
  await user.click(dialog.getByRole('button', { name: 'Resume' }));
  expect(await screen.findByText(`Resumed ${experiment.name}`)).toBeVisible();
  const { id, overrideConfig } = await lastBody(requests, '/experiments/continue');
  expect(id).toBe(experiment.id);
  expect(overrideConfig).toMatch(/max_length:\s*\{?\s*batches: 99000/);
  expect(await read(id)).toMatchObject({
    endTime: null,
    config: { searcher: { max_length: { batches: 99_000 } } },
  });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Resume' })).toBeNull());
});

test('a failed experiment runs again', async () => {
  const { user, experiment, read } = await openPage(isSingleIn('STATE_ERROR'), newer());
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(`${experiment.name} runs again`)).toBeVisible();
  expect((await read(experiment.id))?.endTime).toBeNull();
});

test('another master has neither action', async () => {
  await openPage(isSingleIn('STATE_ERROR'));
  expect(await screen.findByRole('button', { name: 'Fork' })).toBeVisible();
  for (const name of ['Retry', 'Resume']) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('several run again after a confirmation, and refused ones are listed', async () => {
  const sandbox = demoSandbox(release038);
  let refused = 0;
  const answer = async (request: Request) => {
    if (!request.url.endsWith('/experiments/continue')) return sandbox.fetch(request);
    const { id } = await request.clone().json();
    refused ||= id;
    if (id !== refused) return sandbox.fetch(request);
    const error = { code: 9, reason: 'FailedPrecondition', error: 'still stopping' };
    return Response.json({ error }, { status: 400 });
  };
  const path = `${listPath}?filter=${encodeURIComponent('state = ERROR')}`;
  const { user } = await renderApp(path, { sandbox, answer });
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  const bar = within(await screen.findByRole('region', { name: 'Selection' }));
  await user.click(bar.getByRole('button', { name: 'Retry' }));
  const dialog = await dialogOf('Confirm Batch Retry');
  await user.click(dialog.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/still stopping/)).toBeVisible();
});
