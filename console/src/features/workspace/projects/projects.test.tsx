import { screen, waitFor, within } from '@testing-library/react';
import { toastStore } from '@trainyard/ui/lib/toast-store';
import { expect, test } from 'vitest';
import { toasts } from '~/test/outcome';
import { rbacSandbox, renderApp } from '~/test/render-app';

test('a new project is created, and opened', async () => {
  const { user, router } = await renderApp('/workspaces/2/projects');
  await user.click(await screen.findByRole('button', { name: 'New Project' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'New Project' }));
  const name = dialog.getByRole('textbox', { name: 'Project Name' });
  await user.type(name, ' {Enter}');
  expect(dialog.getByText('Name is required')).toBeVisible();
  expect(name.getAttribute('aria-invalid')).toBe('true');
  await user.type(name, 'x'.repeat(81));
  expect(dialog.getByText('Project Name cannot exceed 80 characters')).toBeVisible();
  await user.clear(name);
  await user.type(name, '<img src=x onerror=alert(1)> ');
  await user.type(dialog.getByRole('textbox', { name: 'Description' }), 'what for');
  await user.click(dialog.getByRole('button', { name: 'Create Project' }));
  const text = '<img src=x onerror=alert(1)>';
  expect(await screen.findByRole('heading', { name: text })).toBeVisible();
  expect(router.state.location.pathname).toMatch(/^\/projects\/\d+\/experiments$/);
  expect(document.querySelector('main img')).toBeNull();
});

test('a description is edited in its cell, and is restored when the master refuses', async () => {
  let isRefused = false;
  const answer = (request: Request) => {
    if (!isRefused || request.method !== 'PATCH') return undefined;
    return Response.json({ code: 2, message: 'not today', error: 'not today' }, { status: 500 });
  };
  const { user } = await renderApp('/workspaces/2/projects?view=list', { answer });
  const field = () => screen.getByRole('button', { name: /^Description of self-supervised/ });
  await screen.findByRole('table', { name: 'Projects' });
  await user.click(field());
  await user.keyboard('{Control>}a{/Control}masked images{Enter}');
  await waitFor(() => expect(field().textContent).toBe('masked images'));
  await user.click(field());
  await user.keyboard('something else{Escape}');
  expect(field().textContent).toBe('masked images');
  isRefused = true;
  await user.click(field());
  await user.keyboard('{Control>}a{/Control}never{Enter}');
  await waitFor(() => expect(toasts()).toContain('Unable to update self-supervised.'));
  await waitFor(() => expect(field().textContent).toBe('masked images'));
});

test('a project moves to another workspace', async () => {
  const { user, router } = await renderApp('/workspaces/2/projects');
  await user.click(await screen.findByRole('button', { name: 'Actions for self-supervised' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move...' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: 'Move Project' }));
  const here = await dialog.findByRole('option', { name: /Vision/ });
  expect(here.getAttribute('aria-disabled')).toBe('true');
  await user.type(dialog.getByRole('combobox', { name: 'Workspace' }), 'speech{Enter}');
  expect(dialog.getByRole('option', { name: /Speech/ }).getAttribute('aria-selected')).toBe('true');
  await user.click(dialog.getByRole('button', { name: 'Move Project' }));
  await waitFor(() => expect(toasts()).toContain('Move Success'));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'self-supervised' })).toBeNull());
  toastStore.getSnapshot().at(-1)?.action?.run();
  expect(await screen.findByRole('heading', { name: 'Speech' })).toBeVisible();
  expect(router.state.location.pathname).toMatch(/^\/workspaces\/\d+\/projects$/);
  expect(await screen.findByRole('link', { name: 'self-supervised' })).toBeVisible();
});

test('an archived project is hidden, and is restored', async () => {
  const { user } = await renderApp('/workspaces/2/projects');
  await user.click(await screen.findByRole('button', { name: 'Actions for self-supervised' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'self-supervised' })).toBeNull());
  await user.click(screen.getByRole('checkbox', { name: 'Show Archived' }));
  await screen.findByRole('link', { name: 'self-supervised' });
  await user.click(screen.getByRole('button', { name: 'Actions for self-supervised' }));
  expect(await screen.findByRole('menuitem', { name: 'Unarchive' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Edit...' })).toBeNull();
});

test('a project with experiments shows why it cannot be deleted', async () => {
  const { user } = await renderApp('/workspaces/2/projects');
  await user.click(await screen.findByRole('button', { name: 'Actions for self-supervised' }));
  const refused = await screen.findByRole('menuitem', { name: /^Delete/ });
  expect(refused.textContent).toContain('Only a project without experiments can be deleted.');
});

test.each([
  ['editor', true],
  ['viewer', false],
])('with roles, %s may make and change projects: %s', async (as, mayChange) => {
  const sandbox = rbacSandbox();
  const { user } = await renderApp('/workspaces/2/projects', { as, sandbox });
  const create = await screen.findByRole('button', { name: 'New Project' });
  expect(create.getAttribute('aria-disabled') !== 'true').toBe(mayChange);
  const first = mayChange ? 'Edit...' : 'Why are actions missing?';
  await user.click(screen.getByRole('button', { name: 'Actions for assays' }));
  await screen.findByRole('menu');
  expect(screen.getAllByRole('menuitem')[0]).toHaveTextContent(first);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('link', { name: 'assays' }));
  await screen.findByRole('heading', { level: 1, name: 'assays' });
  await user.click(screen.getByRole('button', { name: 'Project actions' }));
  await screen.findByRole('menu');
  expect(screen.getAllByRole('menuitem')[0]).toHaveTextContent(first);
});
