import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { toastStore } from '@trainyard/ui/lib/toast-store';
import { expect, test } from 'vitest';
import { newerSandbox } from '~/test/newer-sandbox';
import { demoSandbox, renderApp } from '~/test/render-app';

const path = '/resourcepool/a100-pool/queued';

const grips = () => screen.findAllByRole('button', { name: /^Move / });
const names = async () => (await grips()).map((grip) => grip.getAttribute('aria-label'));

const openQueue = async (address = path) => {
  const page = await renderApp(address, { sandbox: demoSandbox() });
  const sent = () =>
    page.requests.filter(({ method, url }) => method === 'POST' && url.endsWith('/job-queues'));
  return { ...page, sent };
};

const lastToast = () => toastStore.getSnapshot().at(-1);

test('the arrow keys move a job in its queue, and Undo moves it back', async () => {
  const { user, sent } = await openQueue();
  const [first, second] = await names();
  const [, grip] = await grips();
  grip?.focus();
  await user.keyboard('{ArrowUp}');
  await waitFor(async () => expect(await names()).toEqual([second, first]));
  expect(lastToast()?.title).toMatch(/ is at position \d+ of \d+$/);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    lastToast()?.title,
  );
  expect(document.activeElement).toHaveAttribute('aria-label', second);
  lastToast()?.action?.run();
  await waitFor(async () => expect(await names()).toEqual([first, second]));
  expect(sent()).toHaveLength(2);
});

test('Alt and an arrow move the job of a row, and none leaves its queue', async () => {
  const { sent } = await openQueue();
  const [first, second] = await names();
  const rowOf = async (name: string | null | undefined) =>
    (await grips()).find((grip) => grip.getAttribute('aria-label') === name)?.closest('tr') ??
    document.body;
  fireEvent.keyDown(await rowOf(first), { key: 'ArrowUp', altKey: true });
  fireEvent.keyDown(await rowOf(first), { key: 'ArrowDown', altKey: true });
  await waitFor(async () => expect(await names()).toEqual([second, first]));
  expect(sent()).toHaveLength(1);
});

test('a job is dragged to another place', async () => {
  const { sent } = await openQueue();
  const [first, second] = await names();
  const [grip] = await grips();
  if (!grip) throw new Error('nothing waits');
  const at = (clientY: number) => ({ button: 0, pointerId: 1, clientY });
  fireEvent.pointerDown(grip, at(0));
  fireEvent.pointerMove(grip, at(30));
  fireEvent.pointerUp(grip, at(30));
  await waitFor(async () => expect(await names()).toEqual([second, first]));
  expect(sent()).toHaveLength(1);
});

test('a refused move is reported, and the job keeps its position', async () => {
  const { user } = await renderApp(path, {
    sandbox: demoSandbox(),
    answer: ({ method, url }) =>
      method === 'POST' && url.endsWith('/job-queues')
        ? Response.json({ code: 7, error: 'strict queue' }, { status: 403 })
        : undefined,
  });
  const before = await names();
  const [grip] = await grips();
  grip?.focus();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(lastToast()?.title).toBe('Unable to move the job.'));
  expect(await names()).toEqual(before);
});

test('jobs cannot be moved while the table has another sort', async () => {
  await openQueue(`${path}?sort=name%3Dasc`);
  const table = await screen.findByRole('table', { name: 'Queued jobs' });
  expect(within(table).getAllByRole('row').length).toBeGreaterThan(2);
  expect(screen.queryByRole('button', { name: /^Move / })).toBeNull();
});

test('a master without positions in its queue moves no job', async () => {
  await renderApp(path, { sandbox: newerSandbox() });
  const table = await screen.findByRole('table', { name: 'Queued jobs' });
  expect(within(table).getAllByRole('row').length).toBeGreaterThan(1);
  expect(screen.queryByRole('button', { name: /^Move / })).toBeNull();
});
