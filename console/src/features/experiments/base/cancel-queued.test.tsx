import { screen, waitFor, within } from '@testing-library/react';
import type { Sandbox } from '@trainyard/sandbox';
import { createTransport, getExperiment, login } from '@trainyard/sdk/calls';
import { expect, test } from 'vitest';
import { openMenu, rowOf, withHeight } from '~/test/experiment-list';
import { newerSandbox } from '~/test/newer-sandbox';
import { demoSandbox, type Rendered, renderApp } from '~/test/render-app';

withHeight();
/** A queued experiment of the demo. */
const queued = { id: 114, name: 'mae-pretrain-1600', list: '/projects/3/experiments' };

async function stateOf(sandbox: Sandbox) {
  const where = { baseUrl: location.origin, fetch: sandbox.fetch };
  const body = { username: 'admin', password: '' };
  const { token } = await login(createTransport(where), { body });
  const client = createTransport({ ...where, auth: token });
  return (await getExperiment(client, { experimentId: queued.id })).experiment?.state;
}

type User = Rendered['user'];

async function cancelInMenu(user: User) {
  const menu = await openMenu(user, queued.name);
  await user.click(await within(menu).findByRole('menuitem', { name: 'Cancel' }));
}

async function cancelInBar(user: User) {
  await rowOf(queued.name);
  await user.click(screen.getByRole('checkbox', { name: `Select ${queued.name}` }));
  const bar = await screen.findByRole('region', { name: 'Selection' });
  await user.click(await within(bar).findByRole('button', { name: 'Cancel' }));
}

async function cancelInQueue(user: User) {
  const table = within(await screen.findByRole('table', { name: 'Queued jobs' }));
  const name = await table.findByText(`${queued.name} (${queued.id})`);
  const row = within(name.closest('tr') ?? document.body);
  await user.click(row.getByRole('button', { name: /^Actions for/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel' }));
}

const places: Array<[string, string, (user: User) => Promise<void>]> = [
  ['the list', queued.list, cancelInMenu],
  ['the bulk bar', queued.list, cancelInBar],
  ['the queue', '/resourcepool/a100-pool/queued', cancelInQueue],
];

test.each(places)('a 0.38 master cancels a queued experiment from %s', async (_, path, cancel) => {
  const sandbox = newerSandbox();
  const { user } = await renderApp(path, { sandbox });
  await cancel(user);
  await screen.findByText(`Canceling ${queued.name}`);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(async () => expect(await stateOf(sandbox)).toMatch(/CANCELED$/));
});

test('a page that is left has sent the cancel by a keepalive request of its release', async () => {
  const { user, requests } = await renderApp(queued.list, { sandbox: newerSandbox() });
  await cancelInMenu(user);
  await screen.findByText(`Canceling ${queued.name}`);
  window.dispatchEvent(new Event('pagehide'));
  // a page that is left runs what is due in microtasks, and no more
  for (let step = 0; step < 50; step += 1) await Promise.resolve();
  const last = requests.filter(({ keepalive }) => keepalive);
  expect(last.map(({ url }) => new URL(url).pathname)).toEqual([
    '/api/v1/projects/-1/experiments/cancel',
  ]);
});

const broken = (): Response =>
  Response.json({ error: { code: 13, error: 'the queue is closed' } }, { status: 500 });
const refusing = (): Response =>
  Response.json({ results: [{ id: queued.id, error: 'the queue is closed' }] });

test.each([
  ['fails', 'cancel', 'Close', 'paused, not canceled', broken],
  ['is refused', 'cancel', 'Close', 'paused, not canceled', refusing],
  ['was taken back in vain', 'activate', 'Undo', 'still paused', broken],
])('a cancel that %s says that the experiment is paused', async (_, verb, button, state, reply) => {
  const sandbox = demoSandbox();
  const answer = ({ url }: Request) => (url.endsWith(`/experiments/${verb}`) ? reply() : undefined);
  const { user } = await renderApp(queued.list, { sandbox, answer });
  await cancelInMenu(user);
  await screen.findByText(`Canceling ${queued.name}`);
  await user.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText(`${queued.name} is ${state}.`)).toBeVisible();
  expect(screen.getByText('the queue is closed')).toBeVisible();
  expect(await stateOf(sandbox)).toBe('STATE_PAUSED');
});
