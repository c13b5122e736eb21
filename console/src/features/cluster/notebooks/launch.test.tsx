import { screen, waitFor, within } from '@testing-library/react';
import { codeIn, typeCode } from '@trainyard/ui/test/code-editor';
import { expect, onTestFinished, test, vi } from 'vitest';
import { demoSandbox, rbacSandbox, renderApp } from '~/test/render-app';
import { previewLines } from './config-preview';

const bodyOf = async (requests: Request[], end: string) => {
  const sent = requests.findLast(({ method, url }) => method === 'POST' && url.endsWith(end));
  return sent?.clone().json();
};

function spyOnWindows() {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  onTestFinished(() => open.mockRestore());
  return open;
}

async function choose(user: Awaited<ReturnType<typeof renderApp>>['user'], what: [string, string]) {
  await user.click(await screen.findByRole('combobox', { name: what[0] }));
  await user.click(await screen.findByRole('option', { name: what[1] }));
}

test('a JupyterLab is launched from home, opens, and the choices are remembered', async () => {
  const open = spyOnWindows();
  const { user, requests } = await renderApp('/dashboard');
  await user.click(await screen.findByRole('button', { name: 'Launch JupyterLab' }));
  const dialog = within(
    await screen.findByRole('dialog', { busy: false, name: 'Launch JupyterLab' }),
  );
  const launch = dialog.getByRole('button', { name: 'Launch' });
  expect(launch.getAttribute('aria-disabled')).toBe('true');
  expect(launch.dataset.tooltip).toBe('Workspace is required');
  const full = dialog.getByRole('button', { name: 'Show Full Config' });
  expect(full).toHaveAttribute('aria-disabled', 'true');
  expect(full.dataset.tooltip).toBe('Choose a workspace first: the config includes its settings.');
  expect(
    dialog.getByText('Choose a workspace first: the config includes its settings.'),
  ).toBeVisible();
  await choose(user, ['Workspace', 'Vision']);
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'probe');
  await user.click(await dialog.findByRole('radio', { name: 't4-pool' }));
  const sent = within(dialog.getByRole('region', { name: /^Config/ }));
  expect(sent.getByText('t4-pool')).toBeVisible();
  const slots = dialog.getByRole('spinbutton', { name: 'Slots' });
  await user.clear(slots);
  expect(dialog.getByText('Runs without a slot: no accelerator.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Launch' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await bodyOf(requests, '/api/v1/notebooks')).toMatchObject({
    config: { description: 'probe', resources: { resource_pool: 't4-pool', slots: 0 } },
    workspaceId: 2,
  });
  expect(open.mock.calls[0]?.[0]).toMatch(/^\/interactive\/[^/]+\/jupyter-lab\/probe\//);
  expect(open.mock.calls[0]?.[0]).toMatch(/currentSlotsExceeded=(true|false)$/);

  await user.click(screen.getByRole('button', { name: 'Launch JupyterLab' }));
  const again = within(
    await screen.findByRole('dialog', { busy: false, name: 'Launch JupyterLab' }),
  );
  expect(again.getByRole('combobox', { name: 'Workspace' }).textContent).toBe('Vision');
  expect(again.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('probe');
});

test('one of many pools is found by its name, and the choice can be left to the master', async () => {
  const sandbox = demoSandbox();
  const manyPools = async (request: Request) => {
    const { resourcePools, ...rest } = await (await sandbox.fetch(request)).json();
    const more = Array.from({ length: 8 }, (_, at) => ({
      ...resourcePools[0],
      name: `spot-${at}`,
    }));
    return Response.json({ ...rest, resourcePools: [...resourcePools, ...more] });
  };
  const answer = (request: Request) =>
    new URL(request.url).pathname.endsWith('/resource-pools') ? manyPools(request) : undefined;
  const { user } = await renderApp('/workspaces/2/tasks', { sandbox, answer });
  await user.click(await screen.findByRole('button', { name: 'Launch JupyterLab' }));
  const pools = within(await screen.findByRole('group', { name: 'Resource Pool' }));
  await user.type(await pools.findByRole('searchbox', { name: 'Find a pool' }), 'SPOT-3');
  await waitFor(() => expect(pools.queryByRole('radio', { name: 't4-pool' })).toBeNull());
  await user.click(pools.getByRole('radio', { name: 'spot-3' }));
  expect(pools.getByRole('radio', { name: 'spot-3' })).toBeChecked();
  await user.click(pools.getByRole('radio', { name: 'Pick the best option' }));
  expect(pools.getByRole('radio', { name: 'spot-3' })).not.toBeChecked();
});

test('the only workspace is selected from the start', async () => {
  const { user } = await renderApp('/tasks', { as: 'editor', sandbox: rbacSandbox() });
  await user.click(await screen.findByRole('button', { name: 'Launch JupyterLab' }));
  const dialog = within(
    await screen.findByRole('dialog', { busy: false, name: 'Launch JupyterLab' }),
  );
  expect(dialog.getByRole('combobox', { name: 'Workspace' })).toHaveTextContent('lab');
  expect(dialog.getByRole('button', { name: 'Launch' })).not.toHaveAttribute('aria-disabled');
});

test('the settings of a launch are marked among those of its template', () => {
  const template = { idle_timeout: '2h', resources: { slots: 1, shm_size: 4096 } };
  const own = { description: 'probe', resources: { slots: 2 }, entrypoint: ['sh', '-c', 'ls'] };
  const marked = previewLines(template, own).map(
    ({ text, isOwn }) => `${isOwn ? '+' : ' '}${text}`,
  );
  expect(marked).toEqual([
    ' idle_timeout: 2h',
    ' resources:',
    '+  slots: 2',
    '   shm_size: 4096',
    '+description: probe',
    '+entrypoint:',
    '+  - sh',
    '+  - -c',
    '+  - ls',
  ]);
});

test('the whole config is the one the master would run, and can be changed', async () => {
  spyOnWindows();
  const { user, requests } = await renderApp('/workspaces/2/tasks');
  await user.click(await screen.findByRole('button', { name: 'Launch JupyterLab' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false }));
  // inside a workspace there is no choice
  expect(dialog.getByRole<HTMLButtonElement>('combobox', { name: 'Workspace' }).disabled).toBe(
    true,
  );
  await user.click(dialog.getByRole('button', { name: 'Show Full Config' }));
  expect(await codeIn('JupyterLab config')).toContain('resources:');
  await typeCode('JupyterLab config', '');
  expect(dialog.getByText('JupyterLab config required')).toBeVisible();
  await typeCode('JupyterLab config', 'description: mine\nresources:\n  slots: 0');
  await user.click(dialog.getByRole('button', { name: 'Launch' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await bodyOf(requests, '/api/v1/notebooks')).toMatchObject({
    config: { description: 'mine', resources: { slots: 0 } },
  });
});

test('the dialog shows why the master refuses', async () => {
  const open = spyOnWindows();
  const { user } = await renderApp('/workspaces/2/tasks');
  await user.click(await screen.findByRole('button', { name: 'Launch JupyterLab' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false }));
  await user.click(dialog.getByRole('button', { name: 'Show Full Config' }));
  await typeCode('JupyterLab config', 'strange_key: 1');
  await user.click(dialog.getByRole('button', { name: 'Launch' }));
  const alert = await dialog.findByText(/^Unable to Launch JupyterLab\./);
  expect(alert.textContent).toContain('unknown field "strange_key"');
  expect(open).not.toHaveBeenCalled();
});

test('a command is a line for its shell, and its log opens', async () => {
  const { user, router, requests } = await renderApp('/workspaces/2/tasks');
  await user.click(await screen.findByRole('button', { name: 'Launch another task' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Launch command' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'Launch command' }));
  expect(dialog.getByRole('button', { name: 'Launch' }).dataset.tooltip).toBe(
    'Command is required',
  );
  await user.type(dialog.getByRole('textbox', { name: 'Command' }), 'nvidia-smi -L');
  await user.click(dialog.getByRole('button', { name: 'Launch' }));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/command\/[^/]+\/logs$/));
  expect(await bodyOf(requests, '/api/v1/commands')).toMatchObject({
    config: { entrypoint: ['sh', '-c', 'nvidia-smi -L'], resources: { slots: 0 } },
  });
});

test('a shell is launched without more questions', async () => {
  const { user, router, requests } = await renderApp('/workspaces/2/tasks');
  await user.click(await screen.findByRole('button', { name: 'Launch another task' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Launch shell' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'Launch shell' }));
  await user.click(dialog.getByRole('button', { name: 'Launch' }));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/shell\/[^/]+\/logs$/));
  expect(await bodyOf(requests, '/api/v1/shells')).toMatchObject({
    config: { resources: { slots: 0 } },
    workspaceId: 2,
  });
});

test('with RBAC, a user who may not launch tasks reads why', async () => {
  const sandbox = rbacSandbox();
  const { user } = await renderApp('/tasks', { as: 'norole', sandbox });
  const button = await screen.findByRole('button', { name: 'Launch JupyterLab' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.dataset.tooltip).toMatch(/\S/);
  await user.click(button);
  expect(screen.queryByRole('dialog')).toBeNull();
});

async function openTensorboardForm() {
  const app = await renderApp('/tasks');
  await app.user.click(await screen.findByRole('button', { name: 'Launch another task' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Launch TensorBoard' }));
  const name = 'Launch TensorBoard';
  const dialog = within(await screen.findByRole('dialog', { busy: false, name }));
  return { ...app, dialog };
}

test('a TensorBoard is launched from experiments that are found by name and id (F13)', async () => {
  const open = spyOnWindows();
  const { user, dialog, requests } = await openTensorboardForm();
  await user.click(dialog.getByRole('button', { name: 'Launch' }));
  expect(dialog.getByText('Choose an experiment.')).toBeVisible();
  const search = dialog.getByRole('combobox', { name: 'Experiments' });
  await user.type(search, '113');
  await user.click(await dialog.findByRole('option', { name: /#113 / }));
  await user.clear(search);
  await user.type(search, 'CONVNEXT');
  const options = await dialog.findAllByRole('option', { name: /convnext.*#\d+/ });
  // the chosen one stays visible
  expect(dialog.getByRole('option', { name: /#113 /, selected: true })).toBeVisible();
  const [first] = options;
  if (!first) throw new Error('nothing found');
  await user.click(first);
  await user.click(dialog.getByRole('button', { name: 'Launch' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const body = await bodyOf(requests, '/api/v1/tensorboards');
  expect(body.experimentIds).toHaveLength(2);
  expect(body.experimentIds[0]).toBe(113);
  expect(body.workspaceId).toBeGreaterThan(0);
  expect(open.mock.calls[0]?.[0]).toMatch(/^\/interactive\/[^/]+\/tensor-board\//);
});

test('a TensorBoard is launched from trials of an experiment that is found (F13)', async () => {
  spyOnWindows();
  const { user, dialog, requests } = await openTensorboardForm();
  await user.click(dialog.getByRole('radio', { name: 'Trials' }));
  await user.type(dialog.getByRole('combobox', { name: 'Experiment' }), '113');
  await user.click(await dialog.findByRole('option', { name: /#113 / }));
  const [trial] = await dialog.findAllByRole('option', { name: /^Trial \d+/ });
  if (!trial) throw new Error('no trial');
  await user.click(trial);
  await user.click(dialog.getByRole('button', { name: 'Launch' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const body = await bodyOf(requests, '/api/v1/tensorboards');
  expect(body.trialIds).toEqual([Number(trial.textContent?.match(/\d+/)?.[0])]);
});

test('each dialog that launches a task has Cancel (F13)', async () => {
  const { user } = await renderApp('/tasks');
  const cancel = async (name: string) => {
    const dialog = within(await screen.findByRole('dialog', { busy: false, name }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  };
  await user.click(await screen.findByRole('button', { name: 'Launch JupyterLab' }));
  await cancel('Launch JupyterLab');
  const others = screen.getByRole('button', { name: 'Launch another task' });
  for (const name of ['Launch shell', 'Launch command', 'Launch TensorBoard']) {
    await user.click(others);
    await user.click(await screen.findByRole('menuitem', { name }));
    await cancel(name);
  }
});
