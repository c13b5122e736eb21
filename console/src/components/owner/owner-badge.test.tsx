import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { demoSandbox, renderApp } from '~/test/render-app';

const faces = () =>
  [...document.querySelectorAll<HTMLElement>('main [data-initials]')].map(
    ({ dataset }) => dataset.initials,
  );

test('faces of owners are empty until users are known, and do not change then (F12)', async () => {
  const sandbox = demoSandbox();
  const real = sandbox.fetch;
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await renderApp('/workspaces', {
    sandbox: Object.assign(Object.create(sandbox), {
      fetch: async (request: Request) => {
        if (new URL(request.url).pathname === '/api/v1/users') await isReleased;
        return real(request);
      },
    }),
  });
  await screen.findByRole('link', { name: /Vision/ });
  expect(faces().length).toBeGreaterThan(1);
  expect(new Set(faces())).toEqual(new Set(['']));
  release();
  await waitFor(() => expect(faces()).toContain('MK'));
  expect(faces()).not.toContain('');
});
