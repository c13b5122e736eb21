import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '~/test/render-app';

test('a change on a page that is being left affects neither link', async () => {
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const { user, router, sandbox } = await renderApp('/experiments/85/logs', {
    answer: (request) =>
      new URL(request.url).pathname.endsWith('/experiments/84')
        ? isLetGo.then(() => sandbox.fetch(request))
        : undefined,
  });
  const off = await screen.findByRole('radio', { name: 'Off' });
  void router.navigate({ to: '/experiments/$experimentId/logs', params: { experimentId: '84' } });
  await waitFor(() => expect(router.state.location.pathname).toBe('/experiments/84/logs'));
  await user.click(off);
  letGo();
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/experiments/84/logs'));
  expect(router.state.location.searchStr).toBe('');
});
