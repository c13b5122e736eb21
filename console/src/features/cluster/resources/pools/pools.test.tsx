import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lastBody } from '~/test/outcome';
import { demoSandbox, rbacSandbox, renderApp } from '~/test/render-app';

test('the header of a pool draws its slots by state', async () => {
  await renderApp('/resourcepool/a100-pool/active');
  expect(
    await screen.findByRole('img', { name: /^Slots of a100-pool: .*Running \d+/ }),
  ).toBeVisible();
  const legend = within(screen.getByRole('list', { name: 'Slots' }));
  expect(legend.getByText(/^Running \d+/)).toBeVisible();
  expect(legend.getByText(/^Free \d+/)).toBeVisible();
  const rows = await screen.findAllByRole('link', { name: /^Slots of agent-0\d: / });
  expect(rows).toHaveLength(4);
});

test('the configuration of a pool is readable text, without values that are not set', async () => {
  await renderApp('/resourcepool/a100-pool/configuration');
  const configuration = within(await screen.findByRole('region', { name: 'Configuration' }));
  const textOf = (name: string) => configuration.getByText(name).nextElementSibling?.textContent;
  expect(textOf('Default compute pool')).toBe('Yes');
  expect(textOf('Scheduler fitting policy')).toBe('Best');
  expect(textOf('Preemption')).toBe('Yes');
  expect(configuration.queryByText('Master URL')).toBeNull();
  expect(configuration.queryByText('–')).toBeNull();
});

test('with roles, an admin binds pools to workspaces and sees other bindings, other users see why they cannot', async () => {
  const sandbox = rbacSandbox();
  const path = '/resourcepool/t4-pool/Bindings';
  const { router, user, requests, unmount } = await renderApp(path, { as: 'admin', sandbox });
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Manage Bindings' }));
    const name = 'Manage resource pool bindings';
    return within(await screen.findByRole('dialog', { busy: false, name }));
  };
  const dialog = await open();
  await user.click(dialog.getByRole('option', { name: 'lab' }));
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await lastBody(requests, /workspace-bindings$/)).workspaceIds).toContain(2);
  expect(await screen.findByRole('table', { name: 'Bindings' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Table options: Bindings' })).toBeVisible();
  // a workspace that is bound to another pool is marked, with a warning once it is selected
  await router.navigate({ to: '/resourcepool/$poolname/Bindings', params: { poolname: 'aux' } });
  const second = await open();
  const lab = await second.findByRole('option', { name: /lab.*bound to t4-pool/ });
  expect(second.queryByRole('status')).toBeNull();
  await user.click(lab);
  expect(second.getByText(/^1 selected workspace is bound to other pools, too/)).toBeVisible();
  await user.click(second.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  unmount();

  await renderApp(path, { as: 'viewer', sandbox });
  const button = await screen.findByRole('button', { name: 'Manage Bindings' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.dataset.tooltip).toMatch(/\S/);
});

test('a pool shows its facts and its slots as they are held, which lead to the page of their agent', async () => {
  const { user } = await renderApp('/clusters');
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
  expect(within(card ?? cards).getByText('Default Compute')).toBeVisible();
  // the description, on an icon
  expect(within(card ?? cards).getByRole('button', { name: /A100/ })).toBeVisible();
  expect(new Map(rows.map(([name = '', value = '']) => [name, value])).get('Type')).toBe('Static');
  const bar = within(card ?? cards).getByRole('progressbar', {
    name: 'Aux containers of a100-pool',
  });
  const [running, all] = /(\d+) \/ (\d+) Aux/.exec(card?.textContent ?? '')?.slice(1) ?? [];
  expect(bar).toHaveAttribute(
    'aria-valuenow',
    `${Math.round((100 * Number(running)) / Number(all))}`,
  );
  const [row] = within(cards).getAllByRole('link', { name: /^Slots of .+: \d+ of \d+ in use$/ });
  if (!row) throw new Error('no agent');
  const id = /^Slots of (.+):/.exec(row.getAttribute('aria-label') ?? '')?.[1];
  await user.click(row);
  expect(await screen.findByRole('heading', { level: 1, name: id })).toBeVisible();
  expect(await screen.findByRole('table', { name: `Slots of ${id}` })).toBeVisible();
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
  // each job has a color that no other job has
  const all = [...colors.values()].map((each) => [...each]);
  expect(all.every((each) => each.length === 1)).toBe(true);
  expect(all.length).toBeGreaterThan(2);
  expect(new Set(all.flat()).size).toBe(all.length);
  await user.click(slots);
  await waitFor(() => expect(router.state.location.pathname).toMatch(`/experiments/${id}`));
});

test('a dynamic pool shows the slots that it may still start, the footer of each queued jobs, running ones or free slots', async () => {
  const sandbox = demoSandbox();
  const stats = [
    { resourcePool: 'a100-pool', stats: { queuedCount: 101, scheduledCount: 3 }, aggregates: [] },
    { resourcePool: 't4-pool', stats: { queuedCount: 0, scheduledCount: 3 }, aggregates: [] },
    { resourcePool: 'aux', stats: { queuedCount: 0, scheduledCount: 0 }, aggregates: [] },
  ];
  const answer = async (request: Request) => {
    if (request.url.includes('/job-queues/stats')) return Response.json({ results: stats });
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
    await screen.findByRole('dialog', { busy: false, name: 'Manage resource pool bindings' }),
  );
  await user.click(dialog.getByRole('option', { name: 'lab' }));
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await lastBody(requests, /workspace-bindings$/)).workspaceIds).toContain(2);
  expect(await screen.findByText('Bound to: 1 workspace')).toBeVisible();
});
