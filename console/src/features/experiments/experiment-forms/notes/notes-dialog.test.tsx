import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Sandbox } from '@trainyard/sandbox';
import {
  archiveExperiment,
  createTransport,
  getExperiment,
  getExperiments,
  login,
  patchExperiment,
} from '@trainyard/sdk/calls';
import { onPhone } from '@trainyard/ui/test/on-phone';
import { expect, test } from 'vitest';
import { client } from '~/app/api';
import { linkOf, listPath, openMenu, rowOf, rows, withHeight } from '~/test/experiment-list';
import { newerSandbox } from '~/test/newer-sandbox';
import { demoSandbox, rbacSandbox, renderApp } from '~/test/render-app';

withHeight();

const id = 113;
const name = 'resnet50-lr-sweep';
// another one has its name
const only = `${listPath}?filter=${encodeURIComponent(`id = ${id}`)}`;

const editor = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Markdown' });
const notesOf = async (experimentId: number) =>
  (await getExperiment(client, { experimentId })).experiment.notes;
const isRead = ({ url, method }: Request) =>
  method === 'GET' && new URL(url).pathname === `/api/v1/experiments/${id}`;
const isWrite = ({ method }: Request) => method === 'PATCH';
const failed = (error: string) =>
  Response.json({ error: { code: 2, reason: 'Unknown', error } }, { status: 500 });

/** Writes notes as another session does. */
async function writeAsOther(sandbox: Sandbox, notes: string) {
  const where = { baseUrl: location.origin, fetch: sandbox.fetch };
  const body = { username: 'admin', password: '', isHashed: true };
  const { token } = await login(createTransport(where), { body });
  await patchExperiment(createTransport({ ...where, auth: token }), {
    experimentId: id,
    body: { notes },
  });
}

async function openNotes(user: UserEvent) {
  const menu = await openMenu(user, name);
  await user.click(await within(menu).findByRole('menuitem', { name: 'Edit notes...' }));
  return within(
    await screen.findByRole('dialog', { busy: false, name: `Notes of experiment ${id}` }),
  );
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('notes are read when their dialog opens, edited and saved; the focus returns to the row', async () => {
  const sandbox = demoSandbox();
  await renderApp('/login', { sandbox });
  await writeAsOther(sandbox, 'lr was **too high**');
  const { user, requests } = await renderApp(only, { sandbox });
  await rowOf(name);
  expect(requests.filter(isRead)).toEqual([]);
  const dialog = await openNotes(user);
  expect(dialog.getByText(name)).toBeVisible();
  const text = await editor();
  expect(text).toHaveFocus();
  expect(text.value).toBe('lr was **too high**');
  await user.type(text, ', anchors are fine');
  await user.click(dialog.getByRole('radio', { name: 'Preview' }));
  expect((await dialog.findByText('too high')).tagName).toBe('STRONG');
  await user.keyboard('{Control>}s{/Control}');
  await closed();
  expect(await notesOf(id)).toBe('lr was **too high**, anchors are fine');
  expect((await rowOf(name)).contains(document.activeElement)).toBe(true);
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft/'))).toEqual([]);
});

test('a right click on the row leads to its notes, and Cancel drops the edit', async () => {
  const { user, requests } = await renderApp(only);
  await user.pointer({ target: await linkOf(name), keys: '[MouseRight]' });
  await user.click(await screen.findByRole('menuitem', { name: 'Edit notes...' }));
  await user.type(await editor(), 'not this');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await closed();
  await openNotes(user);
  expect((await editor()).value).toBe('');
  expect(requests.filter(isWrite)).toEqual([]);
});

test('a text that was not saved is kept for its user, in the dialog and on the page of the experiment', async () => {
  const { user, router } = await renderApp(only);
  await openNotes(user);
  await user.type(await editor(), 'half a thought');
  await user.keyboard('{Escape}');
  await closed();
  await openNotes(user);
  expect((await editor()).value).toBe('half a thought');
  await user.keyboard('{Escape}');
  await closed();
  await router.navigate({ href: `/experiments/${id}/notes` });
  expect((await editor()).value).toBe('half a thought');
});

test.each([
  ['Keep mine', 'mine', 1],
  ['Keep theirs', 'theirs', 0],
])(
  'what another session saved meanwhile is not overwritten without a question: %s',
  async (answer, expected, writes) => {
    const sandbox = demoSandbox();
    const { user, requests } = await renderApp(only, { sandbox });
    await openNotes(user);
    await user.type(await editor(), 'mine');
    await writeAsOther(sandbox, 'theirs');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByText('Someone else changed these notes while you were editing.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: answer }));
    await closed();
    expect(await notesOf(id)).toBe(expected);
    expect(requests.filter(isWrite)).toHaveLength(writes);
  },
);

test('an editor without changes follows the master, of which the cache had an older text', async () => {
  const sandbox = demoSandbox();
  const { user, router, queryClient } = await renderApp(`/experiments/${id}/notes`, { sandbox });
  await editor();
  await router.navigate({ href: only });
  await writeAsOther(sandbox, 'newer');
  await openNotes(user);
  await queryClient.invalidateQueries();
  await waitFor(async () => expect((await editor()).value).toBe('newer'));
});

test('notes that cannot be read can be requested again', async () => {
  let isDown = true;
  const answer = (request: Request) => (isDown && isRead(request) ? failed('no rows') : undefined);
  const { user } = await renderApp(only, { answer });
  const dialog = await openNotes(user);
  expect(await dialog.findByText(`Unable to fetch Experiment ${id}`)).toBeVisible();
  isDown = false;
  await user.click(dialog.getByRole('button', { name: 'Retry' }));
  expect(await editor()).toBeVisible();
});

test('a save that fails says why and keeps the text, also where its dialog was closed meanwhile', async () => {
  let refuse: (() => void) | undefined;
  const answer = (request: Request) =>
    isWrite(request)
      ? new Promise<Response>((resolve) => {
          refuse = () => resolve(failed('disk full'));
        })
      : undefined;
  const { user } = await renderApp(only, { answer });
  const dialog = await openNotes(user);
  await user.type(await editor(), 'kept');
  const save = async () => {
    refuse = undefined;
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(refuse).toBeDefined());
  };
  await save();
  refuse?.();
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'Unable to update experiment notes. disk full',
  );
  expect((await editor()).value).toBe('kept');

  await save();
  await user.keyboard('{Escape}');
  await closed();
  expect(await screen.findByText(/There is no answer yet/)).toBeVisible();
  refuse?.();
  expect(await screen.findByText('Unable to update experiment notes. disk full')).toBeVisible();
  await openNotes(user);
  expect((await editor()).value).toBe('kept');
});

test('those of an archived experiment are edited as on its page', async () => {
  const sandbox = demoSandbox();
  await renderApp('/login', { sandbox });
  const ended = 'maskrcnn-anchor-search-v3';
  const { experiments } = await getExperiments(client, { name: ended });
  const { id: experimentId } = experiments[0] ?? expect.fail();
  await archiveExperiment(client, { experimentId });
  const { user } = await renderApp(`${listPath}?name=${ended}&archived=true`, { sandbox });
  const menu = within(await openMenu(user, ended));
  await user.click(await menu.findByRole('menuitem', { name: 'Edit notes...' }));
  await user.type(await editor(), 'why it was archived');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await closed();
  expect(await notesOf(experimentId)).toBe('why it was archived');
});

test('a user who may not edit them has no such item', async () => {
  const { user } = await renderApp(listPath, { as: 'viewer', sandbox: rbacSandbox() });
  const [menu] = await screen.findAllByLabelText(/^Actions for /);
  await user.click(menu ?? expect.fail());
  await screen.findByRole('menuitem', { name: 'Why are actions missing?' });
  expect(screen.queryByRole('menuitem', { name: 'Edit notes...' })).toBeNull();
});

test('on a phone a card has the menu of its row, and leads to its notes', async () => {
  onPhone();
  const { user } = await renderApp(only);
  const button = await screen.findByRole('button', { name: `Actions for ${name}` });
  await user.click(button);
  const menu = within(await screen.findByRole('menu', { name: `Actions for ${name}` }));
  expect(menu.getByRole('menuitem', { name: 'Pin' })).toBeVisible();
  await user.click(menu.getByRole('menuitem', { name: 'Edit notes...' }));
  await user.type(await editor(), 'from the train');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await closed();
  expect(await notesOf(id)).toBe('from the train');
  expect(button).toHaveFocus();
});

test('the row of a run edits the notes of its experiment', async () => {
  const { user } = await renderApp('/projects/2/runs', { sandbox: newerSandbox() });
  await waitFor(() => expect(rows().length).toBeGreaterThan(5));
  const row = rows()[0] ?? expect.fail();
  const [link] = within(row).getAllByRole('link');
  const [, experimentId] = /experiments\/(\d+)\//.exec(link?.getAttribute('href') ?? '') ?? [];
  await user.click(within(row).getByRole('button', { name: /^Actions for / }));
  await user.click(
    await screen.findByRole('menuitem', { name: 'Edit notes of the experiment...' }),
  );
  expect(
    await screen.findByRole('dialog', {
      busy: false,
      name: `Notes of experiment ${experimentId}`,
    }),
  ).toBeVisible();
  await user.type(await editor(), ' of all its runs');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await closed();
  expect(await notesOf(Number(experimentId))).toMatch(/of all its runs$/);
});
