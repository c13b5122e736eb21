import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '~/test/render-app';

const now = () => Date.now();
const hour = 3_600_000;

/** Raw usage with the connections of one agent. */
const connections = (username: string, ...spans: [from: number, to: number | null][]) =>
  Response.json({
    resourceEntries: spans.map(([from, to]) => ({
      ...{ kind: 'agent', username, experimentId: 0, userId: 0, labels: [], seconds: 1, slots: 8 },
      startTime: new Date(from).toISOString(),
      endTime: to === null ? null : new Date(to).toISOString(),
    })),
  });

const withUsage = (usage: Response) => (request: Request) =>
  request.url.includes('allocation/raw') ? usage.clone() : undefined;

test('the page of an agent shows its slots, the jobs that hold them, and its properties', async () => {
  await renderApp('/agents/agent-01');
  expect(await screen.findByRole('heading', { level: 1, name: 'agent-01' })).toBeVisible();
  const slots = within(await screen.findByRole('table', { name: 'Slots of agent-01' }));
  expect((await slots.findAllByRole('link')).length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'a100-pool' })).toBeVisible();
  const running = within(await screen.findByRole('list', { name: 'What runs there' }));
  expect((await running.findAllByText(/^\d slots?$/)).length).toBeGreaterThan(0);
  // by its display name, as everywhere
  const [job] = await running.findAllByRole('link', { name: /^[\w-]+ \(\d+\), \w+ \w+$/ });
  expect(job).toHaveAttribute('href', expect.stringMatching(/^\/experiments\/\d+/));
  expect(await screen.findByText('No connection was lost in the last 24 hours.')).toBeVisible();
});

test('an experiment that has left the queue and still holds slots is named', async () => {
  const { requests } = await renderApp('/agents/agent-01', {
    answer: (request) =>
      request.url.includes('/job-queues-v2?resourcePool=a100-pool')
        ? Response.json({ pagination: {}, jobs: [] })
        : undefined,
  });
  const running = within(await screen.findByRole('list', { name: 'What runs there' }));
  expect((await running.findAllByText(/^[\w-]+ \(\d+\), \w+/)).length).toBeGreaterThan(0);
  expect(requests.some(({ url }) => url.includes('experimentIdFilter.incl'))).toBe(true);
});

test('a user who disables an agent first sees the jobs that run there', async () => {
  const { user } = await renderApp('/agents/agent-01');
  await user.click(await screen.findByRole('button', { name: 'Disable' }));
  const dialog = within(
    await screen.findByRole('dialog', { busy: false, name: 'Disable agent-01' }),
  );
  const running = within(dialog.getByRole('list', { name: 'What runs there' }));
  expect(running.getAllByRole('listitem').length).toBeGreaterThan(0);
  await user.click(dialog.getByRole('button', { name: 'Disable' }));
  expect(await screen.findByRole('button', { name: 'Enable' })).toBeVisible();
  const lines = within(await screen.findByRole('list', { name: 'Log lines of agent-01' }));
  expect((await lines.findAllByText(/agent-01/)).length).toBeGreaterThan(0);
});

test('the page of a disconnected agent shows when the connection was lost', async () => {
  const usage = connections('agent-77', [now() - 20 * hour, now() - 2 * hour]);
  await renderApp('/agents/agent-77', { answer: withUsage(usage) });
  expect(await screen.findByText('No agent "agent-77" is connected')).toBeVisible();
  const lost = within(await screen.findByRole('list', { name: 'Lost connections' }));
  expect(lost.getByText(/not back since/)).toBeVisible();
});

test('a draining agent is marked in its header and in each slot', async () => {
  const { user } = await renderApp('/agents/agent-01');
  await user.click(await screen.findByRole('button', { name: 'Drain' }));
  expect(await screen.findByText(/^\d \/ 8 slots in use, \d draining$/)).toBeVisible();
  const slots = within(await screen.findByRole('table', { name: 'Slots of agent-01' }));
  expect((await slots.findAllByText('Draining')).length).toBeGreaterThan(0);
});

test('a restored connection shows the times of its loss and its return', async () => {
  const spans: [number, number | null][] = [
    [now() - 20 * hour, now() - 2 * hour],
    [now() - hour, null],
  ];
  await renderApp('/agents/agent-01', { answer: withUsage(connections('agent-01', ...spans)) });
  const lost = within(await screen.findByRole('list', { name: 'Lost connections' }));
  expect(lost.getByText(/, back/)).toBeVisible();
});

test('the history stays when agents cannot be read, and they can be requested again', async () => {
  const answer = ({ url }: Request) =>
    new URL(url).pathname.endsWith('/api/v1/agents')
      ? Response.json({ error: { code: 13, reason: 'Internal', error: 'gone' } }, { status: 500 })
      : undefined;
  await renderApp('/agents/agent-01', { answer });
  expect(await screen.findByText('Unable to fetch agents.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'History' })).toBeVisible();
});
