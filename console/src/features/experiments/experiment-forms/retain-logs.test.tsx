import { screen, waitFor, within } from '@testing-library/react';
import { release038 } from '@trainyard/sandbox/v038';
import { expect, test } from 'vitest';
import { choose, dialogOf, isDone, openPage } from '~/test/experiment-header';
import { listPath, rows, withHeight } from '~/test/experiment-list';
import { lastBody } from '~/test/outcome';
import { demoSandbox, renderApp } from '~/test/render-app';

withHeight();

test('logs of an experiment are kept for some days, and its page says how many are left', async () => {
  const sandbox = demoSandbox(release038);
  const { user, experiment, requests } = await openPage(
    (each) => isDone(each) && each.searcherType === 'single',
    { sandbox },
  );
  await choose(user, 'Retain Logs...');
  const dialog = await dialogOf('Retain Logs');
  expect(await dialog.findByText('Logs are kept for good now.')).toBeVisible();
  const days = dialog.getByRole('textbox', { name: 'Number of Days' });
  await user.clear(days);
  await user.type(days, '40000');
  expect(dialog.getByText(/whole number from 0 to 32767$/)).toBeVisible();
  await user.clear(days);
  await user.type(days, '20000');
  await user.click(dialog.getByRole('button', { name: 'Retain Logs' }));
  expect(
    await screen.findByText(`Logs of experiment ${experiment.id} are kept for 20,000 days`),
  ).toBeVisible();
  expect(await lastBody(requests, '/retain_logs')).toMatchObject({ numDays: 20_000 });
  expect(await screen.findByText(/^Logs are kept for [\d,]+ more days$/)).toBeVisible();
});

test('logs of several are kept forever, those that ended', async () => {
  const sandbox = demoSandbox(release038);
  const { user, requests } = await renderApp(listPath, { sandbox });
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  const bar = within(await screen.findByRole('region', { name: 'Selection' }));
  await user.click(bar.getByRole('button', { name: 'Retain Logs...' }));
  const dialog = await dialogOf('Retain Logs');
  await user.click(dialog.getByRole('checkbox', { name: 'Forever' }));
  expect(dialog.queryByRole('textbox')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Retain Logs' }));
  expect(await screen.findByText(/are kept for good$/)).toBeVisible();
  const { experimentIds, numDays } = await lastBody(requests, '/experiments/retain_logs');
  expect(numDays).toBe(-1);
  expect(experimentIds.length).toBeGreaterThan(0);
});

test('a trial shows the log policy that it matched, with a link to the lines', async () => {
  const sandbox = demoSandbox(release038);
  const answer = async (request: Request) => {
    const answered = await sandbox.fetch(request.clone());
    if (!/\/trials\/\d+$/.test(request.url)) return answered;
    const { trial } = await answered.json();
    return Response.json({ trial: { ...trial, logPolicyMatched: 'CUDA OOM' } });
  };
  const { user, router } = await openPage(
    ({ searcherType, state }) => searcherType === 'single' && state === 'STATE_ERROR',
    { sandbox, answer },
  );
  await user.click(await screen.findByRole('link', { name: 'CUDA OOM' }));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/\/logs$/));
  expect(router.state.location.search).toMatchObject({
    find: '.*CUDA out of memory.*',
    regex: true,
  });
});

test('another master has no action to retain logs', async () => {
  const { user } = await openPage(isDone);
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Retain Logs...' })).toBeNull();
});
