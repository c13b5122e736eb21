import { screen, waitFor, within } from '@testing-library/react';
import { type LineageRule, lastGoodRun } from '@trainyard/insights/comparison/last-good-run';
import { createTransport, getExperiments, login } from '@trainyard/sdk/calls';
import type { Experiment } from '@trainyard/sdk/types';
import { expect, test } from 'vitest';
import { choose, dialogOf } from '~/test/experiment-header';
import { withHeight } from '~/test/experiment-list';
import { newerSandbox } from '~/test/newer-sandbox';
import { demoSandbox, renderApp } from '~/test/render-app';

withHeight();

const refusal = () => Response.json({ code: 7, message: 'not yours' }, { status: 403 });

const label = 'What changed since the last good run';

/** A run of the demo for which the rule over all experiments is this one, and what it finds. */
async function runWith(
  rule: LineageRule | undefined,
  state: Experiment['state'],
  sandbox = demoSandbox(),
) {
  const open = createTransport({ baseUrl: location.origin, fetch: sandbox.fetch });
  const { token } = await login(open, { body: { username: 'admin', password: '' } });
  const client = createTransport({ baseUrl: location.origin, fetch: sandbox.fetch, auth: token });
  const { experiments: all } = await getExperiments(client, { limit: 1000 });
  const runs = all.filter((each) => each.searcherType === 'single' && each.state === state);
  const run = runs.find((each) => lastGoodRun(each, all)?.rule === rule);
  if (!run) throw new Error('the demo has no such run');
  return { sandbox, run, good: lastGoodRun(run, all)?.run };
}

test.each([
  ['0.23.4', () => demoSandbox()],
  ['0.38.1', newerSandbox],
] as const)(
  'on %s the failure of a run leads to what changed since the last good one, in the link',
  async (_, createSandbox) => {
    const { sandbox, run, good } = await runWith('ancestor', 'STATE_ERROR', createSandbox());
    const { user, router } = await renderApp(`/experiments/${run.id}/overview`, { sandbox });
    await user.click(await screen.findByRole('button', { name: label }));
    const dialog = await dialogOf(`What changed before experiment ${run.id}`);
    await dialog.findByText(/it was forked from it, and that one completed/);
    expect(dialog.getAllByRole('link', { name: good?.name })[0]).toBeVisible();
    expect(router.state.location.search).toEqual({ lastGood: true });
    await dialog.findByRole('region', {
      name: `${good?.name} (${good?.id}) and ${run.name} (${run.id})`,
    });
    await user.click(dialog.getByRole('button', { name: 'Choose another' }));
    await dialogOf(`Compare experiment ${run.id} with...`);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  },
);

test('a run that was not forked is compared with one that is named alike, from the menu of its page', async () => {
  const { sandbox, run, good } = await runWith('name', 'STATE_COMPLETED');
  const { user } = await renderApp(`/experiments/${run.id}/overview`, { sandbox });
  await choose(user, label);
  const dialog = await dialogOf(`What changed before experiment ${run.id}`);
  await dialog.findByText(/the last completed run of the project with a like name/);
  expect(dialog.getByText(`(${good?.id}),`)).toBeVisible();
});

test('from the menu of a row the page of the run opens with it', async () => {
  const { sandbox, run } = await runWith('ancestor', 'STATE_ERROR');
  const { user, router } = await renderApp(
    `/projects/${run.projectId}/experiments?sort=id%3Ddesc&name=${encodeURIComponent(run.name)}`,
    { sandbox },
  );
  const [row] = await screen.findAllByRole('link', { name: run.name });
  if (!row) throw new Error('no row');
  await user.pointer({ keys: '[MouseRight]', target: row });
  await user.click(await screen.findByRole('menuitem', { name: label }));
  await screen.findByRole('dialog', { busy: false, name: /^What changed before experiment/ });
  expect(router.state.location.pathname).toMatch(/^\/experiments\/\d+\/overview$/);
  expect(router.state.location.search).toEqual({ lastGood: true });
});

test('without such a run the dialog states it, and another one can be chosen', async () => {
  const { sandbox, run } = await runWith(undefined, 'STATE_COMPLETED');
  const { user, router } = await renderApp(`/experiments/${run.id}/notes?lastGood=true`, {
    sandbox,
  });
  const dialog = await dialogOf(`What changed before experiment ${run.id}`);
  await dialog.findByText('No good run before it');
  await user.type(dialog.getByRole('searchbox', { name: 'Name or ID' }), '5');
  await user.click(await dialog.findByRole('button', { name: /5$/ }));
  await waitFor(() => expect(router.state.location.search).toEqual({ against: 5 }));
});

test('a search that the master refuses is named, with a button to retry', async () => {
  const { sandbox, run } = await runWith('ancestor', 'STATE_ERROR');
  let isRefused = true;
  const { user } = await renderApp(`/experiments/${run.id}/notes?lastGood=true`, {
    sandbox,
    answer: ({ url }) => (isRefused && url.includes('/experiments-search') ? refusal() : undefined),
  });
  const dialog = await dialogOf(`What changed before experiment ${run.id}`);
  const alert = within(await dialog.findByRole('alert'));
  expect(alert.getByText(/not yours/)).toBeVisible();
  isRefused = false;
  await user.click(alert.getByRole('button', { name: 'Retry' }));
  await dialog.findByText(/it was forked from it/);
});
