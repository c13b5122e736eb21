import { act, screen, waitFor, within } from '@testing-library/react';
import { toastStore } from '@trainyard/ui/lib/toast-store';
import { expect, test } from 'vitest';
import { lastBody, toasts } from '~/test/outcome';
import { demoSandbox, rbacSandbox, renderApp } from '~/test/render-app';
import { typeToConfirm } from '~/test/type-to-confirm';

const table = () => screen.findByRole('table', { name: 'Models' });

async function firstMenu(user: Awaited<ReturnType<typeof renderApp>>['user'], item: string) {
  const [button] = within(await table()).getAllByRole('button', { name: /^Actions for/ });
  if (!button) throw new Error('no model');
  const name = button.getAttribute('aria-label')?.replace('Actions for ', '') ?? '';
  await user.click(button);
  await user.click(await screen.findByRole('menuitem', { name: item }));
  return name;
}

test('a model is created with tags and metadata, and opens', async () => {
  const { user, router, requests } = await renderApp('/models');
  await user.click(await screen.findByRole('button', { name: 'New Model' }));
  const dialog = within(
    await screen.findByRole('dialog', { busy: false, name: 'Create a new model' }),
  );
  const create = dialog.getByRole('button', { name: 'Create' });
  await user.click(create);
  expect(dialog.getByText('Please select a workspace')).toBeVisible();
  expect(dialog.getByText('Please input Model name')).toBeVisible();
  // the focus goes to what is wrong once that is drawn, and would take a list away with it
  await waitFor(() => expect(document.activeElement?.matches('[aria-invalid]')).toBe(true));
  await user.click(dialog.getByRole('combobox', { name: 'Workspace' }));
  await user.click(await screen.findByRole('option', { name: 'Vision' }));
  await user.type(dialog.getByRole('textbox', { name: 'Model name' }), '<b>grasp');
  await user.click(dialog.getByRole('button', { name: 'Add More Details...' }));
  await user.type(dialog.getByRole('textbox', { name: 'Key 1' }), 'team');
  await user.type(dialog.getByRole('textbox', { name: 'Value 1' }), 'arms');
  await user.click(dialog.getByRole('button', { name: 'Add metadata' }));
  await user.type(dialog.getByRole('textbox', { name: 'Key 2' }), 'team');
  expect(dialog.getByText('Key team appears twice')).toBeVisible();
  await user.click(create);
  expect(screen.getByRole('dialog', { name: 'Create a new model' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Delete Row 2' }));
  // the last row stays
  expect(dialog.queryByRole('button', { name: /^Delete Row/ })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Add tag' }));
  await user.type(await dialog.findByRole('combobox', { name: 'New tag' }), 'arms{Enter}');
  expect(dialog.getByRole('list', { name: 'Tags' })).toHaveTextContent('arms');
  await user.click(create);
  await waitFor(() => expect(toasts()).toContain('"<b>grasp" created'));
  expect(await lastBody(requests, /\/models$/, 'POST')).toMatchObject({
    name: '<b>grasp',
    workspaceId: 2,
    metadata: { team: 'arms' },
    labels: ['arms'],
  });
  expect(await within(await table()).findByText('<b>grasp')).toBeVisible();
  toastStore.getSnapshot().at(-1)?.action?.run();
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/models\/\d+$/));
});

test('a name that is taken stays in the dialog with the words of the master', async () => {
  const { user } = await renderApp('/workspaces/2/models');
  await user.click((await screen.findAllByRole('button', { name: 'New Model' }))[0] as HTMLElement);
  const dialog = within(
    await screen.findByRole('dialog', { busy: false, name: 'Create a new model' }),
  );
  // inside a workspace there is no choice
  expect(dialog.getByRole<HTMLButtonElement>('combobox', { name: 'Workspace' }).disabled).toBe(
    true,
  );
  await user.type(dialog.getByRole('textbox', { name: 'Model name' }), 'shelf-detector');
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(/^Unable to create model\. \S/);
});

test('a model is renamed, moved and deleted', async () => {
  const { user, requests } = await renderApp('/models');
  await firstMenu(user, 'Edit...');
  const edit = within(await screen.findByRole('dialog', { busy: false, name: 'Edit Model' }));
  const name = edit.getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  expect(edit.getByText('Name is required')).toBeVisible();
  await user.type(name, 'renamed');
  await user.click(edit.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('link', { name: 'renamed' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Actions for renamed' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move...' }));
  const move = within(
    await screen.findByRole('dialog', { busy: false, name: 'Move a Model (renamed)' }),
  );
  expect(move.getByRole('option', { name: /current/ })).toHaveAttribute('aria-disabled', 'true');
  const place = move.getAllByRole('option').find((each) => !each.ariaDisabled);
  if (!place) throw new Error('nowhere to go');
  await user.click(place);
  await user.click(move.getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(toasts()).toContain('Successfully Moved'));
  expect(await lastBody(requests, /\/move$/, 'POST')).toHaveProperty('destinationWorkspaceId');

  await user.click(screen.getByRole('button', { name: 'Actions for renamed' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete Model...' }));
  const remove = within(
    await screen.findByRole('dialog', { busy: false, name: 'Confirm Delete Model' }),
  );
  expect(remove.getByText(/^\d+ versions?\. /)).toBeVisible();
  expect(await typeToConfirm(user, 'Delete Model')).toBe('renamed');
  await user.click(remove.getByRole('button', { name: 'Delete Model' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'renamed' })).toBeNull());
});

test('the notes of a model are written, and the tab and the breadcrumbs follow its new name', async () => {
  const { user, requests } = await renderApp('/models/1');
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const field = await screen.findByRole('textbox', { name: 'Markdown' });
  await user.clear(field);
  await user.type(field, 'counts boxes');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('counts boxes')).toBeVisible();
  expect((await lastBody(requests, /\/models\//, 'PATCH')).notes).toBe('counts boxes');

  await user.click(await screen.findByRole('button', { name: 'Model actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit...' }));
  const edit = within(await screen.findByRole('dialog', { busy: false, name: 'Edit Model' }));
  const name = edit.getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'renamed');
  await user.click(edit.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'renamed' })).toBeVisible();
  await waitFor(() => expect(document.title).toMatch(/^(.* - )?renamed - /));
});

test.each([
  ['editor', true],
  ['viewer', false],
])('with roles, %s may make and change models: %s', async (as, mayChange) => {
  const { user } = await renderApp('/workspaces/2/models', { as, sandbox: rbacSandbox() });
  const [create] = await screen.findAllByRole('button', { name: 'New Model' });
  if (!create) throw new Error('no button');
  expect(create.getAttribute('aria-disabled')).toBe(mayChange ? null : 'true');
  expect(within(await table()).getAllByRole('row').length).toBeGreaterThan(1);
  const [menu] = screen.getAllByRole('button', { name: /^Actions for/ });
  if (!menu) throw new Error('no menu');
  await user.click(menu);
  if (!mayChange) {
    await screen.findByRole('menuitem', { name: 'Why are actions missing?' });
    return expect(screen.getAllByRole('menuitem')).toHaveLength(1);
  }
  expect(await screen.findByRole('menuitem', { name: 'Edit...' })).toBeVisible();
  // there is no other workspace
  await user.click(screen.getByRole('menuitem', { name: 'Move...' }));
  const move = within(await screen.findByRole('dialog', { busy: false, name: /^Move a Model/ }));
  expect(
    await move.findByText('There is no other workspace that you may move it to.'),
  ).toBeVisible();
  expect(move.getByRole('option', { name: /lab.*current/ })).toBeVisible();
  await user.click(move.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the list edits a description and tags, and restores a description that the master refuses', async () => {
  let isRefused = false;
  const answer = ({ method }: Request) =>
    isRefused && method === 'PATCH'
      ? Response.json({ code: 13, message: 'disk full', error: 'disk full' }, { status: 500 })
      : undefined;
  const { user, requests } = await renderApp('/models', { answer });
  const rows = within(await table());
  await user.click(rows.getByRole('button', { name: /^Description of shelf-detector/ }));
  const field = rows.getByRole('textbox', { name: 'Description of shelf-detector' });
  await user.clear(field);
  await user.type(field, 'counts boxes{Enter}');
  expect(await rows.findByText('counts boxes')).toBeVisible();
  await waitFor(async () =>
    expect(await lastBody(requests, /\/models\/\d+$/, 'PATCH')).toEqual(
      expect.objectContaining({ description: 'counts boxes' }),
    ),
  );
  const tags = within(rows.getByRole('list', { name: 'Tags of shelf-detector' }));
  await user.click(tags.getByRole('button', { name: 'Add tag' }));
  await user.type(await tags.findByRole('combobox', { name: 'New tag' }), 'warehouse{Enter}');
  expect(await tags.findByText('warehouse')).toBeVisible();
  await waitFor(async () =>
    expect((await lastBody(requests, /\/models\/\d+$/, 'PATCH')).labels).toContain('warehouse'),
  );

  isRefused = true;
  const before = rows.getByRole('button', { name: /^Description of shelf-detector/ });
  const name = before.getAttribute('aria-label') ?? '';
  await user.click(before);
  await user.type(rows.getByRole('textbox', { name: /^Description of shelf/ }), ' x{Enter}');
  await waitFor(() => expect(toasts()).toContain('Unable to save model description.'));
  expect(await rows.findByRole('button', { name })).toBeVisible();
});

test('a model is archived, comes back, and is found by the filters; its deletion names its aliases', async () => {
  const { user } = await renderApp('/models');
  const rows = within(await table());
  await user.click(rows.getByRole('button', { name: 'Actions for shelf-detector' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete Model...' }));
  const dialog = within(
    await screen.findByRole('dialog', { busy: false, name: 'Confirm Delete Model' }),
  );
  expect(dialog.getByText('Its aliases are deleted with it: production, staging.')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  const name = await firstMenu(user, 'Archive');
  await waitFor(() => expect(toasts()).toContain(`Archived ${name}`));
  await waitFor(() => expect(screen.queryByRole('link', { name })).toBeNull());
  await user.click(screen.getByRole('checkbox', { name: 'Show Archived' }));
  expect(await screen.findByRole('link', { name })).toBeVisible();
  toastStore.getSnapshot().at(-1)?.action?.run();
  await waitFor(() => expect(toasts()).toContain(`Unarchived ${name}`));
  await user.type(screen.getByRole('searchbox', { name: /Search models/ }), 'nothing like it');
  expect(await screen.findByText('No models matching the current filters')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('link', { name })).toBeVisible();
});

test('metadata is edited in rows without a loss of aliases or of nested values, which are read-only JSON', async () => {
  const stored = { team: 'arms', shape: { width: 224 } };
  let isNested = false;
  const withStored = async (request: Request) => {
    const real = await (await sandbox.fetch(request)).json();
    return Response.json({ ...real, model: { ...real.model, metadata: stored } });
  };
  const answer = (request: Request) =>
    isNested && request.method === 'GET' && /\/models\/(shelf-detector|\d+)$/.test(request.url)
      ? withStored(request)
      : undefined;
  const sandbox = demoSandbox();
  const { user, requests, queryClient } = await renderApp('/models/shelf-detector', {
    sandbox,
    answer,
  });
  const card = within(await screen.findByRole('region', { name: 'Metadata' }));
  expect(card.getByText('shelves-2026-05')).toBeVisible();
  expect(card.queryByText('aliases')).toBeNull();
  await user.click(card.getByRole('button', { name: 'Edit metadata' }));
  const license = await card.findByDisplayValue('internal');
  await user.clear(license);
  await user.type(license, 'open');
  await user.click(card.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect(await lastBody(requests, /\/models\/\d+$/, 'PATCH')).toMatchObject({
      metadata: { license: 'open', aliases: { production: 2, staging: 3 } },
    }),
  );

  isNested = true;
  await act(() => queryClient.invalidateQueries());
  expect(await card.findByText('arms')).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Edit metadata' }));
  expect(card.getByRole('textbox', { name: 'Key 1' })).toHaveFocus();
  expect(await card.findByDisplayValue('team')).toBeVisible();
  expect(card.getByText(/"width": 224/)).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Add Row' }));
  await user.type(card.getByRole('textbox', { name: 'Key 3' }), 'phase');
  await user.type(card.getByRole('textbox', { name: 'Value 3' }), 'trial');
  await user.click(card.getByRole('button', { name: 'Delete Row 1' }));
  await user.click(card.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect(await lastBody(requests, /\/models\/\d+$/, 'PATCH')).toEqual(
      expect.objectContaining({ metadata: { shape: stored.shape, phase: 'trial' } }),
    ),
  );
});

test('a model that the master hides is asked for once, and shows the page for missing things (platform L11, real-masters M-9)', async () => {
  const error = 'current user "ada" doesn\'t have permissions to get model "gpt-nano"';
  const { requests } = await renderApp('/models/1', {
    answer: ({ url }) =>
      new URL(url).pathname.startsWith('/api/v1/models/1')
        ? Response.json({ error: { code: 13, reason: 'Internal', error } }, { status: 500 })
        : undefined,
  });
  expect(await screen.findByText("Page not found or you don't have access")).toBeVisible();
  const asked = requests
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => path.includes('/models/1'));
  expect(asked).toEqual([...new Set(asked)]);
});
