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

test('a server that is not a master is reported with its address and in the title (T11)', async () => {
  const message =
    'The server at http://10.0.0.5:8080 answers, but is not a master: it sent text/html with status 404.';
  await renderApp('/tasks', { answer: () => Response.json({ message }, { status: 404 }) });
  expect(await screen.findByRole('heading', { name: 'This is not a master' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('alert')).not.toHaveTextContent('answered:');
  expect(document.title).toBe('This is not a master - Trainyard');
});

test('a server that answers the console itself without being a master is named (T11)', async () => {
  const answer = () =>
    new Response('<html>', { status: 404, headers: { 'content-type': 'text/html' } });
  await renderApp('/tasks', { answer });
  expect(await screen.findByRole('heading', { name: 'This is not a master' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(`${location.origin} answered:`);
});

test('an error of the master itself is its own', async () => {
  const message = 'the database is down';
  await renderApp('/tasks', { answer: () => Response.json({ message }, { status: 500 }) });
  expect(await screen.findByRole('heading', { name: 'The master reports an error' })).toBeVisible();
  expect(document.title).toBe('The master reports an error - Trainyard');
});
