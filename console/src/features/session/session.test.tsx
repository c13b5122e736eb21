import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '~/test/render-app';

test('somebody without a session is asked to sign in', async () => {
  const { router } = await renderApp('/workspaces?archived=true', { as: null });
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeDefined();
  expect(router.state.location.pathname).toBe('/login');
});
