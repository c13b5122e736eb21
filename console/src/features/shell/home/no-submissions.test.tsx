import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { demoSandbox, renderApp } from '~/test/render-app';
import { homeQueries } from './queries';

test('the note about no submissions appears only after experiments and tasks are loaded', async () => {
  let giveTasks = () => {};
  let tasksAnswer: Promise<void> | undefined;
  const sandbox = demoSandbox();
  const { queryClient } = await renderApp('/dashboard', {
    as: 'admin',
    sandbox,
    answer: async (request) => {
      if (request.url.includes('/api/v1/notebooks')) await tasksAnswer;
      return sandbox.fetch(request);
    },
  });
  expect(await screen.findByText('No submissions')).toBeVisible();
  tasksAnswer = new Promise((resolve) => {
    giveTasks = resolve;
  });
  // another user who signs in in another tab does the same
  const tasks = homeQueries.tasks('admin').queryKey;
  act(() => {
    for (const queryKey of [tasks, ['getExperiments']]) void queryClient.resetQueries({ queryKey });
  });
  const ownList = within(screen.getByRole('region', { name: 'Your Recent Submissions' }));
  await waitFor(() => expect(queryClient.isFetching({ queryKey: tasks })).toBe(1));
  expect(ownList.getByRole('status', { name: 'Loading' })).toBeVisible();
  expect(screen.queryByText('No submissions')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Running now' })).toBeNull();
  giveTasks();
  expect(await screen.findByText('No submissions')).toBeVisible();
});

test('if tasks cannot be read, the page does not say that there are none', async () => {
  let isBroken = true;
  const answer = ({ url }: Request) =>
    isBroken && url.includes('/api/v1/shells')
      ? Response.json({ code: 13, message: 'disk full', error: 'disk full' }, { status: 500 })
      : undefined;
  const { user } = await renderApp('/dashboard', { as: 'admin', answer });
  const ownList = within(await screen.findByRole('region', { name: 'Your Recent Submissions' }));
  expect(await ownList.findByText('Error fetching tasks for dashboard')).toBeVisible();
  expect(ownList.queryByText('No submissions')).toBeNull();
  isBroken = false;
  await user.click(ownList.getByRole('button', { name: 'Retry' }));
  expect(await ownList.findByText('No submissions')).toBeVisible();
});
