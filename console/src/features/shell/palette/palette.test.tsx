import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { applyTheme } from '~/app/theme';
import { rbacSandbox, renderApp } from '~/test/render-app';

afterEach(() => applyTheme('system'));

async function openPalette(options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp('/workspaces', options);
  await app.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { busy: false, name: 'Command palette' });
  return app;
}

const field = () => screen.getByRole('combobox', { name: 'Search or command' });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test('its keys open and close it', async () => {
  const { user } = await openPalette();
  expect(document.activeElement).toBe(field());
  await user.keyboard('{Control>}[Space]{/Control}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a path is followed word by word', async () => {
  const { user, router } = await openPalette();
  await user.type(field(), 'goto exp');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(field()).toHaveProperty('value', 'goto experiment '));
  expect(await screen.findByText('Type the name or the ID of an experiment.')).toBeVisible();
  await user.type(field(), '999999');
  await screen.findByRole('option', { name: /999999/ });
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Invalid experiment ID 999999')).toBeVisible();
  expect(router.latestLocation.pathname).toBe('/workspaces');
});

test('experiments and trials are found by name where a command takes their ids (F13)', async () => {
  const { user, router } = await openPalette();
  await user.type(field(), 'launch tensorBoard fromExperiments resnet50-lr');
  expect(await screen.findByRole('option', { name: /^113.*resnet50-lr-sweep/ })).toBeVisible();
  await user.clear(field());
  await user.type(field(), 'goto trial resnet50-lr');
  await screen.findByRole('option', { name: /^of113.*Trials of resnet50-lr-sweep/ });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(field()).toHaveProperty('value', 'goto trial of113 '));
  expect((await screen.findAllByRole('option', { name: /Trial \d+$/ })).length).toBeGreaterThan(1);
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(router.latestLocation.pathname).toMatch(/^\/experiments\/113\/trials\/\d+/),
  );
});

test('a typed id stays where the search by name fails, and a typed name says why there is none', async () => {
  const { user, router } = await openPalette({
    answer: ({ url }) =>
      new URL(url).pathname.endsWith('/experiments') && url.includes('name=')
        ? Response.json({ error: { code: 13, error: 'the disk is full' } }, { status: 500 })
        : undefined,
  });
  await user.type(field(), 'goto experiment resnet50');
  expect(await screen.findByText(/the disk is full/)).toBeVisible();
  await user.clear(field());
  await user.type(field(), 'goto experiment 113');
  await screen.findByRole('option', { name: /^113/ });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.latestLocation.pathname).toMatch(/^\/experiments\/113/));
});

test('a path without a match offers a way out', async () => {
  const { user } = await openPalette();
  await user.type(field(), 'goto nowhere');
  expect(await screen.findByText('no matching options')).toBeVisible();
  await waitFor(() => expect(options()).toEqual(['Exit']));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an experiment is paused from here', async () => {
  const { user, requests } = await openPalette();
  await user.type(field(), 'pauseExperiment ');
  const [first] = await screen.findAllByRole('option', { name: /^\d+/ });
  expect(first).toBeVisible();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Action executed.')).toBeVisible();
  expect(requests.some(({ url }) => /experiments\/\d+\/pause$/.test(url))).toBe(true);
});

test('a JupyterLab is killed from here', async () => {
  const { user, requests } = await openPalette();
  await user.type(field(), 'kill jupyterLab ');
  const [first] = await screen.findAllByRole('option', { name: /^[0-9a-f]+-/ });
  expect(first).toBeVisible();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Action executed.')).toBeVisible();
  expect(requests.some(({ url }) => /notebooks\/[^/]+\/kill$/.test(url))).toBe(true);
});

test('words find things of all kinds, and what was opened is in the group Recent', async () => {
  const { user, router, requests } = await openPalette();
  await user.type(field(), 'vision');
  await user.click(await screen.findByRole('option', { name: /^Vision/ }));
  await waitFor(() => expect(router.latestLocation.pathname).toMatch(/^\/workspaces\/\d+/));
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('group', { name: 'Recent' })).toBeVisible();
  const saves = requests.filter(({ method, url }) => method === 'POST' && url.endsWith('/setting'));
  expect(await saves[0]?.clone().json()).toMatchObject({
    settings: [{ storagePath: 'omnibar', key: 'recent' }],
  });
});

test('a sentence filters experiments by state and user', async () => {
  const { user, requests } = await openPalette();
  await user.type(field(), 'completed experiments by mkowalski');
  await screen.findByRole('group', { name: 'Experiments' });
  await waitFor(() => {
    const searches = requests.filter(({ url }) => url.includes('states=STATE_COMPLETED'));
    expect(searches.at(-1)?.url).toMatch(/\/experiments\?.*userIds=\d+/);
  });
});

test('a number finds the experiment and the trial', async () => {
  const { user } = await openPalette();
  await user.type(field(), 'trial 3');
  expect(await screen.findByRole('option', { name: /^Trial 3/ })).toBeVisible();
});

test('a user without the permission is not offered the action', async () => {
  const { user } = await openPalette({ as: 'jtan' });
  await user.type(field(), 'admin');
  await waitFor(() => expect(screen.queryByRole('option', { name: /^Admin/ })).toBeNull());
});

test('the theme is changed by a command', async () => {
  const { user } = await openPalette();
  await user.type(field(), 'theme dark');
  await screen.findByRole('option', { name: /^dark/ });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'));
});

test('the settings open in its place', async () => {
  const { user } = await openPalette();
  await user.type(field(), 'settings');
  await screen.findByRole('option', { name: /^settings/ });
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { busy: false, name: 'Settings' })).toBeVisible();
});

test('help lists every command by its full path', async () => {
  const { user } = await openPalette();
  await user.type(field(), 'help');
  await screen.findByRole('option', { name: /^help.*all commands/ });
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { busy: false, name: 'Help' })).toBeVisible();
  expect(screen.getByText('launch tensorBoard fromExperiments')).toBeVisible();
});

test('a notebook is started and opened in its window', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const { user } = await openPalette();
  await user.type(field(), 'launch jupyterLab zero');
  await screen.findByRole('option', { name: /^zeroSlot/ });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(open).toHaveBeenCalled());
  expect(open.mock.calls[0]?.[0]).toMatch(/^\/interactive\/[^/]+\/jupyter-lab\//);
  open.mockRestore();
});

test('a hostile name stays text', async () => {
  const { user } = await openPalette();
  await user.type(field(), 'onerror');
  const option = await screen.findByRole('option', { name: /^<img src=x onerror/ });
  expect(option.querySelector('img')).toBeNull();
});

test('agents, pools and their queues, templates and webhooks are found by name', async () => {
  const { user, router } = await openPalette();
  await user.type(field(), 'doorbell');
  expect(await screen.findByRole('option', { name: /^doorbell-t4/ })).toBeVisible();
  await user.clear(field());
  await user.type(field(), 'hooks');
  const [webhook] = await screen.findAllByRole('option', { name: /^https:/ });
  expect(webhook).toBeVisible();
  await user.clear(field());
  await user.type(field(), 'a100-pool');
  expect(await screen.findByRole('option', { name: /^Queue of a100-pool/ })).toBeVisible();
  await user.clear(field());
  await user.type(field(), 'agent-03');
  await screen.findByRole('option', { name: /^agent-03/ });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.latestLocation.pathname).toBe('/agents/agent-03'));
});

test('webhooks are found only by users who may see them', async () => {
  const { user } = await openPalette({ as: 'jtan' });
  await user.type(field(), 'hooks');
  await screen.findByText('no matching options');
  expect(screen.queryByRole('option', { name: /^https:/ })).toBeNull();
});

const actions = async () => within(await screen.findByRole('group', { name: 'Actions' }));

test('an experiment that is found is paused or forked from here', async () => {
  const { user, requests } = await openPalette();
  await user.type(field(), 'vit-b16-augmix');
  await user.click((await actions()).getByRole('option', { name: /^Pause.*vit-b16-augmix/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() =>
    expect(requests.some(({ url }) => /experiments\/\d+\/pause$/.test(url))).toBe(true),
  );
  expect(await screen.findByText('Paused vit-b16-augmix')).toBeVisible();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(field(), 'vit-b16-augmix');
  await user.click((await actions()).getByRole('option', { name: /^Fork.*vit-b16-augmix/ }));
  expect(
    await screen.findByRole('dialog', { busy: false, name: /^Fork Experiment \d+$/ }),
  ).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Command palette' })).toBeNull();
});

test('actions on an agent are offered to users who may run them', async () => {
  const first = await openPalette();
  await first.user.type(field(), 'agent-06');
  await first.user.click((await actions()).getByRole('option', { name: /^Disable.*agent-06/ }));
  const question = within(
    await screen.findByRole('dialog', { busy: false, name: 'Disable agent-06' }),
  );
  await first.user.click(question.getByRole('button', { name: 'Disable' }));
  expect(await screen.findByText('agent-06 disabled')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  first.unmount();

  const { user } = await openPalette({ as: 'jtan' });
  await user.type(field(), 'agent-06');
  await screen.findByRole('option', { name: /^agent-06/ });
  expect(screen.queryByRole('group', { name: 'Actions' })).toBeNull();
});

test('a model and a project are created from here', async () => {
  const { user, router } = await openPalette();
  await user.type(field(), 'new model');
  await user.click(await screen.findByRole('option', { name: /^newModel/ }));
  const model = await screen.findByRole('dialog', { busy: false, name: 'Create a new model' });
  expect(within(model).getByRole('combobox', { name: 'Workspace' })).toBeEnabled();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('{Control>}k{/Control}');
  await user.type(field(), 'newProject vision');
  await user.click(await screen.findByRole('option', { name: /Vision/ }));
  const project = within(await screen.findByRole('dialog', { busy: false, name: 'New Project' }));
  await user.type(project.getByRole('textbox', { name: 'Project Name' }), 'from here');
  await user.click(project.getByRole('button', { name: 'Create Project' }));
  await waitFor(() => expect(router.latestLocation.pathname).toMatch(/^\/projects\/\d+/));
  expect(await screen.findByRole('heading', { level: 1, name: 'from here' })).toBeVisible();
});

test('the pages that were left come first, the last one first, without those that failed', async () => {
  const { user, router } = await renderApp('/workspaces');
  await screen.findByRole('heading', { level: 1, name: 'Workspaces' });
  const open = async (path: string, name: string | RegExp) => {
    router.history.push(path);
    await screen.findByRole('heading', { level: 1, name });
  };
  await open('/models/shelf-detector', 'shelf-detector');
  await open('/projects/2/notes', 'detection-and-classification');
  await open('/agents/agent-03', 'agent-03');
  router.history.push('/experiments/999999');
  await screen.findByText(/not found/i);
  await open('/clusters', /^Cluster/);
  await user.keyboard('{Control>}k{/Control}');
  const recent = within(await screen.findByRole('group', { name: 'Recent' }));
  const names = recent
    .getAllByRole('option')
    .map(({ textContent }) => textContent?.replace(/↵open$/, ''));
  expect(names.slice(0, 3)).toEqual([
    'agent-03/agents/agent-03',
    'detection-and-classification/projects/2/notes',
    'shelf-detector/models/shelf-detector',
  ]);
});

test('notes are found by their text, with the words around it', async () => {
  const { user, router } = await openPalette();
  await user.type(field(), 'synthetic dialogues');
  const note = await screen.findByRole('option', { name: /^Decisions.*synthetic dialogues/ });
  expect(note).not.toHaveTextContent('|');
  await user.click(note);
  await waitFor(() => expect(router.latestLocation.pathname).toMatch(/^\/projects\/\d+\/notes$/));
});

test('quick search narrows workspaces and projects and goes there', async () => {
  const { user, router } = await renderApp('/workspaces');
  await user.click(screen.getByRole('button', { name: 'Search workspace or project' }));
  const search = await screen.findByRole('textbox', { name: 'Search workspace or project' });
  await user.type(search, 'zzz');
  expect(await screen.findByText('No matching workspace or projects')).toBeVisible();
  await user.clear(search);
  await user.type(search, 'detection{Enter}');
  await waitFor(() => expect(router.latestLocation.pathname).toMatch(/^\/workspaces\/\d+/));
});

test('the keyboard map lists the keys of the page', async () => {
  const { user } = await renderApp('/workspaces');
  await user.keyboard('?');
  expect(
    await screen.findByRole('dialog', { busy: false, name: 'Keyboard shortcuts' }),
  ).toBeVisible();
  expect(screen.getByText('Toggle Sidebar')).toBeVisible();
});

test('a change of the view is undone and redone', async () => {
  const { user, router } = await renderApp('/projects/2/experiments');
  await user.click(await screen.findByRole('button', { name: 'Show Archived' }));
  await waitFor(() => expect(router.latestLocation.searchStr).toContain('archived'));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(router.latestLocation.searchStr).not.toContain('archived'));
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await waitFor(() => expect(router.latestLocation.searchStr).toContain('archived'));
});

test('Ctrl+Z works while the radio button just used has the focus', async () => {
  const { user, router } = await renderApp('/experiments/85/logs');
  const field = await screen.findByRole('radio', { name: 'Off' });
  await user.click(field);
  await waitFor(() => expect(router.latestLocation.searchStr).not.toBe(''));
  expect(document.activeElement).toBe(field);
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(router.latestLocation.searchStr).toBe(''));
});

test('pages are offered only to users who find content there', async () => {
  await openPalette({ as: 'viewer', sandbox: rbacSandbox() });
  expect(screen.getByRole('option', { name: /^Cluster/ })).toBeVisible();
  for (const name of [/^Master Logs/, /^Historical Usage/, /^Webhooks/, /^Admin/])
    expect(screen.queryByRole('option', { name })).toBeNull();
});

test.each([
  ['norole', false],
  ['mrv', true],
])('the palette and the side bar lead %s to the model registry: %s', async (as, mayView) => {
  const { user } = await openPalette({ as, sandbox: rbacSandbox() });
  expect(screen.queryAllByRole('option', { name: /^Model Registry/ })).toHaveLength(
    mayView ? 1 : 0,
  );
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('link', { name: /^Tasks/ })).toBeVisible();
  const [link] = screen.queryAllByRole('link', { name: 'Model Registry' });
  if (!link) return expect(mayView).toBe(false);
  await user.click(link);
  expect(await screen.findByRole('link', { name: 'assay-classifier' })).toBeVisible();
});

test('a form for a JupyterLab, and one for a workspace, open from here', async () => {
  const { user } = await openPalette();
  await user.type(field(), 'launch jupyterLab withOptions');
  await screen.findByRole('option', { name: /withOptions/ });
  await user.keyboard('{Enter}');
  expect(
    await screen.findByRole('dialog', { busy: false, name: 'Launch JupyterLab' }),
  ).toBeVisible();
});

test('a user who may not launch tasks is not offered to', async () => {
  const { user } = await openPalette({ as: 'norole', sandbox: rbacSandbox() });
  await user.type(field(), 'launch');
  await waitFor(() => expect(screen.queryByRole('option', { name: /^launch/ })).toBeNull());
});

test('an address that the policy of the page blocks is distinguished from one without an answer', async () => {
  let isPolicy = true;
  const answer = ({ url }: Request) => {
    if (!url.startsWith('https://other.example')) return;
    // the report follows the refusal, as it does in browsers
    if (isPolicy)
      queueMicrotask(() => document.dispatchEvent(new Event('securitypolicyviolation')));
    return Response.error();
  };
  const { user } = await openPalette({ answer });
  const line = 'dev serverAddress set https://other.example/';
  await user.type(field(), line);
  await screen.findByRole('option', { name: /other\.example/ });
  await user.keyboard('{Enter}');
  expect(
    await screen.findByText(
      'This console may not ask https://other.example: serve it with --allow-master https://other.example.',
    ),
  ).toBeVisible();
  isPolicy = false;
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/^Server not found\./)).toBeVisible();
  expect(localStorage.getItem('global/server-address')).toBeNull();
});
