import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getProject, putProjectNotes } from '@trainyard/sdk/calls';
import { expect, test, vi } from 'vitest';
import { client } from '~/app/api';
import { session } from '~/app/session/session';
import {
  demoSandbox,
  type Rendered,
  type RenderOptions,
  rbacSandbox,
  renderApp,
} from '~/test/render-app';
import { typeAndConfirm } from '~/test/type-to-confirm';

const editor = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Markdown' });
const notesOf = async (id: number) => (await getProject(client, { projectId: id })).project.notes;

/** Another user writes to the same project. */
const write = (projectId: number, ...notes: { name: string; contents: string }[]) =>
  putProjectNotes(client, { projectId, body: { notes } });

test('a note is made, written, previewed, saved and named', async () => {
  const { user } = await renderApp('/projects/3/notes');
  expect(await screen.findByText('No notes for this project')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New Note' }));
  const text = await editor();
  expect(text.placeholder).toBe('Add notes...');
  // a note without a title is named first
  const title = screen.getByRole('textbox', { name: 'Title' });
  expect(title).toHaveFocus();
  await user.type(text, '# Plan{Enter}{Enter}try **mixup**  ');
  await user.click(screen.getByRole('radio', { name: 'Preview' }));
  expect(await screen.findByRole('heading', { name: 'Plan', level: 2 })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByText('mixup')).tagName).toBe('STRONG');
  expect(screen.queryByRole('textbox', { name: 'Markdown' })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Title: Untitled' }));
  await user.keyboard('Plans{Enter}');
  await screen.findByRole('link', { name: 'Plans' });
  await waitFor(async () =>
    expect(await notesOf(3)).toEqual([{ name: 'Plans', contents: '# Plan\n\ntry **mixup**' }]),
  );
  // the draft ends with the save
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft/'))).toEqual([]);
});

test('HTML stays text, unsafe links lose their address, pictures are links', async () => {
  const app = await renderApp('/projects/3/notes');
  const contents = [
    '<img src=x onerror=alert(1)><script>alert(2)</script>',
    '[bad](javascript:alert(3)) [good](https://example.org/a)',
    '![chart](https://example.org/chart.png) &copy; &notanentity;',
  ].join('\n\n');
  await act(async () => {
    await write(3, { name: '<b>bold</b>', contents });
    await app.queryClient.invalidateQueries();
  });
  expect(await screen.findByText(/<img src=x onerror=alert\(1\)>/)).toBeVisible();
  expect(screen.getByRole('link', { name: '<b>bold</b>' })).toBeVisible();
  expect(screen.getByText('bad').closest('a')).toBeNull();
  const good = screen.getByRole('link', { name: 'good' });
  expect(good.getAttribute('href')).toBe('https://example.org/a');
  expect([good.getAttribute('target'), good.getAttribute('rel')]).toEqual([
    '_blank',
    'noopener noreferrer',
  ]);
  const chart = screen.getByRole('link', { name: 'chart' });
  expect(chart.getAttribute('href')).toBe('https://example.org/chart.png');
  expect(screen.getByText(/©/)).toBeVisible();
  expect(document.querySelector('main :is(img, script)')).toBeNull();
});

async function withTwoNotes(options?: RenderOptions) {
  const app = await renderApp('/projects/3/notes', options);
  await act(async () => {
    await write(3, { name: 'One', contents: 'first' }, { name: 'Two', contents: 'second' });
    await app.queryClient.invalidateQueries();
  });
  await screen.findByText('first');
  return app;
}

test('leaving with unsaved notes asks, and so does switching pages', async () => {
  const { user, router } = await withTwoNotes();
  await user.dblClick(screen.getByText('first'));
  await user.type(await editor(), ' draft');
  await user.click(screen.getByRole('link', { name: 'Two' }));
  const question = within(
    await screen.findByRole('dialog', { busy: false, name: 'Unsaved content' }),
  );
  expect(
    question.getByText(
      'You have unsaved notes, are you sure you want to switch pages? Unsaved notes will be lost.',
    ),
  ).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect((await editor()).value).toBe('first draft');
  const [workspaces] = screen.getAllByRole('link', { name: 'Workspaces' });
  if (workspaces) await user.click(workspaces);
  expect(
    await screen.findByText(
      'You have unsaved notes, are you sure you want to leave? Unsaved notes will be lost.',
    ),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/workspaces'));
  await act(() =>
    router.navigate({ to: '/projects/$projectId/notes', params: { projectId: '3' } }),
  );
  expect(await screen.findByText('first')).toBeVisible();
});

test('the draft of a note that another user deletes does not become that of its neighbor (F5)', async () => {
  const { user, queryClient } = await withTwoNotes();
  await user.dblClick(screen.getByText('first'));
  await user.type(await editor(), ' draft');
  await act(async () => {
    await write(3, { name: 'Two', contents: 'second' });
    await queryClient.invalidateQueries();
  });
  expect(await screen.findByText('second')).toBeVisible();
  expect(screen.queryByDisplayValue('first draft')).toBeNull();
});

test('a draft stays with its note when others are deleted, and when it is renamed (F5)', async () => {
  const { user, queryClient, router } = await withTwoNotes();
  await user.click(screen.getByRole('link', { name: 'Two' }));
  await user.dblClick(await screen.findByText('second'));
  await user.type(await editor(), ' draft');
  await act(async () => {
    await write(3, { name: 'Two', contents: 'second' });
    await queryClient.invalidateQueries();
  });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'One' })).toBeNull());
  expect((await editor()).value).toBe('second draft');
  await user.click(screen.getByRole('button', { name: 'Title: Two' }));
  const title = await screen.findByRole('textbox', { name: 'Title' });
  await user.clear(title);
  await user.type(title, 'Three{Enter}');
  await waitFor(() => expect(router.state.location.search).toEqual({ note: 'Three' }));
  expect((await editor()).value).toBe('second draft');
});

test('the focus returns from the editor to its button, and what another user wrote is not overwritten without a question', async () => {
  const { user } = await withTwoNotes();
  (await screen.findByRole('button', { name: 'Edit' })).focus();
  await user.keyboard('{Enter}');
  await user.type(await editor(), ' of mine');
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('first of mine')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus());
  await user.keyboard('{Enter}');
  await editor();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus());

  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await user.type(await editor(), ', too');
  await write(3, { name: 'One', contents: 'theirs' }, { name: 'Two', contents: 'also theirs' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByText('Someone else changed this page while you were editing.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  await screen.findByText('first of mine, too');
  // what they wrote on the other page stays
  expect(await notesOf(3)).toEqual([
    { name: 'One', contents: 'first of mine, too' },
    { name: 'Two', contents: 'also theirs' },
  ]);
});

test('a save that fails says why and keeps the text', async () => {
  const sandbox = demoSandbox();
  const answer = (request: Request) =>
    request.method === 'PUT' && request.url.endsWith('/notes')
      ? Response.json({ code: 2, message: 'disk full', error: 'disk full' }, { status: 500 })
      : undefined;
  const { user } = await renderApp('/projects/3/notes', { sandbox, answer });
  await user.click(await screen.findByRole('button', { name: 'New Note' }));
  await user.type(await editor(), 'kept');
  expect(screen.getByRole('button', { name: 'Save' }).dataset.tooltipKey).toBe('Ctrl+S');
  await user.keyboard('{Control>}s{/Control}');
  expect((await screen.findByRole('alert')).textContent).toBe('Unable to update notes. disk full');
  expect((await editor()).value).toBe('kept');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Markdown' })),
  );
});

/** A project with two notes, in whose editor Cancel was pressed while it saved; `release` answers. */
async function whileSaving() {
  const world = demoSandbox();
  const pending: ((response?: Response) => void)[] = [];
  let isHeld = false;
  const answer = (request: Request) => {
    if (!isHeld || request.method !== 'PUT' || !request.url.endsWith('/notes')) return undefined;
    return new Promise<Response>((resolve) => {
      pending.push((response) => resolve(response ?? world.fetch(request)));
    });
  };
  // a save first reads the newest notes
  const release = async (response?: Response) => {
    await waitFor(() => expect(pending).toHaveLength(1));
    pending.pop()?.(response);
  };
  const app = await withTwoNotes({ sandbox: world, answer });
  isHeld = true;
  const { user } = app;
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await user.type(await editor(), ' of mine');
  await saveAndLeave(user);
  return { ...app, release };
}

async function saveAndLeave(user: Rendered['user']) {
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: /^Save/, busy: true });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText(/There is no answer yet/)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Markdown' })).toBeNull();
}

test('Cancel leaves an editor whose save has no answer, and a late answer ends the edit', async () => {
  const { release } = await whileSaving();
  await release();
  expect(await screen.findByText('first of mine')).toBeVisible();
  expect(screen.queryByText(/There is no answer yet/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Edit' })).toBeVisible();
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft/'))).toEqual([]);
});

test('what was typed into an editor that was left is still there after a late refusal, or a save', async () => {
  const { user, release } = await whileSaving();
  await release(Response.json({ error: { code: 2, error: 'disk full' } }, { status: 500 }));
  expect(await screen.findByText('Unable to update notes. disk full')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue editing' }));
  expect((await editor()).value).toBe('first of mine');

  // text typed into an editor that was left stays when the earlier text is saved
  await saveAndLeave(user);
  await user.click(screen.getByRole('button', { name: 'Continue editing' }));
  await user.type(await editor(), ', and more');
  await release();
  await waitFor(() => expect(screen.queryByText(/There is no answer yet/)).toBeNull());
  expect((await editor()).value).toBe('first of mine, and more');
  // it is an edit of what was saved: nobody else changed the page
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: /^Save/, busy: true });
  await release();
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Markdown' })).toBeNull());
  expect(await screen.findByText('first of mine, and more')).toBeVisible();
});

test('a session that expires keeps the draft for the user who signs in again', async () => {
  const sandbox = demoSandbox();
  const app = await renderApp('/projects/3/notes', { sandbox });
  await app.user.click(await screen.findByRole('button', { name: 'New Note' }));
  await app.user.type(await editor(), 'half a thought');
  act(() => {
    session.noteRefusal(session.token());
    session.refuse();
  });
  await screen.findByRole('button', { name: 'Sign In' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await app.user.type(screen.getByLabelText('Username'), 'admin{Enter}');
  expect((await editor()).value).toBe('half a thought');
});

test('a page is deleted after its name is typed, and its neighbor takes its place (E14.6)', async () => {
  const { user } = await withTwoNotes();
  await user.click(screen.getByRole('button', { name: 'Actions for One' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete...' }));
  expect(await screen.findByText('Are you sure you want to delete "One"?')).toBeVisible();
  await typeAndConfirm(user, 'Delete Page');
  expect(await screen.findByText('second')).toBeVisible();
  expect(await notesOf(3)).toEqual([{ name: 'Two', contents: 'second' }]);
});

test.each([
  ['editor', true],
  ['viewer', false],
])('with roles, %s may write: %s', async (as, mayWrite) => {
  const sandbox = rbacSandbox();
  await renderApp('/projects/2/notes', { as, sandbox });
  expect(await screen.findByText('No notes for this project')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'New Note' }) !== null).toBe(mayWrite);
});

test('the uncategorized project has none', async () => {
  const { router } = await renderApp('/projects/1/notes');
  await waitFor(() => expect(router.state.location.pathname).toBe('/projects/1/experiments'));
});

const pngOf = (bytes: number, type = 'image/png') =>
  new File([new Uint8Array(bytes)], 'chart', { type });

/** Pastes a file at the cursor, as a browser hands it over. */
const dataOf = (file: File) => ({ files: [file], getData: () => '' });
const paste = (into: HTMLElement, file: File) =>
  fireEvent.paste(into, { clipboardData: dataOf(file) });
const drop = (into: HTMLElement, file: File) =>
  fireEvent.drop(into, { dataTransfer: dataOf(file) });

test('a pasted or dropped picture is stored with the note and shown, unless a note cannot hold it', async () => {
  const { user } = await renderApp('/projects/3/notes');
  await user.click(await screen.findByRole('button', { name: 'New Note' }));
  for (const [file, problem] of [
    [pngOf(600_000), 'This picture has 600 kB. A picture can have at most 500 kB.'],
    [pngOf(3, 'image/svg+xml'), 'Only PNG and WebP pictures can be pasted.'],
  ] as const) {
    paste(await editor(), file);
    expect(await screen.findByText(problem)).toBeVisible();
    expect(await editor()).toHaveValue('');
  }
  await user.type(await editor(), 'curve: ');
  paste(await editor(), pngOf(3));
  await waitFor(async () => expect(await editor()).toHaveValue('curve: ![picture][picture-1]'));
  // its description is selected
  await user.keyboard('loss');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const picture = await screen.findByRole('img', { name: 'loss' });
  expect(picture).toHaveAttribute('src', 'data:image/png;base64,AAAA');
  const stored = '[picture-1]: data:image/png;base64,AAAA';
  const [note] = await notesOf(3);
  expect(note?.contents).toBe(`curve: ![loss][picture-1]\n\n${stored}`);
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const text = await editor();
  expect(text).toHaveValue('curve: ![loss][picture-1]');
  expect(screen.getByRole('img', { name: 'picture-1' })).toBeVisible();

  text.setSelectionRange(text.value.length, text.value.length);
  drop(text, pngOf(6));
  await waitFor(() => expect(text.value).toMatch(/\n*!\[picture\]\[picture-2\]$/));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('img', { name: 'picture' })).toHaveAttribute(
    'src',
    'data:image/png;base64,AAAAAAAA',
  );
});

test('the open note alone is marked as current (F5), and notes of the same name have links by their position', async () => {
  const { user, router, queryClient } = await withTwoNotes();
  const nav = within(screen.getByRole('navigation', { name: 'Notes' }));
  for (const [search, name, text] of [
    ['?page=1', 'Two', 'second'],
    ['', 'One', 'first'],
    ['?page=9', 'Two', 'second'],
    ['?page=0', 'One', 'first'],
    ['?note=Two', 'Two', 'second'],
  ] as const) {
    await act(() => router.navigate({ href: `/projects/3/notes${search}` }));
    expect(await screen.findByText(text), search).toBeVisible();
    const current = nav.getAllByRole('link').filter((link) => link.ariaCurrent === 'page');
    expect(
      current.map(({ textContent }) => textContent),
      search,
    ).toEqual([name]);
  }

  await act(async () => {
    await write(3, { name: 'Same', contents: 'first' }, { name: 'Same', contents: 'second' });
    await queryClient.invalidateQueries();
  });
  await user.click((await screen.findAllByRole('link', { name: 'Same' }))[1] as HTMLElement);
  expect(await screen.findByText('second')).toBeVisible();
  expect(router.state.location.search).toEqual({ page: 1 });
});

test('the link of a note names it, and outlives the deletion of one before it (F6)', async () => {
  const { user, queryClient, router } = await withTwoNotes();
  await user.click(screen.getByRole('link', { name: 'Two' }));
  expect(await screen.findByText('second')).toBeVisible();
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Actions for Two' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy link' }));
  expect(copied).toHaveBeenCalledWith(`${location.origin}/projects/3/notes?note=Two`);
  await act(async () => {
    await write(3, { name: 'Two', contents: 'second' });
    await queryClient.invalidateQueries();
  });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'One' })).toBeNull());
  expect(await screen.findByText('second')).toBeVisible();
  // a new title is in the link
  await user.click(screen.getByRole('button', { name: 'Title: Two' }));
  await user.keyboard('Report 2{Enter}');
  await waitFor(() => expect(router.state.location.search).toEqual({ note: 'Report 2' }));
  await act(() => router.navigate({ href: '/projects/3/notes?note=Two' }));
  expect(await screen.findByText('There is no note "Two"')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Report 2' })).toBeVisible();
});
