import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { demoSandbox, rbacSandbox, renderApp } from '~/test/render-app';

test('a user without permission to see agents still sees the pools', async () => {
  const answer = (request: Request) =>
    new URL(request.url).pathname.endsWith('/api/v1/agents')
      ? Response.json({ code: 7, message: 'not for you', error: 'not for you' }, { status: 403 })
      : undefined;
  await renderApp('/clusters', { answer });
  const cards = within(await screen.findByRole('list', { name: 'Resource Pools' }));
  expect(cards.getByRole('heading', { name: /a100-pool.*\d+ \/ 32/ })).toBeVisible();
  const failure = within(await screen.findByRole('alert'));
  expect(failure.getByText('Unable to fetch agents.')).toBeVisible();
  expect(failure.getByText('not for you')).toBeVisible();
  expect(failure.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('a failed request for agents is reported above the pools, and Retry loads them', async () => {
  let isBroken = true;
  const answer = (request: Request) =>
    isBroken && new URL(request.url).pathname.endsWith('/api/v1/agents')
      ? Response.json({ code: 13, message: 'no agents', error: 'no agents' }, { status: 500 })
      : undefined;
  const { user } = await renderApp('/clusters', { answer });
  const failure = await screen.findByRole('alert');
  const pools = await screen.findByRole('list', { name: 'Resource Pools' });
  expect(failure.compareDocumentPosition(pools)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(within(pools).queryByRole('link', { name: /^Slots of agent-01:/ })).toBeNull();
  isBroken = false;
  await user.click(within(failure).getByRole('button', { name: 'Retry' }));
  expect(await within(pools).findByRole('link', { name: /^Slots of agent-01:/ })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await screen.findByRole('table', { name: 'Agents' })).toBeVisible();
});

test('a failed request for the jobs on slots is reported above them, and Retry loads them', async () => {
  let isBroken = true;
  const answer = (request: Request) =>
    isBroken && new URL(request.url).pathname.endsWith('/api/v1/tasks')
      ? Response.json({ code: 13, message: 'no tasks', error: 'no tasks' }, { status: 500 })
      : undefined;
  const { user } = await renderApp('/clusters', { answer });
  const failure = within(await screen.findByRole('alert'));
  expect(failure.getByText('Unable to fetch the jobs on the slots.')).toBeVisible();
  expect(failure.getByText('no tasks')).toBeVisible();
  const pools = within(screen.getByRole('list', { name: 'Resource Pools' }));
  expect(pools.queryByRole('link', { name: /llm-sft-7b/ })).toBeNull();
  isBroken = false;
  await user.click(failure.getByRole('button', { name: 'Retry' }));
  expect((await pools.findAllByRole('link', { name: /llm-sft-7b/ })).length).toBeGreaterThan(0);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a failed request for pools leaves the agents on the page', async () => {
  const answer = (request: Request) =>
    new URL(request.url).pathname.endsWith('/api/v1/resource-pools')
      ? Response.json({ code: 13, message: 'no pools', error: 'no pools' }, { status: 500 })
      : undefined;
  await renderApp('/clusters', { answer });
  expect(await screen.findByRole('table', { name: 'Agents' })).toBeVisible();
  expect(await screen.findByText('Unable to fetch resource pools.')).toBeVisible();
});

const factOf = async (name: string) => {
  const term = await screen.findByText(name, { selector: 'dt' });
  return term.nextElementSibling;
};

test('the cluster says how many experiments and tasks are active', async () => {
  const sandbox = demoSandbox();
  const { requests } = await renderApp('/clusters', { sandbox });
  const names = [
    'Active Experiments',
    'Active JupyterLabs',
    'Active TensorBoards',
    'Active Shells',
    'Active Commands',
  ];
  for (const name of names) {
    const fact = await factOf(name);
    await waitFor(() => expect(fact?.textContent).toMatch(/^\d+$/));
  }
  const count = requests.find(({ url }) => /\/experiments\?.*limit=-2/.test(url));
  const answer = await sandbox.fetch(new Request(count ?? ''));
  const { pagination } = await answer.json();
  expect(pagination.total).toBeGreaterThan(0);
  expect((await factOf('Active Experiments'))?.textContent).toBe(String(pagination.total));
});

test('each kind of device has a bar with its slots by state', async () => {
  await renderApp('/clusters');
  const section = within(await screen.findByRole('region', { name: 'Allocation' }));
  const titles = section.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(titles).toEqual([
    expect.stringMatching(/^Compute \(CUDA\) Slots Allocated\d+ \/ 48 \(\d+%\)$/),
    expect.stringMatching(/^Compute \(CPU\) Slots Allocated\d+ \/ 8 \(\d+%\)$/),
  ]);
  const bar = section.getByRole('img', { name: /^Compute \(CUDA\) Slots Allocated: Warm \d+, / });
  expect(bar.dataset.tooltip).toMatch(/^Warm \d+\nRunning \d+/);
  const [legend] = section.getAllByRole('list', { name: 'Slots' });
  const parts = within(legend ?? document.body)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.trim());
  expect(parts).toEqual([
    expect.stringMatching(/^Running \d+\s?\(\d+%\)$/),
    expect.stringMatching(/^Pending \d+\s?\(\d+%\)$/),
    expect.stringMatching(/^Free \d+\s?\(\d+%\)$/),
  ]);
});

test('a cluster without agents is named as one', async () => {
  const answer = ({ url }: Request) =>
    new URL(url).pathname.endsWith('/api/v1/agents')
      ? Response.json({
          agents: [],
          pagination: { offset: 0, limit: 0, startIndex: 0, endIndex: 0, total: 0 },
        })
      : undefined;
  await renderApp('/clusters', { answer });
  expect(await screen.findByText('No connected agents.')).toBeVisible();
});

test('with roles, only users who administrate users see the counts', async () => {
  await renderApp('/clusters', { as: 'viewer', sandbox: rbacSandbox() });
  await screen.findByRole('list', { name: 'Resource Pools' });
  expect(screen.queryByText('Active Experiments')).toBeNull();
});
