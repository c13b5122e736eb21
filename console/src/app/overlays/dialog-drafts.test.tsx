import { createBrowserHistory } from '@tanstack/react-router';
import { act, screen, waitFor, within } from '@testing-library/react';
import { codeIn, typeCode } from '@trainyard/ui/test/code-editor';
import { expect, onTestFinished, test } from 'vitest';
import { session } from '~/app/session/session';
import { renderApp } from '~/test/render-app';

type User = Awaited<ReturnType<typeof renderApp>>['user'];

const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft/'));

async function openDialog(user: User, button: string) {
  await user.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { busy: false }));
}

/** The master ends the session, and the user signs in again. */
async function signInAgain(user: User) {
  act(() => {
    session.noteRefusal(session.token());
    session.refuse();
  });
  await user.type(await screen.findByLabelText('Username'), 'admin{Enter}');
}

test('Back asks what Escape asks, and leaves the page only once the dialog is closed (B8)', async () => {
  const first = location.href;
  history.pushState(null, '', '/projects/2/experiments');
  const browser = createBrowserHistory();
  onTestFinished(() => {
    browser.destroy();
    history.replaceState(null, '', first);
  });
  const { user, router } = await renderApp('', { history: browser });
  const pathname = () => router.state.location.pathname;
  await act(() => router.navigate({ to: '/workspaces' }));
  await act(() => router.navigate({ href: '/projects/2/experiments' }));
  await openDialog(user, 'New experiment');
  await typeCode('config.yaml', 'name: half a thought');

  act(() => history.back());
  expect(await screen.findByText('Discard what you have typed?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(pathname()).toBe('/projects/2/experiments');
  expect(await codeIn('config.yaml')).toBe('name: half a thought');
  expect(drafts()).toEqual(['draft/1/form/experiments/new']);

  act(() => history.back());
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(pathname()).toBe('/projects/2/experiments');
  expect(drafts()).toEqual([]);

  act(() => history.back());
  await waitFor(() => expect(pathname()).toBe('/workspaces'));
});

test('the text of a fork outlasts the end of a session, for the same user (B8)', async () => {
  const { user } = await renderApp('/experiments/3/notes');
  const fork = await openDialog(user, 'Fork');
  await user.type(await fork.findByRole('textbox', { name: 'Experiment name' }), ' again');
  await user.click(fork.getByRole('button', { name: 'Show Full Config' }));
  const text = `${await codeIn('config.yaml')}\n# half a thought`;
  await typeCode('config.yaml', text);
  await signInAgain(user);
  const again = await openDialog(user, 'Fork');
  expect(again.getByText(/^Restored what you had typed/)).toBeVisible();
  expect(await codeIn('config.yaml')).toBe(text);
  await user.click(again.getByRole('button', { name: 'Discard' }));
  expect(again.queryByRole('textbox', { name: 'Experiment name' })).toBeVisible();
  expect(drafts()).toEqual([]);
});

test('the config of a launch outlasts the end of a session (B8)', async () => {
  const { user } = await renderApp('/workspaces/2/tasks');
  const launch = await openDialog(user, 'Launch JupyterLab');
  await user.click(launch.getByRole('button', { name: 'Show Full Config' }));
  await typeCode('JupyterLab config', 'description: half a thought');
  await signInAgain(user);
  const again = await openDialog(user, 'Launch JupyterLab');
  expect(again.getByText(/^Restored what you had typed/)).toBeVisible();
  expect(await codeIn('JupyterLab config')).toBe('description: half a thought');
  await user.click(again.getByRole('button', { name: 'Discard' }));
  expect(again.getByRole('button', { name: 'Show Full Config' })).toBeVisible();
  expect(drafts()).toEqual([]);
});
