import { screen, waitFor, within } from '@testing-library/react';
import {
  createTransport,
  getJobsV2,
  killNotebook,
  launchNotebook,
  login,
  postUserSetting,
} from '@trainyard/sdk/calls';
import { expect, test } from 'vitest';
import { clusterWithRole } from '~/test/cluster-with-role';
import { demoSandbox, renderApp } from '~/test/render-app';

async function clientOf(sandbox: ReturnType<typeof demoSandbox>) {
  const options = { baseUrl: 'http://master', fetch: (request: Request) => sandbox.fetch(request) };
  const body = { username: 'admin', password: '', isHashed: false };
  const { token } = await login(createTransport(options), { body });
  return createTransport({ ...options, auth: token });
}

test('the header of an experiment shows its expected start', async () => {
  const sandbox = demoSandbox();
  const query = { resourcePool: 'a100-pool', limit: 0 };
  const { jobs } = await getJobsV2(await clientOf(sandbox), query);
  const waiting = jobs.find(({ full }) => full?.summary?.state === 'STATE_QUEUED')?.full;
  if (!waiting) throw new Error('nothing waits');
  await renderApp(`/experiments/${waiting.entityId}`, { sandbox });
  expect(await screen.findByText(/^starts in .*: needs \d+, \d+ free/)).toBeVisible();
});

test('the range and the basis of a forecast are reached by keyboard and by touch', async () => {
  const { user } = await renderApp('/', { as: 'mkowalski' });
  const [line] = await screen.findAllByRole('button', { name: /^(ends|starts) / });
  if (!line) throw new Error('no forecast');
  const why = /80 % range, median [\d.]+ (min|h|d), from (progress|\d+ past runs|past runs)/;
  expect(line.dataset.tooltip).toMatch(why);
  await user.click(line);
  expect(line).toHaveTextContent(why);
  await user.click(line);
  expect(line).not.toHaveTextContent(why);
});

test('home shows the expected end of running work', async () => {
  await renderApp('/', { as: 'mkowalski' });
  expect((await screen.findAllByText(/^(ends|starts) /)).length).toBeGreaterThan(0);
});

test('a launch shows its forecast in each pool', async () => {
  const { user } = await renderApp('/tasks');
  await user.click(await screen.findByRole('button', { name: 'Launch JupyterLab' }));
  const pools = within(await screen.findByRole('group', { name: 'Resource Pool' }));
  await pools.findAllByText(/^starts /);
  const rows = pools.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(rows).toEqual([
    expect.stringContaining('Pick the best option'),
    expect.stringMatching(/^a100-pool.*\d+ of \d+ free, \d+ queued(starts|can)/),
    expect.stringMatching(/^t4-pool.*\d+ of \d+ free, 0 queuedstarts/),
    expect.stringMatching(/^aux.*\d+ of \d+ free, \d+ queued(starts|No GPUs here)/),
  ]);
});

test('a TensorBoard shows when it starts in the pool that the master picks', async () => {
  const { user } = await renderApp('/tasks');
  await user.click(await screen.findByRole('button', { name: 'Launch another task' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Launch TensorBoard' }));
  const dialog = within(
    await screen.findByRole('dialog', { busy: false, name: 'Launch TensorBoard' }),
  );
  const list = within(await dialog.findByRole('list', { name: 'Forecast by pool' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'aux starts now',
  ]);
});

/** A JupyterLab that waits in one pool while another has room. */
async function waitingNotebook() {
  const sandbox = demoSandbox();
  const config = { resources: { slots: 8, resource_pool: 'a100-pool' } };
  const body = { workspaceId: 2, config };
  const { notebook } = await launchNotebook(await clientOf(sandbox), { body });
  sandbox.clock.advance(2_000);
  const id = notebook?.id ?? '';
  return { sandbox, id, path: `/wait/jupyter-lab/${id}?serviceAddr=/proxy/${id}/` };
}

const elsewhereButton = () => screen.findByRole('button', { name: 'Start it on t4-pool instead' });

test('a JupyterLab that waits can be started in a pool with room', async () => {
  const { sandbox, id, path } = await waitingNotebook();
  const { user, requests } = await renderApp(path, { sandbox });
  expect(await screen.findByText(/^starts in .*: needs 8, .*; t4-pool could/)).toBeVisible();
  const queue = await screen.findByRole('link', { name: 'queue of a100-pool' });
  expect(queue.closest('p')).toHaveTextContent(
    /^[1-9]\d* jobs? ahead of it in the queue of a100-pool$/,
  );
  expect(queue).toHaveAttribute('href', '/resourcepool/a100-pool/queued');
  await user.click(screen.getByRole('button', { name: 'Start it on t4-pool instead' }));
  await waitFor(() => {
    const sent = requests.filter(({ method }) => method === 'POST').map(({ url }) => url);
    expect(
      sent.filter((url) => url.includes('/notebooks')).map((url) => new URL(url).pathname),
    ).toEqual(['/api/v1/notebooks', `/api/v1/notebooks/${id}/kill`]);
  });
  const launch = requests.find(
    ({ method, url }) => method === 'POST' && url.endsWith('/notebooks'),
  );
  expect(await launch?.json()).toMatchObject({
    config: { resources: { slots: 8, resource_pool: 't4-pool' } },
  });
});

test('a viewer cannot start a waiting JupyterLab in another pool, and learns why', async () => {
  const { sandbox, path } = await waitingNotebook();
  const answer = await clusterWithRole('Viewer', sandbox);
  const { user, requests } = await renderApp(path, { sandbox, answer });
  const button = await elsewhereButton();
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(await screen.findByRole('button', { name: 'Why?' })).toBeVisible();
  await user.click(button);
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
});

test.each([
  ['notebooks', /Unable to start it on t4-pool. This one still waits/, 1],
  ['kill', /This one still waits, because it could not be killed: disk full/, 2],
])('if the master refuses %s, the page says what happened', async (end, message, count) => {
  const { sandbox, path } = await waitingNotebook();
  const answer = ({ method, url }: Request) =>
    method === 'POST' && url.endsWith(`/${end}`)
      ? Response.json({ code: 13, message: 'disk full', error: 'disk full' }, { status: 500 })
      : undefined;
  const { user, requests } = await renderApp(path, { sandbox, answer });
  await user.click(await elsewhereButton());
  await waitFor(() => expect(document.body).toHaveTextContent(message));
  expect(requests.filter(({ method }) => method === 'POST').length).toBe(count);
});

test('the page of a task that ended leads to the tasks', async () => {
  const sandbox = demoSandbox();
  const client = await clientOf(sandbox);
  const { notebook } = await launchNotebook(client, {
    body: { workspaceId: 2, config: { resources: { slots: 0 } } },
  });
  const notebookId = notebook?.id ?? '';
  await killNotebook(client, { notebookId });
  sandbox.clock.advance(60_000);
  await renderApp(`/wait/jupyter-lab/${notebookId}?serviceAddr=/proxy/${notebookId}/`, { sandbox });
  expect(await screen.findByText('Jupyter-lab has been terminated.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to tasks' })).toHaveAttribute('href', '/tasks');
});

test('a pool shows the price of its slots that the user set, in a launch and while a task waits', async () => {
  const { sandbox, path } = await waitingNotebook();
  const value = JSON.stringify({ currency: '$', all: 2.1, pools: { 't4-pool': 0.45 } });
  const settings = [{ storagePath: 'usage-prices', key: 'prices', value }];
  await postUserSetting(await clientOf(sandbox), { body: { settings } });
  const waiting = await renderApp(path, { sandbox });
  expect(
    await screen.findByText(
      'a100-pool costs about $2.10 per slot-hour; t4-pool costs about $0.45 per slot-hour',
    ),
  ).toBeVisible();
  waiting.unmount();
  const { user } = await renderApp('/tasks', { sandbox });
  await user.click(await screen.findByRole('button', { name: 'Launch JupyterLab' }));
  const dialog = within(
    await screen.findByRole('dialog', { busy: false, name: 'Launch JupyterLab' }),
  );
  const rowOf = async (pool: string) =>
    (await dialog.findByRole('radio', { name: pool })).closest('label');
  expect(await rowOf('t4-pool')).toHaveTextContent(/about \$0\.45 per slot-hour$/);
  await user.type(dialog.getByRole('spinbutton', { name: 'Slots' }), '0');
  expect(await rowOf('a100-pool')).toHaveTextContent(/per slot-hour, \$[\d.]+ per hour$/);
  await user.clear(dialog.getByRole('spinbutton', { name: 'Slots' }));
  expect(await rowOf('a100-pool')).not.toHaveTextContent(/per slot-hour/);
});
