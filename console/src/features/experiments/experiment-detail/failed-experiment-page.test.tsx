import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { knownRow } from '~/data/experiments/cached-experiments';
import { renderApp } from '~/test/render-app';

const failing = ({ url }: Request) =>
  new URL(url).pathname === '/api/v1/experiments/107'
    ? Response.json({ error: { code: 13, message: 'no database today' } }, { status: 500 })
    : undefined;

const crumbs = async () => {
  const way = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
  return [...way.getAllByRole('link').map(({ textContent }) => textContent)];
};

test('an experiment that cannot be loaded shows a link to the workspaces, and Retry', async () => {
  await renderApp('/experiments/107', { answer: failing });
  await screen.findByText(/no database today/);
  expect(await crumbs()).toEqual(['Workspaces']);
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('the page of a failed experiment links to its project, known from the list', async () => {
  const app = await renderApp('/projects/2/experiments', { answer: failing });
  const { router, queryClient } = app;
  await screen.findAllByRole('row');
  const row = knownRow(queryClient, 107);
  if (!row) throw new Error('the list does not show experiment 107');
  await act(() => router.navigate({ href: '/experiments/107' }));
  await screen.findByText(/no database today/);
  await waitFor(async () => expect(await crumbs()).toContain(row.experiment.projectName));
});
