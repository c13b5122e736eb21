import { screen, waitFor, within } from '@testing-library/react';
import { createSandbox, manualClock, type Sandbox } from '@trainyard/sandbox';
import {
  createTransport,
  getExperimentCheckpoints,
  getExperiments,
  login,
  patchExperiment,
  reportCheckpoint,
} from '@trainyard/sdk/calls';
import { expect, onTestFinished, test, vi } from 'vitest';
import { client } from '~/app/api';
import { mutation } from '~/data/mutation';
import { renderApp } from '~/test/render-app';

const path = '/clusters/storage';
const all = '?spareDays=0&experimentBest=1';
// a dry run reads each checkpoint of the shown experiments
const some = `${all}&text=nokafor`;

const rowsOf = (table: HTMLElement) =>
  [...table.querySelectorAll('tr')]
    .slice(1)
    .map((row) => Array.from(row.children, ({ textContent }) => textContent ?? ''));

async function asTable(title: string) {
  const figure = within(await screen.findByRole('figure', { name: title }));
  return { figure, button: await figure.findByRole('button', { name: 'View as table' }) };
}

test('workspaces are shown by size, and a way leads down to the trials of an experiment', async () => {
  const { user, router } = await renderApp(path);
  const { button, figure } = await asTable('All workspaces');
  await user.click(button);
  const sizes = rowsOf(figure.getByRole('table')).map(([name]) => name);
  expect(sizes[0]).toBe('Language');
  expect(sizes.length).toBeGreaterThan(2);
  const largest = within(screen.getByRole('region', { name: /^Largest experiments/ }));
  const [first] = largest.getAllByRole('button');
  if (!first) throw new Error('no experiments');
  await user.click(first);
  const trials = await asTable(first.title);
  await user.click(trials.button);
  expect(rowsOf(trials.figure.getByRole('table'))[0]?.[0]).toMatch(/^Trial \d+$/);
  const way = within(screen.getByRole('list', { name: 'Shown part' }));
  await user.click(way.getByRole('button', { name: 'Language' }));
  await screen.findByRole('figure', { name: 'Language' });
  expect(router.state.location.search).toMatchObject({ workspace: expect.any(Number) });
  expect(router.state.location.search).not.toHaveProperty('experiment');
  await user.keyboard('{Escape}');
  await screen.findByRole('figure', { name: 'All workspaces' });
  expect(router.state.location.search).not.toHaveProperty('workspace');
});

test('a filter by name, user or label narrows the tree, and can be cleared', async () => {
  const { user } = await renderApp(`${path}?text=nokafor`);
  await screen.findByRole('figure', { name: 'All workspaces' });
  const largest = () =>
    within(screen.getByRole('region', { name: /^Largest experiments/ })).getAllByRole('button');
  const texts = largest().map(({ textContent }) => textContent);
  expect(texts.length).toBeGreaterThan(0);
  // those of one name are distinguished
  expect(new Set(texts).size).toBe(texts.length);
  const field = screen.getByRole('searchbox', { name: 'Filter experiments' });
  await user.clear(field);
  await user.type(field, 'no such thing');
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('figure', { name: 'All workspaces' })).toBeVisible();
});

test('a dry run says what it frees and marks it, deletes nothing; then each experiment has its result (F16)', async () => {
  const { user, requests } = await renderApp(path + some);
  const deletions = () => requests.filter(({ method }) => method === 'DELETE');
  const dryRun = await screen.findByRole('button', { name: 'Dry run' });
  expect(screen.queryByText('would be deleted by the policy')).toBeNull();
  await user.click(dryRun);
  expect(
    await screen.findByText(/^Frees [\d.]+ TB: \d+ checkpoints of \d+ experiments$/),
  ).toBeVisible();
  expect(
    screen.getByText(/^[1-9]\d* checkpoints? of registered versions (is|are) protected\.$/),
  ).toBeVisible();
  expect(deletions()).toHaveLength(0);
  expect(await screen.findByText('would be deleted by the policy')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'List' }));
  const rows = rowsOf(screen.getByRole('table', { name: 'Clean-up by experiment' }));
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.map((row) => row.at(-1))).toEqual(rows.map(() => 'Would go'));
  const remove = screen.getByRole('button', { name: /^Delete \d+ checkpoints\.\.\.$/ });
  const count = /\d+/.exec(remove.textContent ?? '')?.[0] ?? '';
  await user.click(remove);
  const dialog = within(await screen.findByRole('dialog', { busy: false }));
  const confirm = dialog.getByRole('button', { name: 'Request Delete' });
  expect(confirm).toBeDisabled();
  await user.type(dialog.getByRole('textbox', { name: `Type ${count} to confirm` }), count);
  await user.click(confirm);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const done = rowsOf(screen.getByRole('table', { name: 'Clean-up by experiment' }));
  expect(done.map((row) => row.at(-1))).toEqual(
    done.map(() => expect.stringMatching(/^Deletion of \d+ requested/)),
  );
  expect(deletions().length).toBeGreaterThan(5);
  expect(screen.getByText(`Deletion of ${count} checkpoints requested`)).toBeVisible();
  expect(screen.queryByText('Dry run; nothing is deleted yet')).toBeNull();
});

test('a policy that keeps nothing is refused, and a change of the policy drops the dry run', async () => {
  const { user } = await renderApp(path + some);
  const field = await screen.findByRole('spinbutton', { name: 'Best of each experiment' });
  await user.click(screen.getByRole('button', { name: 'Dry run' }));
  await screen.findByText(/^Frees/);
  await user.clear(field);
  await user.type(field, '0');
  await waitFor(() => expect(screen.queryByText(/^Frees/)).toBeNull());
  expect(screen.getByRole('button', { name: 'Dry run' })).toHaveAttribute('aria-disabled', 'true');
});

/** Gives the experiment that has ended another checkpoint, so that one of them can go. */
async function reportSecondCheckpoint({ fetch }: Sandbox) {
  const baseUrl = location.origin;
  const open = createTransport({ baseUrl, fetch });
  const { token } = await login(open, { body: { username: 'admin', password: '' } });
  const admin = createTransport({ baseUrl, fetch, auth: token });
  const { experiments } = await getExperiments(admin, { states: ['STATE_COMPLETED'] });
  const [ended] = experiments.filter(({ checkpointCount }) => checkpointCount > 0);
  const { checkpoints } = await getExperimentCheckpoints(admin, { experimentId: ended?.id ?? 0 });
  const [checkpoint] = checkpoints;
  if (!checkpoint) throw new Error('no checkpoint');
  const body = {
    taskId: checkpoint.taskId,
    uuid: '36076f93-4682-4c1a-b1ed-6e43d525a092',
    reportTime: checkpoint.reportTime,
    resources: { 'a.pt': '12' },
    metadata: { steps_completed: 1 },
    state: 'STATE_COMPLETED' as const,
    training: {},
  };
  await reportCheckpoint(admin, { body });
}

test('a user without permission to delete sees why', async () => {
  const sandbox = createSandbox({ clock: manualClock(Date.now()), scenario: 'rbac' });
  onTestFinished(() => sandbox.close());
  await reportSecondCheckpoint(sandbox);
  const { user } = await renderApp(path + all, { sandbox, as: 'viewer' });
  await user.click(await screen.findByRole('button', { name: 'Dry run' }));
  await screen.findByText(/^Frees/);
  const remove = screen.getByRole('button', { name: /^Delete 0 checkpoints/ });
  expect(remove).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'List' }));
  const rows = rowsOf(screen.getByRole('table', { name: 'Clean-up by experiment' }));
  expect(rows.length).toBeGreaterThan(0);
  expect(rows[0]?.at(-1)).toMatch(/^Stays: You need the permission/);
});

test('the shown experiments are downloaded with the names of their owners, and the storage is counted again (F12)', async () => {
  const files: Blob[] = [];
  const created = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:file';
  });
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  onTestFinished(() => {
    created.mockRestore();
    clicked.mockRestore();
  });
  const { user, requests } = await renderApp(`${path}?text=sara+lind`);
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const [head, ...rows] = ((await files[0]?.text()) ?? '').trim().split('\r\n');
  expect(head).toBe('Experiment,Name,Workspace,Project,User,State,Ended,Storage,Checkpoints,Bytes');
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every((row) => row.includes(',Sara Lindqvist,'))).toBe(true);
  expect(screen.getByText(/^Counted/)).toHaveTextContent('Counted just now');
  const counted = () =>
    requests.filter(({ url }) => url.includes('SORT_BY_CHECKPOINT_SIZE')).length;
  const before = counted();
  await user.click(screen.getByRole('button', { name: 'Count again' }));
  await waitFor(() => expect(counted()).toBeGreaterThan(before));
});

test('the page says that something was changed since it was counted, and counts again on request only (stale-pages T2)', async () => {
  const { user, queryClient, requests } = await renderApp(path);
  await screen.findByRole('figure', { name: 'All workspaces' });
  const status = await screen.findByText(/^Counted/);
  const counted = () =>
    requests.filter(({ url }) => url.includes('SORT_BY_CHECKPOINT_SIZE')).length;
  const before = counted();
  const { experiments } = await getExperiments(client, { limit: 1, archived: false });
  const [{ id: experimentId } = { id: 0 }] = experiments;
  const rename = mutation((client) =>
    patchExperiment(client, { experimentId, body: { name: 'renamed' } }),
  );
  await rename(queryClient);
  await waitFor(() => expect(status).toHaveTextContent('Counted just now, changed since'));
  expect(counted()).toBe(before);
  await user.click(screen.getByRole('button', { name: 'Count again' }));
  await waitFor(() => expect(status).toHaveTextContent(/^Counted just now$/));
  expect(counted()).toBeGreaterThan(before);
});

test('a list that fails has an error and a retry', async () => {
  let isBroken = true;
  const { user } = await renderApp(path, {
    answer: ({ url }) =>
      isBroken && url.includes('SORT_BY_CHECKPOINT_SIZE')
        ? Response.json({ error: { code: 13, error: 'disk on fire' } }, { status: 500 })
        : undefined,
  });
  expect(await screen.findByText('Unable to fetch experiments.')).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('figure', { name: 'All workspaces' })).toBeVisible();
});

test('the area counts checkpoints, or size times age, and states are filtered', async () => {
  const { user, router } = await renderApp(path);
  // said once, beside the filters
  const status = async () => (await screen.findByText(/ in [\d,]+ checkpoints$/)).textContent;
  const all = await status();
  await user.click(await screen.findByRole('radio', { name: 'Checkpoints' }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ by: 'checkpoints' }));
  await user.click(screen.getByRole('radio', { name: 'Age' }));
  expect(await screen.findByText('area: size times days since the end')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^State/ }));
  await user.click(await screen.findByRole('option', { name: 'Completed' }));
  await waitFor(() =>
    expect(router.state.location.search).toMatchObject({ state: 'STATE_COMPLETED' }),
  );
  await waitFor(async () => expect(await status()).not.toBe(all));
});
