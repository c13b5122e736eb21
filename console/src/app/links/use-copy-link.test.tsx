import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '~/test/render-app';

test('a command copies the link of any page with its filters', async () => {
  const { user } = await renderApp('/tasks?type=notebook');
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: 'Search or command' }), 'copyLink');
  await screen.findByRole('option', { name: /^copyLink/ });
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(copied).toHaveBeenCalledWith(`${location.origin}/tasks?type=notebook`);
});
