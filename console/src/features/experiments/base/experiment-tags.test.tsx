import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '~/test/render-app';

const tags = () =>
  screen
    .queryAllByRole('button', { name: /^Remove tag / })
    .map((button) => button.getAttribute('aria-label')?.replace('Remove tag ', ''));

test('a tag is added to an experiment, and the whole list is sent', async () => {
  const { user, requests } = await renderApp('/experiments/2');
  await user.click(await screen.findByRole('button', { name: 'Add tag' }));
  await user.type(await screen.findByRole('combobox', { name: 'New tag' }), 'paper{Enter}');
  expect(tags()).toContain('paper');
  const isPatch = ({ method }: Request) => method === 'PATCH';
  await waitFor(() => expect(requests.filter(isPatch)).toHaveLength(1));
  const [patch] = requests.filter(isPatch);
  expect((await patch?.json())?.labels).toContain('paper');
  await waitFor(() => expect(tags()).toContain('paper'));
});

test('a refused tag is removed again, and the error of the master is shown', async () => {
  const refuse = (request: Request) =>
    request.method === 'PATCH'
      ? Response.json({ error: { code: 3, error: 'no tags today' } }, { status: 400 })
      : undefined;
  const { user } = await renderApp('/experiments/2', { answer: refuse });
  await user.click(await screen.findByRole('button', { name: 'Add tag' }));
  await user.type(await screen.findByRole('combobox', { name: 'New tag' }), 'paper{Enter}');
  expect(await screen.findByText('Not saved.')).toBeVisible();
  expect(tags()).not.toContain('paper');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});
