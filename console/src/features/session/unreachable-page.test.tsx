import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '~/test/render-app';

test('a page that loads while the master is down names it in the words of the proxy (L10)', async () => {
  const message = 'http://10.0.0.5:8080 cannot be reached: ECONNREFUSED';
  await renderApp('/tasks', { answer: () => Response.json({ message }, { status: 502 }) });
  expect(await screen.findByRole('heading', { name: 'Server is Unreachable' })).toBeVisible();
  expect(screen.getByText(/^The master does not answer\. http/)).toHaveTextContent(`${message}.`);
  expect(screen.queryByText(/Unable to communicate with the server/)).toBeNull();
});
