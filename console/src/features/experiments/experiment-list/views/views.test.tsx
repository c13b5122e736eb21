import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Sandbox } from '@trainyard/sandbox';
import { createTransport, getProject, login } from '@trainyard/sdk/calls';
import { beforeAll, expect, test } from 'vitest';
import { client } from '~/app/api';
import { demoSandbox, renderApp } from '~/test/render-app';

// Vision / detection-and-classification of the demo
const list = '/projects/2/experiments';
const failed = `${list}?filter=${encodeURIComponent('state = ERROR')}&sort=name%3Dasc`;

// parts that load on first use are loaded before the tests: on a busy machine that takes too long
beforeAll(async () => {
  await Promise.all([import('./saved-view-items'), import('./view-dialog')]);
});

async function choose(user: UserEvent, line: string | RegExp) {
  await user.click(await screen.findByRole('button', { name: 'Views' }));
  await user.click(await screen.findByRole('menuitem', { name: line }));
}

async function save(user: UserEvent, name: string, scope?: string) {
  await choose(user, 'Save this view...');
  const dialog = await screen.findByRole('dialog', { busy: false, name: 'Save view' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), name);
  if (scope) await user.click(within(dialog).getByRole('radio', { name: scope }));
  await user.click(within(dialog).getByRole('button', { name: 'Save view' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

test('a view is saved for me, opened again, renamed and deleted', async () => {
  const sandbox = demoSandbox();
  const { user, router, requests } = await renderApp(failed, { sandbox });
  await save(user, 'Failed <b>runs</b>');
  const isSetting = ({ url, method }: Request) =>
    method === 'POST' && url.endsWith('/users/setting');
  // that the project was visited is kept as well
  const sent = async () => {
    const bodies = await Promise.all(requests.filter(isSetting).map((each) => each.clone().json()));
    return bodies.flatMap(({ settings }) => settings);
  };
  await waitFor(async () =>
    expect(await sent()).toContainEqual({
      storagePath: 'trainyard-views-2',
      key: 'Failed <b>runs</b>',
      value: JSON.stringify('?sort=name%3Dasc&filter=state+%3D+ERROR'),
    }),
  );

  await router.navigate({ to: '/projects/$projectId/experiments', params: { projectId: '2' } });
  await choose(user, 'Failed <b>runs</b>');
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ sort: 'name=asc', filter: 'state = ERROR' }),
  );

  await choose(user, 'Manage views...');
  const dialog = await screen.findByRole('dialog', { busy: false, name: 'Saved views' });
  await user.click(within(dialog).getByRole('button', { name: 'Rename Failed <b>runs</b>' }));
  const field = within(dialog).getByRole('textbox', { name: 'New name of Failed <b>runs</b>' });
  await user.clear(field);
  await user.type(field, 'Broken{Enter}');
  await user.click(await within(dialog).findByRole('button', { name: 'Delete Broken' }));
  expect(await within(dialog).findByText('No saved views')).toBeVisible();
});

test('a view for the project is saved in its notes, and other users can open it', async () => {
  const sandbox = demoSandbox();
  const { user } = await renderApp(failed, { sandbox });
  await writeNotes(sandbox, [{ name: 'Plan', contents: 'more data' }]);
  await save(user, 'Failed', 'For the project');
  const notes = (await getProject(client, { projectId: 2 })).project.notes;
  expect(notes?.map(({ name }) => name)).toEqual(['Plan', 'Saved views']);
  expect(notes?.[1]?.contents).toContain(
    '- Failed\n    sort: name=asc\n    filter: state = ERROR\n',
  );
});

test('a view keeps the board and the colors that its user has chosen; another user sees both, and a view without a board closes it', async () => {
  const sandbox = demoSandbox();
  const admin = await renderApp(`${list}?sort=id%3Dasc&board=5&board=7&boardBy=user`, { sandbox });
  const board = within(await screen.findByRole('complementary', { name: 'Board' }));
  // rows of groups have the colors of their groups
  await admin.router.navigate({ href: `${list}?sort=id%3Dasc&board=5&board=7&boardBase=5` });
  await admin.user.click(await board.findByRole('button', { name: /^Color of .* \(7\)$/ }));
  const colors = within(await screen.findByRole('dialog', { busy: false, name: /^Color of/ }));
  await admin.user.click(colors.getByRole('button', { name: 'Color 4' }));
  await save(admin.user, 'Both curves', 'For the project');
  await save(admin.user, 'Mine');
  const notes = (await getProject(client, { projectId: 2 })).project.notes;
  const saved = notes?.find(({ name }) => name === 'Saved views');
  expect(saved?.contents).toContain(
    '    board: 5\n    board: 7\n    boardBase: 5\n    boardColor: 7-3\n',
  );
  cleanup();

  const other = await renderApp(list, { as: 'jtan', sandbox });
  await choose(other.user, 'Both curves');
  const row = await screen.findByRole('button', { name: 'Draw experiment 7 on the board' });
  await waitFor(() => expect(row.querySelector('[style*="--c4"]')).not.toBeNull());
  expect(other.router.state.location.search).toMatchObject({
    board: [5, 7],
    boardBase: 5,
    sort: 'id=asc',
  });
  await other.router.navigate({ href: `${list}?sort=name%3Dasc` });
  await save(other.user, 'By name');
  await choose(other.user, 'Both curves');
  await screen.findByRole('complementary', { name: 'Board' });
  await choose(other.user, 'By name');
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Board' })).toBeNull());
  expect(other.router.state.location.search).toEqual({ sort: 'name=asc' });
});

/** Another user writes the notes of the project. */
async function writeNotes(sandbox: Sandbox, notes: { name: string; contents: string }[]) {
  const api = createTransport({ baseUrl: location.origin, fetch: sandbox.fetch });
  const { token } = await login(api, { body: { username: 'admin', password: '', isHashed: true } });
  await sandbox.fetch(
    new Request(`${location.origin}/api/v1/projects/2/notes`, {
      method: 'PUT',
      body: JSON.stringify({ notes }),
      headers: { Authorization: `Bearer ${token}` },
    }),
  );
}

test('a user without permission to edit the notes opens the views of a project, and sees the reason', async () => {
  const sandbox = demoSandbox();
  const contents = '```trainyard-views 1\n- Ours\n    sort: id=asc\n```';
  await writeNotes(sandbox, [{ name: 'Any', contents }]);
  const { user, router, queryClient } = await renderApp(list, { as: 'jtan', sandbox });
  await choose(user, 'Ours');
  await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'id=asc' }));
  await choose(user, 'Manage views...');
  const dialog = await screen.findByRole('dialog', { busy: false, name: 'Saved views' });
  // a request that is pending when a test ends would reach the next one
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  for (const action of ['Rename', 'Delete'])
    expect(
      within(dialog).getByRole('button', { name: `${action} Ours` }),
    ).toHaveAccessibleDescription('Only the owner or an admin may do this.');
});

test('a link of a newer console shows a message', async () => {
  await renderApp(`${list}?v=2&sort=id%3Dasc`);
  expect(await screen.findByText(/made by a newer console/)).toBeVisible();
});
