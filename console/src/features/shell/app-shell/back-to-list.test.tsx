import { act, screen, waitFor, within } from '@testing-library/react';
import { onPhone } from '@trainyard/ui/test/on-phone';
import { expect, test } from 'vitest';
import { listPath, rowOf, withHeight } from '~/test/experiment-list';
import { renderApp } from '~/test/render-app';

withHeight();

type App = Awaited<ReturnType<typeof renderApp>>;

const focusedRow = () => document.activeElement?.closest('tr, li');

/** Leaves the page by a link of the side bar, and comes back. */
async function leaveAndReturn({ user, router }: App) {
  await user.click(screen.getByRole('link', { name: 'Home' }));
  await screen.findByRole('heading', { name: 'Home', level: 1 });
  await waitFor(() => expect(router.state.status).toBe('idle'));
  act(() => router.history.back());
}

test('back from a comparison the rows are selected, and the arrows move from the last one', async () => {
  const { user, router } = await renderApp(listPath);
  await rowOf('fcos-giou');
  await user.click(screen.getByRole('checkbox', { name: 'Select vit-b16-augmix' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select convnext-distill' }));
  await user.click(await screen.findByRole('link', { name: /^Compare/ }));
  await screen.findByRole('heading', { name: 'Compare Experiments' });
  await waitFor(() => expect(router.state.status).toBe('idle'));
  act(() => router.history.back());
  expect(await screen.findByText('2 selected')).toBeVisible();
  expect(await screen.findByRole('checkbox', { name: 'Select vit-b16-augmix' })).toBeChecked();
  await waitFor(() => expect(focusedRow()).toHaveTextContent('convnext-distill'));
  const [row] = [focusedRow()];
  await user.keyboard('{ArrowDown}');
  expect(focusedRow()).toBe(row?.nextElementSibling);
});

test('a new visit by a link starts without a selection, at the heading', async () => {
  const { user } = await renderApp('/tasks');
  const table = within(await screen.findByRole('table', { name: /tasks/i }));
  await user.click(table.getByRole('checkbox', { name: 'Select pack imagenet shards' }));
  expect(await screen.findByText('1 selected')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Home' }));
  await screen.findByRole('heading', { name: 'Home', level: 1 });
  await user.click(screen.getByRole('link', { name: /^Tasks/ }));
  const heading = await screen.findByRole('heading', { name: 'Tasks', level: 1 });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.queryByText('1 selected')).toBeNull();
});

test('a table has its selection and its row again, after signing out it has none', async () => {
  const app = await renderApp('/tasks');
  const { user, router } = app;
  const table = within(await screen.findByRole('table', { name: /tasks/i }));
  await user.click(table.getByRole('checkbox', { name: 'Select pack imagenet shards' }));
  await leaveAndReturn(app);
  expect(await screen.findByText('1 selected')).toBeVisible();
  await waitFor(() => expect(focusedRow()).toHaveTextContent('pack imagenet shards'));
  await user.keyboard('x');
  await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull());
  await user.keyboard('x');
  expect(await screen.findByText('1 selected')).toBeVisible();

  await user.click(screen.getByRole('button', { name: /^User menu/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
  await user.type(await screen.findByLabelText('Username'), 'admin{Enter}');
  await screen.findByRole('heading', { name: 'Home', level: 1 });
  act(() => router.history.go(-1));
  await screen.findByRole('table', { name: /tasks/i });
  expect(screen.queryByText('1 selected')).toBeNull();
});

test('a list of cards has its row again', async () => {
  const { user, router } = await renderApp('/workspaces');
  await user.click(await screen.findByRole('link', { name: /^Vision/ }));
  await screen.findByRole('heading', { name: 'Vision', level: 1 });
  await waitFor(() => expect(router.state.status).toBe('idle'));
  act(() => router.history.back());
  await screen.findByRole('heading', { name: 'Workspaces', level: 1 });
  await waitFor(() => expect(focusedRow()).toHaveTextContent('Vision'));
});

test('on a phone the card of the experiment has the focus again', async () => {
  onPhone();
  const { user, router } = await renderApp(listPath);
  await user.click(await screen.findByRole('link', { name: 'fcos-giou' }));
  await screen.findByRole('heading', { name: 'fcos-giou', level: 1 });
  await waitFor(() => expect(router.state.status).toBe('idle'));
  act(() => router.history.back());
  await waitFor(() => expect(focusedRow()).toHaveTextContent('fcos-giou'));
});
