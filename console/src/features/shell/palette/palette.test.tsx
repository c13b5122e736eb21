import { screen, waitFor, within } from '@testing-library/react';
import { toastStore } from '@trainyard/ui/lib/toast-store';
import { afterEach, expect, test, vi } from 'vitest';
import { applyTheme } from '~/app/theme';
import { paletteField as field, openPalette as open, writeInPalette } from '~/test/palette';
import { rbacSandbox, renderApp } from '~/test/render-app';

afterEach(() => applyTheme('system'));

async function openPalette(options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp('/workspaces', options);
  await open(app.user);
  return { ...app, write: (text: string) => writeInPalette(app.user, text) };
}

const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('Enter after a new text opens what that text finds, not what an earlier one found', async () => {
  const { user, router, write } = await openPalette();
  await write('doorbell');
  await screen.findAllByRole('option', { name: /^doorbell/ });
  await write('agent-03');
  await user.keyboard('{Enter}');
  await isClosed();
  expect(router.latestLocation.pathname).toBe('/agents/agent-03');
});

test('its keys open and close it; a path is followed word by word, and one without a match offers a way out', async () => {
  const { user, router, write } = await openPalette();
  expect(document.activeElement).toBe(field());
  await user.keyboard('{Control>}[Space]{/Control}');
  await isClosed();
  await open(user);
  await write('goto nowhere');
  expect(await screen.findByText('no matching options')).toBeVisible();
  await waitFor(() => expect(options()).toEqual(['Exit']));
  await user.keyboard('{Enter}');
  await isClosed();

  await open(user);
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
  const { user, router, write } = await openPalette();
  await write('launch tensorBoard fromExperiments resnet50-lr');
  expect(await screen.findByRole('option', { name: /^113.*resnet50-lr-sweep/ })).toBeVisible();
  await write('goto trial resnet50-lr');
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
  const { user, router, write } = await openPalette({
    answer: ({ url }) =>
      new URL(url).pathname.endsWith('/experiments') && url.includes('name=')
        ? Response.json({ error: { code: 13, error: 'the disk is full' } }, { status: 500 })
        : undefined,
  });
  await write('goto experiment resnet50');
  expect(await screen.findByText(/the disk is full/)).toBeVisible();
  await write('goto experiment 113');
  await screen.findByRole('option', { name: /^113/ });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.latestLocation.pathname).toMatch(/^\/experiments\/113/));
});

test('an experiment is paused, and a JupyterLab killed, or started and opened in its window', async () => {
  const { user, requests, write } = await openPalette();
  const isSent = (path: RegExp) => requests.some(({ url }) => path.test(url));
  await write('pauseExperiment ');
  const [experiment] = await screen.findAllByRole('option', { name: /^\d+/ });
  expect(experiment).toBeVisible();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Action executed.')).toBeVisible();
  expect(isSent(/experiments\/\d+\/pause$/)).toBe(true);
  await open(user);
  await write('kill jupyterLab ');
  const [notebook] = await screen.findAllByRole('option', { name: /^[0-9a-f]+-/ });
  expect(notebook).toBeVisible();
  await user.keyboard('{Enter}');
  await isClosed();
  expect(toastStore.getSnapshot().map(({ title }) => title)).toContain('Action executed.');
  expect(isSent(/notebooks\/[^/]+\/kill$/)).toBe(true);

  const openWindow = vi.spyOn(window, 'open').mockReturnValue(null);
  await open(user);
  await write('launch jupyterLab zero');
  await screen.findByRole('option', { name: /^zeroSlot/ });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(openWindow).toHaveBeenCalled());
  expect(openWindow.mock.calls[0]?.[0]).toMatch(/^\/interactive\/[^/]+\/jupyter-lab\//);
  openWindow.mockRestore();
});

test('words find things of all kinds by name, and what was opened is in the group Recent', async () => {
  const { user, router, requests, write } = await openPalette();
  for (const [words, name] of [
    ['doorbell', /^doorbell-t4/],
    ['hooks', /^https:/],
    ['a100-pool', /^Queue of a100-pool/],
  ] as const) {
    await write(words);
    expect((await screen.findAllByRole('option', { name }))[0]).toBeVisible();
  }
  await write('agent-03');
  await user.click(await screen.findByRole('option', { name: /^agent-03/ }));
  await waitFor(() => expect(router.latestLocation.pathname).toBe('/agents/agent-03'));

  await open(user);
  await write('vision');
  await user.click(await screen.findByRole('option', { name: /^Vision/ }));
  await waitFor(() => expect(router.latestLocation.pathname).toMatch(/^\/workspaces\/\d+/));
  await open(user);
  const recent = within(await screen.findByRole('group', { name: 'Recent' }));
  for (const name of [/^Vision/, /^agent-03/])
    expect(recent.getByRole('option', { name })).toBeVisible();
  const saves = requests.filter(({ method, url }) => method === 'POST' && url.endsWith('/setting'));
  expect(await saves[0]?.clone().json()).toMatchObject({
    settings: [{ storagePath: 'omnibar', key: 'recent' }],
  });
});

test('a sentence filters experiments by state and user, a number finds a trial, a hostile name stays text, and notes are found by theirs', async () => {
  const { user, router, requests, write } = await openPalette();
  await write('completed experiments by mkowalski');
  await screen.findByRole('group', { name: 'Experiments' });
  await waitFor(() => {
    const searches = requests.filter(({ url }) => url.includes('states=STATE_COMPLETED'));
    expect(searches.at(-1)?.url).toMatch(/\/experiments\?.*userIds=\d+/);
  });
  await write('trial 3');
  expect(await screen.findByRole('option', { name: /^Trial 3/ })).toBeVisible();
  await write('onerror');
  const option = await screen.findByRole('option', { name: /^<img src=x onerror/ });
  expect(option.querySelector('img')).toBeNull();

  await write('synthetic dialogues');
  const note = await screen.findByRole('option', { name: /^Decisions.*synthetic dialogues/ });
  expect(note).not.toHaveTextContent('|');
  await user.click(note);
  await waitFor(() => expect(router.latestLocation.pathname).toMatch(/^\/projects\/\d+\/notes$/));
});

test('a user without permissions is not offered an action, finds no webhook, and an agent without actions', async () => {
  const { write } = await openPalette({ as: 'jtan' });
  await write('admin');
  await waitFor(() => expect(screen.queryByRole('option', { name: /^Admin/ })).toBeNull());
  await write('hooks');
  await screen.findByText('no matching options');
  expect(screen.queryByRole('option', { name: /^https:/ })).toBeNull();
  await write('agent-06');
  await screen.findByRole('option', { name: /^agent-06/ });
  expect(screen.queryByRole('group', { name: 'Actions' })).toBeNull();
});

test('commands change the theme, open a dialog in place of the palette, and make a project', async () => {
  const { user, router, write } = await openPalette();
  const run = async (text: string, option: RegExp) => {
    await write(text);
    await screen.findByRole('option', { name: option });
    await user.keyboard('{Enter}');
  };
  await run('theme dark', /^dark/);
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'));
  await isClosed();
  for (const [text, option, title] of [
    ['settings', /^settings/, 'Settings'],
    ['launch jupyterLab withOptions', /withOptions/, 'Launch JupyterLab'],
    ['new model', /^newModel/, 'Create a new model'],
    ['help', /^help.*all commands/, 'Help'],
  ] as const) {
    await open(user);
    await run(text, option);
    const dialog = await screen.findByRole('dialog', { busy: false, name: title });
    expect(dialog).toBeVisible();
    // every command by its full path
    if (title === 'Help') within(dialog).getByText('launch tensorBoard fromExperiments');
    if (title === 'Create a new model')
      expect(within(dialog).getByRole('combobox', { name: 'Workspace' })).toBeEnabled();
    await user.keyboard('{Escape}');
    await isClosed();
  }

  await open(user);
  await write('newProject vision');
  await user.click(await screen.findByRole('option', { name: /Vision/ }));
  const project = within(await screen.findByRole('dialog', { busy: false, name: 'New Project' }));
  await user.type(project.getByRole('textbox', { name: 'Project Name' }), 'from here');
  await user.click(project.getByRole('button', { name: 'Create Project' }));
  await waitFor(() => expect(router.latestLocation.pathname).toMatch(/^\/projects\/\d+/));
  expect(await screen.findByRole('heading', { level: 1, name: 'from here' })).toBeVisible();
});

const actions = async () => within(await screen.findByRole('group', { name: 'Actions' }));

test('an action on an agent that is found runs after a question; an experiment is paused or forked from here', async () => {
  const { user, requests, write } = await openPalette();
  await write('agent-06');
  await user.click((await actions()).getByRole('option', { name: /^Disable.*agent-06/ }));
  const question = within(
    await screen.findByRole('dialog', { busy: false, name: 'Disable agent-06' }),
  );
  await user.click(question.getByRole('button', { name: 'Disable' }));
  expect(await screen.findByText('agent-06 disabled')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();

  await open(user);
  await write('vit-b16-augmix');
  await user.click((await actions()).getByRole('option', { name: /^Pause.*vit-b16-augmix/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() =>
    expect(requests.some(({ url }) => /experiments\/\d+\/pause$/.test(url))).toBe(true),
  );
  expect(await screen.findByText('Paused vit-b16-augmix')).toBeVisible();
  await open(user);
  await write('vit-b16-augmix');
  await user.click((await actions()).getByRole('option', { name: /^Fork.*vit-b16-augmix/ }));
  expect(
    await screen.findByRole('dialog', { busy: false, name: /^Fork Experiment \d+$/ }),
  ).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Command palette' })).toBeNull();
});

test('the pages that were left come first, the last one first, without those that failed', async () => {
  const { user, router } = await renderApp('/workspaces');
  await screen.findByRole('heading', { level: 1, name: 'Workspaces' });
  const visit = async (path: string, name: string | RegExp) => {
    router.history.push(path);
    await screen.findByRole('heading', { level: 1, name });
  };
  await visit('/models/shelf-detector', 'shelf-detector');
  await visit('/projects/2/notes', 'detection-and-classification');
  await visit('/agents/agent-03', 'agent-03');
  router.history.push('/experiments/999999');
  await screen.findByText(/not found/i);
  await visit('/clusters', /^Cluster/);
  await open(user);
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

test('a change of the view is undone and redone, while the radio button just used has the focus', async () => {
  const { user, router } = await renderApp('/experiments/85/logs');
  const field = await screen.findByRole('radio', { name: 'Off' });
  await user.click(field);
  await waitFor(() => expect(router.latestLocation.searchStr).not.toBe(''));
  expect(document.activeElement).toBe(field);
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(router.latestLocation.searchStr).toBe(''));
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await waitFor(() => expect(router.latestLocation.searchStr).not.toBe(''));
});

test('pages are offered only to users who find content there', async () => {
  await openPalette({ as: 'viewer', sandbox: rbacSandbox() });
  expect(screen.getByRole('option', { name: /^Cluster/ })).toBeVisible();
  for (const name of [/^Master Logs/, /^Historical Usage/, /^Webhooks/, /^Admin/])
    expect(screen.queryByRole('option', { name })).toBeNull();
});

test('a user without a role is not offered to launch tasks, and not led to the model registry', async () => {
  const { user, write } = await openPalette({ as: 'norole', sandbox: rbacSandbox() });
  expect(screen.queryByRole('option', { name: /^Model Registry/ })).toBeNull();
  await write('launch');
  await waitFor(() => expect(screen.queryByRole('option', { name: /^launch/ })).toBeNull());
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('link', { name: /^Tasks/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Model Registry' })).toBeNull();
});

test('the palette and the side bar lead a viewer of models to their registry', async () => {
  const { user } = await openPalette({ as: 'mrv', sandbox: rbacSandbox() });
  expect(screen.getByRole('option', { name: /^Model Registry/ })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('link', { name: 'Model Registry' }));
  expect(await screen.findByRole('link', { name: 'assay-classifier' })).toBeVisible();
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
  const { user, write } = await openPalette({ answer });
  await write('dev serverAddress set https://other.example/');
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
