import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createSandbox, manualClock } from '@trainyard/sandbox';
import { closeAllToasts, toastStore } from '@trainyard/ui/lib/toast-store';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { withRole } from '~/test/experiment-header';
import { demoSandbox, renderApp } from '~/test/render-app';

afterEach(closeAllToasts);

function rbacSandbox() {
  const sandbox = createSandbox({ scenario: 'rbac', clock: manualClock(Date.now()) });
  onTestFinished(() => sandbox.close());
  return sandbox;
}

const toasts = () => toastStore.getSnapshot().map(({ title }) => title);
const lastBody = async (requests: Request[], end: RegExp) =>
  requests
    .findLast(({ method, url }) => method !== 'GET' && end.test(url))
    ?.clone()
    .json();

const settingWrites = (requests: Request[]) =>
  requests.filter(({ method, url }) => method === 'POST' && /\/users\/setting$/.test(url)).length;

const agents = () => screen.findByRole('table', { name: 'Agents' });

async function openAgentMenu(user: Awaited<ReturnType<typeof renderApp>>['user']) {
  const [button] = within(await agents()).getAllByRole('button', { name: /^Actions for/ });
  if (!button) throw new Error('no agent');
  await user.click(button);
  return button.getAttribute('aria-label')?.replace('Actions for ', '') ?? '';
}

test('an agent is drained at once, and that can be taken back', async () => {
  const { user, requests } = await renderApp('/clusters');
  const id = await openAgentMenu(user);
  await user.click(await screen.findByRole('menuitem', { name: 'Drain' }));
  await waitFor(() => expect(toasts()).toContain(`${id} takes no new work`));
  expect(await lastBody(requests, /\/disable$/)).toMatchObject({ drain: true });
  const row = () => within(screen.getByRole('row', { name: new RegExp(id) }));
  await waitFor(() => expect(row().queryByText('Enabled')).toBeNull());
  toastStore.getSnapshot().at(-1)?.action?.run();
  await waitFor(() => expect(row().getByText('Enabled')).toBeVisible());
});

test('disabling an agent ends what runs there, so it is asked first', async () => {
  const { user, requests } = await renderApp('/clusters');
  const id = await openAgentMenu(user);
  await user.click(await screen.findByRole('menuitem', { name: 'Disable...' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Disable ${id}` }));
  await user.click(dialog.getByRole('button', { name: 'Disable' }));
  await waitFor(() => expect(toasts()).toContain(`${id} disabled`));
  expect(await lastBody(requests, /\/disable$/)).toMatchObject({ drain: false });
  expect(await within(await agents()).findByText('Disabled')).toBeVisible();
});

test('the slots of an agent are switched one by one', async () => {
  const { user, requests } = await renderApp('/clusters');
  const id = await openAgentMenu(user);
  await user.click(await screen.findByRole('menuitem', { name: 'Show Slots...' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Slots of ${id}` }));
  const [drain] = dialog.getAllByRole('button', { name: /^Drain slot/ });
  if (!drain) throw new Error('no slot');
  const label = drain.getAttribute('aria-label')?.replace('Drain', 'Enable') ?? '';
  await user.click(drain);
  expect(await dialog.findByRole('button', { name: label })).toBeVisible();
  expect(requests.some(({ url }) => /\/slots\/[^/]+\/disable$/.test(url))).toBe(true);
});

test('a user who may not change agents only sees them', async () => {
  const { user } = await renderApp('/clusters', { as: 'jtan' });
  await openAgentMenu(user);
  expect(await screen.findByRole('menuitem', { name: 'Show Slots...' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: /^(Enable|Drain|Disable)/ })).toBeNull();
});

/** The queue of the pool that has most of it. */
async function openQueue(as = 'admin') {
  const first = await renderApp('/clusters', { as });
  const cards = within(await screen.findByRole('list', { name: 'Resource Pools' }));
  const links = cards
    .getAllByRole('heading', { level: 3 })
    .map((card) => within(card).getByRole('link'));
  for (const link of links) {
    const name = link.textContent ?? '';
    await first.router.navigate({
      to: '/resourcepool/$poolname/queued',
      params: { poolname: name },
    });
    await screen.findByRole('heading', { level: 1, name });
    if (screen.queryByRole('table', { name: 'Queued jobs' })) break;
  }
  return first;
}

test('a job that waits goes to the top of its queue', async () => {
  const { user, requests } = await openQueue();
  const table = within(await screen.findByRole('table', { name: 'Queued jobs' }));
  const menus = table.getAllByRole('button', { name: /^Actions for/ });
  const last = menus.at(-1);
  if (!last) throw new Error('nothing waits');
  await user.click(last);
  await user.click(await screen.findByRole('menuitem', { name: 'Move To Top' }));
  await waitFor(async () =>
    expect((await lastBody(requests, /job-queues$/))?.updates[0]?.aheadOf).toMatch(/\S/),
  );
  await waitFor(() => expect(toasts().at(-1)).toMatch(/ is at the top of /));
  toastStore.getSnapshot().at(-1)?.action?.run();
  const moves = () =>
    requests.filter(({ method, url }) => method === 'POST' && url.endsWith('/job-queues'));
  await waitFor(() => expect(moves()).toHaveLength(2));
  const [there, back] = await Promise.all(
    moves().map(async (request) => (await request.clone().json()).updates[0]),
  );
  expect(back.jobId).toBe(there.jobId);
  expect(back.behindOf ?? back.aheadOf ?? back.priority).toBeDefined();
});

test('the priority of a job is changed, within its bounds', async () => {
  const { user, requests } = await openQueue();
  const table = within(await screen.findByRole('table', { name: 'Queued jobs' }));
  const [menu] = table.getAllByRole('button', { name: /^Actions for/ });
  if (!menu) throw new Error('nothing waits');
  await user.click(menu);
  await user.click(await screen.findByRole('menuitem', { name: 'Manage Job...' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Manage Job/ }));
  const priority = dialog.getByRole('textbox', { name: 'Priority' });
  await user.clear(priority);
  await user.type(priority, '100');
  expect(dialog.getByText('Priority must be a whole number from 1 to 99')).toBeVisible();
  await user.clear(priority);
  await user.type(priority, '7');
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(toasts()).toContain('Job updated'));
  expect((await lastBody(requests, /job-queues$/)).updates[0].priority).toBe(7);
});

test('an experiment that waits is canceled at once; Undo puts it back into the queue', async () => {
  const { user, requests } = await openQueue();
  const table = within(await screen.findByRole('table', { name: 'Queued jobs' }));
  const rows = table.getAllByRole('row').filter((row) => /Experiment/.test(row.textContent ?? ''));
  const menu = within(rows[0] ?? document.body).getByRole('button', { name: /^Actions for/ });
  await user.click(menu);
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel' }));
  await screen.findByText(/^Canceling /);
  const sent = (verb: string) => requests.some(({ url }) => url.endsWith(`/experiments/${verb}`));
  await waitFor(() => expect(sent('pause')).toBe(true));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent('activate')).toBe(true));
  expect(sent('cancel')).toBe(false);
});

test('an experiment whose Undo was not taken is canceled on the master', async () => {
  const { user, requests } = await openQueue();
  const table = within(await screen.findByRole('table', { name: 'Queued jobs' }));
  const rows = table.getAllByRole('row').filter((row) => /Experiment/.test(row.textContent ?? ''));
  await user.click(within(rows[0] ?? document.body).getByRole('button', { name: /^Actions for/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel' }));
  await screen.findByText(/^Canceling /);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() =>
    expect(requests.some(({ url }) => url.endsWith('/experiments/cancel'))).toBe(true),
  );
  expect(requests.some(({ url }) => url.endsWith('/experiments/activate'))).toBe(false);
});

test('a job without an action has no menu', async () => {
  const role = await withRole('Viewer');
  const asked = new Request(new URL('/api/v1/master', location.href));
  const master = await (await role.answer?.(asked))?.json();
  // only administrators change the order of the queue
  const answer = (request: Request) =>
    request.url.endsWith('/api/v1/master')
      ? Response.json({ ...master, strictJobQueueControl: true })
      : role.answer?.(request);
  await renderApp('/resourcepool/a100-pool/queued', { ...role, answer });
  const table = within(await screen.findByRole('table', { name: 'Queued jobs' }));
  const rows = table.getAllByRole('row').filter((row) => /Experiment/.test(row.textContent ?? ''));
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows)
    expect(within(row).queryByRole('button', { name: /^Actions for/ })).toBeNull();
});

test('every change of a job is sent, and the toast says what landed', async () => {
  const { user, requests } = await openQueue();
  const table = within(await screen.findByRole('table', { name: 'Queued jobs' }));
  const last = table.getAllByRole('button', { name: /^Actions for/ }).at(-1);
  if (!last) throw new Error('nothing waits');
  await user.click(last);
  await user.click(await screen.findByRole('menuitem', { name: 'Manage Job...' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Manage Job/ }));
  await user.clear(dialog.getByRole('textbox', { name: 'Priority' }));
  await user.type(dialog.getByRole('textbox', { name: 'Priority' }), '99');
  await user.click(dialog.getByRole('combobox', { name: 'Resource Pool' }));
  await user.click(await screen.findByRole('option', { name: 't4-pool' }));
  expect(dialog.queryByRole('textbox', { name: 'Position in Queue' })).toBeNull();
  expect(dialog.getByText(/\d+ of 16 slots in use · \d+ jobs? in queue/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(toasts()).toContain('Job updated'));
  expect(toastStore.getSnapshot().at(-1)?.description).toBe('resource pool t4-pool, priority 99');
  const bodies = await Promise.all(
    requests
      .filter(({ method, url }) => method === 'POST' && url.endsWith('/job-queues'))
      .map(async (request) => (await request.clone().json()).updates[0]),
  );
  expect(bodies.map(({ jobId: _, ...change }) => change)).toEqual([
    { resourcePool: 't4-pool' },
    { priority: 99 },
  ]);
});

test('a refused change does not hide what landed', async () => {
  const sandbox = demoSandbox();
  const answer = async (request: Request) => {
    if (request.method !== 'POST' || !request.url.endsWith('/job-queues'))
      return sandbox.fetch(request);
    const [update] = (await request.clone().json()).updates;
    if (update.priority === undefined) return sandbox.fetch(request);
    return Response.json({ code: 13, message: 'no', error: 'no' }, { status: 500 });
  };
  const { user } = await renderApp('/resourcepool/a100-pool/queued', { sandbox, answer });
  const table = within(await screen.findByRole('table', { name: 'Queued jobs' }));
  const last = table.getAllByRole('button', { name: /^Actions for/ }).at(-1);
  if (!last) throw new Error('nothing waits');
  await user.click(last);
  await user.click(await screen.findByRole('menuitem', { name: 'Manage Job...' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Manage Job/ }));
  await user.clear(dialog.getByRole('textbox', { name: 'Priority' }));
  await user.type(dialog.getByRole('textbox', { name: 'Priority' }), '99');
  await user.click(dialog.getByRole('combobox', { name: 'Resource Pool' }));
  await user.click(await screen.findByRole('option', { name: 't4-pool' }));
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'Failed to update the job. Not set: priority 99 (no). Set: resource pool t4-pool.',
  );
});

test('a queue of Slurm or PBS names the partition or queue of its jobs', async () => {
  const sandbox = demoSandbox();
  const words = [
    ['SCHEDULER_TYPE_SLURM', 'Partition'],
    ['SCHEDULER_TYPE_PBS', 'Queue'],
  ] as const;
  for (const [schedulerType, word] of words) {
    const answer = async (request: Request) => {
      if (!new URL(request.url).pathname.endsWith('/api/v1/resource-pools'))
        return sandbox.fetch(request);
      const body = await (await sandbox.fetch(request)).json();
      for (const pool of body.resourcePools) pool.schedulerType = schedulerType;
      return Response.json(body);
    };
    const page = await renderApp('/resourcepool/a100-pool/active', { sandbox, answer });
    const table = within(await screen.findByRole('table', { name: 'Active jobs' }));
    expect(table.getByRole('columnheader', { name: new RegExp(`^${word}`) })).toBeVisible();
    expect(table.getAllByText('a100-pool').length).toBeGreaterThan(0);
    page.unmount();
  }
});

test('the head of a pool draws its slots by what they do', async () => {
  await renderApp('/resourcepool/a100-pool/active');
  expect(
    await screen.findByRole('img', { name: /^Slots of a100-pool: .*Running \d+/ }),
  ).toBeVisible();
  const legend = within(screen.getByRole('list', { name: 'Slots' }));
  expect(legend.getByText(/^Running \d+/)).toBeVisible();
  expect(legend.getByText(/^Free \d+/)).toBeVisible();
  const rows = await screen.findAllByRole('button', { name: /^Slots of agent-0\d: / });
  expect(rows).toHaveLength(4);
});

test('the configuration of a pool is in words, without what is not set', async () => {
  await renderApp('/resourcepool/a100-pool/configuration');
  const configuration = within(await screen.findByRole('region', { name: 'Configuration' }));
  const textOf = (name: string) => configuration.getByText(name).nextElementSibling?.textContent;
  expect(textOf('Default compute pool')).toBe('Yes');
  expect(textOf('Scheduler fitting policy')).toBe('Best');
  expect(textOf('Preemption')).toBe('Yes');
  expect(configuration.queryByText('Master URL')).toBeNull();
  expect(configuration.queryByText('–')).toBeNull();
});

test('a change of the queue that the master refuses says why', async () => {
  const sandbox = createSandbox({ scenario: 'demo', clock: manualClock(Date.now()) });
  onTestFinished(() => sandbox.close());
  const answer = (request: Request) =>
    request.method === 'POST' && request.url.endsWith('/job-queues')
      ? Response.json({ code: 7, message: 'strict queue', error: 'strict queue' }, { status: 403 })
      : undefined;
  const { user } = await renderApp('/resourcepool/a100-pool/queued', { sandbox, answer });
  const [menu] = await screen.findAllByRole('button', { name: /^Actions for/ });
  if (!menu) throw new Error('nothing waits');
  await user.click(menu);
  await user.click(await screen.findByRole('menuitem', { name: 'Manage Job...' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Manage Job/ }));
  const priority = dialog.getByRole('textbox', { name: 'Priority' });
  await user.clear(priority);
  await user.type(priority, '3');
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'Failed to update the job. strict queue',
  );
});

test('with roles, an admin binds a pool to workspaces, others are told why not', async () => {
  const sandbox = rbacSandbox();
  const path = '/resourcepool/t4-pool/Bindings';
  const { user, requests, unmount } = await renderApp(path, { as: 'admin', sandbox });
  await user.click(await screen.findByRole('button', { name: 'Manage Bindings' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Manage resource pool bindings' }),
  );
  await user.click(dialog.getByRole('option', { name: 'lab' }));
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await lastBody(requests, /workspace-bindings$/)).workspaceIds).toContain(2);
  expect(await screen.findByRole('table', { name: 'Bindings' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Table options: Bindings' })).toBeVisible();
  unmount();

  await renderApp(path, { as: 'viewer', sandbox });
  const button = await screen.findByRole('button', { name: 'Manage Bindings' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.dataset.tooltip).toMatch(/\S/);
});

test('jobs lead to what they run: an experiment, a notebook in its window', async () => {
  const sandbox = createSandbox({ scenario: 'demo', clock: manualClock(Date.now()) });
  onTestFinished(() => sandbox.close());
  await renderApp('/resourcepool/aux/active', { sandbox });
  const table = within(await screen.findByRole('table', { name: 'Active jobs' }));
  const [task] = table.getAllByRole('link', { name: /^(JupyterLab|TensorBoard) [0-9a-f]{6}$/ });
  const id = task?.getAttribute('target') ?? '';
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(task?.getAttribute('href')).toContain(`/interactive/${id}/`);
  expect(task?.getAttribute('href')).toContain(encodeURIComponent(`/wait/`));
});

test('the slots of a pool are drawn as they are held, and lead to the slots of their agent', async () => {
  const { user } = await renderApp('/clusters');
  const cards = within(await screen.findByRole('list', { name: 'Resource Pools' }));
  const [row] = cards.getAllByRole('button', { name: /^Slots of .+: \d+ of \d+ in use$/ });
  if (!row) throw new Error('no agent');
  const id = /^Slots of (.+):/.exec(row.getAttribute('aria-label') ?? '')?.[1];
  await user.click(row);
  expect(await screen.findByRole('dialog', { name: `Slots of ${id}` })).toBeVisible();
});

test('a slot names the job that holds it and its owner, and leads to it', async () => {
  const { user, router } = await renderApp('/clusters');
  const cards = within(await screen.findByRole('list', { name: 'Resource Pools' }));
  const [slots] = await cards.findAllByRole('link', {
    name: /^Slots? \S+: running · .+ \(\d+\), \w+$/,
  });
  if (!slots) throw new Error('nothing runs');
  const words = slots.getAttribute('aria-label') ?? '';
  expect(slots.dataset.tooltip).toBe(words);
  const id = /\((\d+)\), \w+$/.exec(words)?.[1];
  const colorOf = (link: HTMLElement) =>
    link.querySelector<HTMLElement>('[style*="background"]')?.style.background;
  const colors = new Map<string, Set<string | undefined>>();
  for (const link of cards.getAllByRole('link', { name: /^Slots? .+ · / })) {
    const name = link.getAttribute('aria-label')?.split(' · ')[1] ?? '';
    colors.set(name, new Set([...(colors.get(name) ?? []), colorOf(link)]));
  }
  // one color for each job, and no two jobs alike
  const all = [...colors.values()].map((each) => [...each]);
  expect(all.every((each) => each.length === 1)).toBe(true);
  expect(all.length).toBeGreaterThan(2);
  expect(new Set(all.flat()).size).toBe(all.length);
  await user.click(slots);
  await waitFor(() => expect(router.state.location.pathname).toMatch(`/experiments/${id}`));
});

test('a disabled agent counts as disabled, on its card, in the facts and in the side bar', async () => {
  const { user, queryClient } = await renderApp('/clusters');
  const cards = within(await screen.findByRole('list', { name: 'Resource Pools' }));
  const card = within(
    cards.getByRole('heading', { name: /t4-pool/ }).closest('li') ?? document.body,
  );
  const used = () => Number(/(\d+) \/ 16$/.exec(card.getByRole('heading').textContent ?? '')?.[1]);
  const before = used();
  const row = card.getByRole('button', { name: /^Slots of agent-06: / });
  const held = Number(/: (\d+) of 8 in use$/.exec(row.getAttribute('aria-label') ?? '')?.[1]);
  await user.click(screen.getByRole('button', { name: 'Actions for agent-06' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Disable...' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Disable agent-06' }));
  await user.click(dialog.getByRole('button', { name: 'Disable' }));
  await card.findByRole('button', { name: 'Slots of agent-06: 0 of 8 in use, 8 disabled' });
  await queryClient.refetchQueries();
  expect(used()).toBeLessThanOrEqual(before);
  expect(used()).toBeGreaterThanOrEqual(before - held);
  expect(card.getByRole('img', { name: /^Slots of t4-pool: .*Disabled 8/ })).toBeVisible();
  const share = (text: string | null | undefined) =>
    /(\d+) \/ (\d+)/
      .exec(text ?? '')
      ?.slice(1)
      .map(Number);
  const facts = ['CUDA', 'CPU'].map((type) =>
    share(
      screen.getByText(`${type} Slots Allocated`, { selector: 'dt' }).nextElementSibling
        ?.textContent,
    ),
  );
  const sums = [0, 1].map((at) => facts.reduce((sum, fact) => sum + (fact?.[at] ?? 0), 0));
  const bar = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(share(bar.getByText(/^\d+ \/ \d+$/).textContent)).toEqual(sums);
  expect(sums[1]).toBe(56);
});

test('an agent that drains looks so', async () => {
  const { user } = await renderApp('/clusters');
  const cards = within(await screen.findByRole('list', { name: 'Resource Pools' }));
  const [first] = await cards.findAllByRole('link', { name: /: running · / });
  const row = first?.closest('div') ?? document.body;
  const name = within(row).getByRole('button').textContent ?? '';
  await user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Drain' }));
  const held = await cards.findAllByRole('link', { name: /: running, draining · / });
  expect(held.length).toBeGreaterThan(0);
  expect(
    cards.getByRole('button', { name: new RegExp(`^Slots of ${name}: .*\\d draining`) }),
  ).toBeVisible();
});

test('agents that may not be seen leave the pools on the page', async () => {
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

test('pools that cannot be read leave the agents on the page', async () => {
  const answer = (request: Request) =>
    new URL(request.url).pathname.endsWith('/api/v1/resource-pools')
      ? Response.json({ code: 13, message: 'no pools', error: 'no pools' }, { status: 500 })
      : undefined;
  await renderApp('/clusters', { answer });
  expect(await agents()).toBeVisible();
  expect(await screen.findByText('Unable to fetch resource pools.')).toBeVisible();
});

test('under the pools is the queue of the busiest pool, or of the chosen one', async () => {
  const { user, router } = await renderApp('/clusters');
  const heading = await screen.findByRole('heading', { name: /^Queue of / });
  const chosen = heading.textContent ?? '';
  expect(chosen).toMatch(/^Queue of \S+\d+ running, [1-9]\d* waiting$/);
  const table = within(await screen.findByRole('table', { name: 'Jobs' }));
  expect((await table.findAllByText(/^Scheduled/)).length).toBeGreaterThan(0);
  expect(table.getAllByText(/^Queued/).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('combobox', { name: 'Queue of' }));
  await user.click(await screen.findByRole('option', { name: 'aux' }));
  expect(await screen.findByRole('heading', { name: /^Queue of aux/ })).toBeVisible();
  expect(router.state.location.search).toEqual({ queue: 'aux' });
});

test('a dynamic pool shows what it may still start', async () => {
  const sandbox = demoSandbox();
  const answer = async (request: Request) => {
    if (!new URL(request.url).pathname.endsWith('/api/v1/resource-pools'))
      return sandbox.fetch(request);
    const body = await (await sandbox.fetch(request)).json();
    const [pool] = body.resourcePools;
    Object.assign(pool, { type: 'RESOURCE_POOL_TYPE_AWS', maxAgents: 10, slotsPerAgent: 8 });
    return Response.json(body);
  };
  await renderApp('/clusters', { sandbox, answer });
  const cards = within(await screen.findByRole('list', { name: 'Resource Pools' }));
  expect(cards.getByRole('heading', { name: /a100-pool.*\d+ \/ 80/ })).toBeVisible();
  expect(cards.getByRole('img', { name: /^Slots of a100-pool: Potential 48, Warm/ })).toBeVisible();
  expect(cards.getByText('AWS')).toBeVisible();
  expect(cards.getByText('4 / 10')).toBeVisible();
  const bar = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(await bar.findByText(/ \/ 104$/)).toBeVisible();
});

test('the foot of a pool says what waits, else what runs, else what is free', async () => {
  const sandbox = demoSandbox();
  const stats = [
    { resourcePool: 'a100-pool', stats: { queuedCount: 101, scheduledCount: 3 }, aggregates: [] },
    { resourcePool: 't4-pool', stats: { queuedCount: 0, scheduledCount: 3 }, aggregates: [] },
    { resourcePool: 'aux', stats: { queuedCount: 0, scheduledCount: 0 }, aggregates: [] },
  ];
  const answer = (request: Request) =>
    request.url.includes('/job-queues/stats') ? Response.json({ results: stats }) : undefined;
  await renderApp('/clusters', { sandbox, answer });
  const cards = within(await screen.findByRole('list', { name: 'Resource Pools' }));
  const queued = await cards.findByRole('link', { name: '100+ Queued' });
  expect(queued.getAttribute('href')).toMatch(/\/resourcepool\/a100-pool\/queued$/);
  expect(cards.getByRole('link', { name: '3 Active' }).getAttribute('href')).toMatch(
    /\/resourcepool\/t4-pool\/active$/,
  );
  expect(cards.getByText(/^\d+ Slots? Free$/)).toBeVisible();
});

test('the card of a bound pool counts its workspaces, and its bindings are managed there', async () => {
  const sandbox = rbacSandbox();
  const { user, requests } = await renderApp('/clusters', { as: 'admin', sandbox });
  await user.click(await screen.findByRole('button', { name: 'Actions for t4-pool' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Manage bindings' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Manage resource pool bindings' }),
  );
  await user.click(dialog.getByRole('option', { name: 'lab' }));
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await lastBody(requests, /workspace-bindings$/)).workspaceIds).toContain(2);
  expect(await screen.findByText('Bound to: 1 workspace')).toBeVisible();
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

test('with roles the counts are for those who administrate users', async () => {
  await renderApp('/clusters', { as: 'viewer', sandbox: rbacSandbox() });
  await screen.findByRole('list', { name: 'Resource Pools' });
  expect(screen.queryByText('Active Experiments')).toBeNull();
});

test('a pool tells what it is made of', async () => {
  await renderApp('/clusters');
  const cards = await screen.findByRole('list', { name: 'Resource Pools' });
  const card = within(cards)
    .getByRole('heading', { name: /a100-pool/ })
    .closest('li');
  const rows = [...(card?.querySelectorAll('dl > div') ?? [])].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(rows.map(([name]) => name)).toEqual([
    'Accelerator',
    'Type',
    'Instance Type',
    'Connected Agents',
    'Slots Per Agent',
    'Aux Containers Per Agent',
    'Scheduler Type',
  ]);
  expect(rows.flat()).not.toContain('Unspecified');
  expect(new Map(rows.map(([name = '', value = '']) => [name, value])).get('Type')).toBe('Static');
});

test('the selected range of the usage is in the link and in the request', async () => {
  const { router, requests } = await renderApp(
    '/clusters/historical-usage?after=2026-01-02&before=2026-01-09',
  );
  const from = await screen.findByLabelText('From');
  // half typed: nothing is asked
  fireEvent.change(from, { target: { value: '' } });
  expect(router.state.location.search).toMatchObject({ after: '2026-01-02' });
  fireEvent.change(from, { target: { value: '2025-12-01' } });
  await waitFor(() =>
    expect(router.state.location.search).toMatchObject({
      after: '2025-12-01',
      before: '2025-12-31',
    }),
  );
  await waitFor(() =>
    expect(requests.map(({ url }) => url)).toContainEqual(
      expect.stringMatching(/startDate=2025-12-01.*endDate=2025-12-31/),
    ),
  );
  expect(await screen.findByLabelText('To')).toHaveProperty('value', '2025-12-31');

  // it is kept for the next visit, until another is chosen
  await router.navigate({ to: '/clusters' });
  await waitFor(() => expect(settingWrites(requests)).toBe(3));
  await router.navigate({ to: '/clusters/historical-usage' });
  expect(router.state.location.search).toEqual({ after: '2025-12-01', before: '2025-12-31' });
  fireEvent.click(screen.getByRole('radio', { name: 'Month' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ groupBy: 'month' }));
  fireEvent.click(await screen.findByRole('radio', { name: 'Day' }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
  await waitFor(() => expect(settingWrites(requests)).toBe(9));
  await router.navigate({ to: '/clusters' });
  await router.navigate({ to: '/clusters/historical-usage' });
  expect(router.state.location.search).toEqual({});
});

test('the usage is downloaded as a table of workloads or allocations', async () => {
  const { user } = await renderApp('/clusters/historical-usage?after=2026-01-02&before=2026-01-09');
  const hrefs: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    hrefs.push(this.href);
  });
  onTestFinished(() => click.mockRestore());
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
  const title = 'Download Resource Usage Data in CSV';
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  fireEvent.change(dialog.getByLabelText('End'), { target: { value: '2026-01-01' } });
  expect(dialog.getByText('The end is before the start.')).toBeVisible();
  fireEvent.change(dialog.getByLabelText('End'), { target: { value: '2026-01-05' } });
  await user.click(dialog.getByRole('combobox', { name: 'Group by' }));
  await user.click(await screen.findByRole('option', { name: 'Allocations' }));
  await user.click(dialog.getByRole('button', { name: 'Proceed to Download' }));
  expect(hrefs).toHaveLength(1);
  const { pathname, searchParams } = new URL(hrefs[0] ?? '');
  expect(pathname).toBe('/resources/allocation/allocations-csv');
  expect(Object.fromEntries(searchParams)).toEqual({
    timestamp_after: '2026-01-02T00:00:00.000Z',
    timestamp_before: '2026-01-05T23:59:59.999Z',
  });
});
