import { screen, waitFor, within } from '@testing-library/react';
import type { Sandbox } from '@trainyard/sandbox';
import { expect, test } from 'vitest';
import { newerSandbox } from '~/test/newer-sandbox';
import { renderApp } from '~/test/render-app';

const text = 'Maintenance at noon <img src=x onerror=alert(1)>';

/** A master with a cluster message that started a minute ago, permanent by default. */
function withMessage(sandbox: Sandbox, endTime?: string) {
  const clusterMessage = {
    message: text,
    startTime: new Date(Date.now() - 60_000).toISOString(),
    createdTime: new Date(Date.now() - 60_000).toISOString(),
    ...(endTime === undefined ? {} : { endTime }),
  };
  return async (request: Request) => {
    if (request.url.endsWith('/cluster_message')) return Response.json({ clusterMessage });
    const answer = await sandbox.fetch(request.clone());
    if (!request.url.endsWith('/api/v1/master')) return answer;
    return Response.json({ ...(await answer.json()), clusterMessage });
  };
}

const banner = () => screen.findByLabelText('Message from the administrators');

test('a message shows until it is dismissed, and stays text', async () => {
  const sandbox = newerSandbox();
  const { user, requests } = await renderApp('/dashboard', {
    sandbox,
    answer: withMessage(sandbox),
  });
  expect(await banner()).toHaveTextContent(text);
  await user.click(within(await banner()).getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  await waitFor(async () => {
    const saved = requests.filter(({ url, method }) => method === 'POST' && /setting$/.test(url));
    const bodies = await Promise.all(saved.map((each) => each.clone().text()));
    expect(bodies.join()).toContain('cluster-message');
  });
});

test('the sign-in page shows it too, and cannot dismiss it', async () => {
  const sandbox = newerSandbox();
  await renderApp('/login', { sandbox, as: null, answer: withMessage(sandbox) });
  expect(within(await banner()).queryByRole('button')).toBeNull();
});

test('a message that has ended does not show', async () => {
  const sandbox = newerSandbox();
  const answer = withMessage(sandbox, new Date(Date.now() - 1_000).toISOString());
  await renderApp('/clusters/master', { sandbox, answer });
  expect(await screen.findByText('No message shows.')).toBeVisible();
  expect(screen.queryByText(text)).toBeNull();
});

test('a message that is edited keeps its end unless another one is chosen', async () => {
  const sandbox = newerSandbox();
  const endTime = new Date(Date.now() + 3_600_000).toISOString();
  const answered = withMessage(sandbox, endTime);
  const answer = (request: Request) =>
    request.method === 'PUT' ? Response.json({}) : answered(request);
  const { user, requests } = await renderApp('/clusters/master', { sandbox, answer });
  await user.click(await screen.findByRole('button', { name: 'Change the message...' }));
  const dialog = within(
    await screen.findByRole('dialog', { busy: false, name: 'Message to everyone' }),
  );
  await user.type(dialog.getByRole('textbox', { name: 'Message' }), '!');
  await user.click(dialog.getByRole('button', { name: 'Show message' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = requests.find(({ method }) => method === 'PUT');
  expect(await sent?.clone().json()).toMatchObject({ message: `${text}!`, endTime });
});

test('an administrator writes the message for everyone, from a time in ISO format (F16)', async () => {
  // without the message of the demo
  const sandbox = newerSandbox({ scenario: 'empty' });
  const answer = ({ method }: Request) => (method === 'PUT' ? Response.json({}) : undefined);
  const { user, requests } = await renderApp('/clusters/master', { sandbox, answer });
  await user.click(await screen.findByRole('button', { name: 'Show a message...' }));
  const dialog = within(
    await screen.findByRole('dialog', { busy: false, name: 'Message to everyone' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Show message' }));
  expect(await dialog.findByText('Message is required.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Message' }), 'Down at noon');
  const from = dialog.getByRole('textbox', { name: 'From (UTC)' });
  await user.type(from, '2026-02-30 11:30');
  await user.click(dialog.getByRole('button', { name: 'Show message' }));
  expect(await dialog.findByText(/^Write a day that exists and a time/)).toBeVisible();
  await user.clear(from);
  await user.type(from, '2027-02-03 11:30');
  await user.click(dialog.getByRole('button', { name: 'Show message' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = requests.find(({ method }) => method === 'PUT');
  expect(sent?.url).toMatch(/master\/cluster_message$/);
  expect(await sent?.clone().json()).toEqual({
    message: 'Down at noon',
    startTime: '2027-02-03T11:30:00.000Z',
  });
});
