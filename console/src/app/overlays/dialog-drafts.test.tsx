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
  const { user } = await renderApp('/experiments/3');
  const fork = await openDialog(user, 'Fork');
  await user.type(await fork.findByRole('textbox', { name: 'Experiment name' }), ' again');
  await user.click(fork.getByRole('button', { name: 'Show Full Config' }));
  const text = `${await codeIn('config.yaml')}\n# half a thought`;
  await typeCode('config.yaml', text);
  act(() => {
    session.noteRefusal(session.token());
    session.refuse();
  });
  const signIn = async (name: string) => {
    await user.type(await screen.findByLabelText('Username'), `${name}{Enter}`);
    return openDialog(user, 'Fork');
  };
  const again = await signIn('admin');
  expect(again.getByText(/^Restored what you had typed/)).toBeVisible();
  expect(await codeIn('config.yaml')).toBe(text);
  await user.click(again.getByRole('button', { name: 'Discard' }));
  expect(again.queryByRole('textbox', { name: 'Experiment name' })).toBeVisible();
  expect(drafts()).toEqual([]);
});
