import { screen, waitFor, within } from '@testing-library/react';
import { createSandbox, manualClock } from '@trainyard/sandbox';
import { getJobQueueStats } from '@trainyard/sdk/calls';
import { closeAllToasts, toastStore } from '@trainyard/ui/lib/toast-store';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { clientOf, withRole } from '~/test/experiment-header';
import { newerSandbox } from '~/test/newer-sandbox';
import { lastBody, toasts } from '~/test/outcome';
import { demoSandbox, type Rendered, renderApp } from '~/test/render-app';
import { untilIdle } from '~/test/until-idle';

afterEach(() => {
  vi.useRealTimers();
});

/** The queue of the pool where most jobs wait. */
async function openQueue(as = 'admin', sandbox = demoSandbox()) {
  const { results } = await getJobQueueStats(await clientOf(sandbox), {});
  const waiting = ({ stats }: (typeof results)[number]) => stats?.queuedCount ?? 0;
  const [busiest] = results.sort((a, b) => waiting(b) - waiting(a));
  if (!busiest) throw new Error('there is no pool');
  const app = await renderApp(`/resourcepool/${busiest.resourcePool}/queued`, { as, sandbox });
  await screen.findByRole('table', { name: 'Queued jobs' });
  return app;
}

/** The first experiment that waits. */
async function experimentRow(): Promise<HTMLElement> {
  const table = await screen.findByRole('table', { name: 'Queued jobs' });
  const row = [...table.querySelectorAll('tr')].find((each) =>
    /Experiment/.test(each.textContent ?? ''),
  );
  if (!row) throw new Error('nothing waits');
  return row;
}

/** Opens the form of the last job that waits. */
async function manageLastJob(user: Rendered['user']) {
  const table = within(await screen.findByRole('table', { name: 'Queued jobs' }));
  const last = table.getAllByLabelText(/^Actions for/).at(-1);
  if (!last) throw new Error('nothing waits');
  await user.click(last);
  await user.click(await screen.findByRole('menuitem', { name: 'Manage Job...' }));
  return within(await screen.findByRole('dialog', { busy: false, name: /^Manage Job/ }));
}

test('a job that waits goes to the top of its queue', async () => {
  const { user, requests } = await openQueue();
  const table = within(await screen.findByRole('table', { name: 'Queued jobs' }));
  const menus = table.getAllByLabelText(/^Actions for/);
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
  // it was last, so its place is behind another one
  expect(back.behindOf).toMatch(/\S/);
});

test('a master without positions in its queue raises the priority instead', async () => {
  const { user, requests } = await openQueue('admin', newerSandbox());
  const table = within(await screen.findByRole('table', { name: 'Queued jobs' }));
  const last = table.getAllByLabelText(/^Actions for/).at(-1);
  if (!last) throw new Error('nothing waits');
  await user.click(last);
  const raise = await screen.findByRole('menuitem', {
    name: 'Raise priority above the queue’s head',
  });
  expect(screen.queryByRole('menuitem', { name: 'Move To Top' })).toBeNull();
  await user.click(raise);
  await waitFor(async () =>
    expect((await lastBody(requests, /job-queues$/))?.updates[0]).toEqual({
      jobId: expect.any(String),
      priority: expect.any(Number),
    }),
  );
  await waitFor(() => expect(toasts().at(-1)).toMatch(/ has priority \d+ in /));
  await user.click(last);
  await user.click(await screen.findByRole('menuitem', { name: 'Manage Job...' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: /^Manage Job/ }));
  expect(dialog.getByRole('textbox', { name: 'Priority' })).toBeVisible();
  expect(dialog.queryByRole('textbox', { name: 'Position in Queue' })).toBeNull();
});

test('the priority of a job is changed, within its bounds', async () => {
  const { user, requests } = await openQueue();
  const table = within(await screen.findByRole('table', { name: 'Queued jobs' }));
  const [menu] = table.getAllByLabelText(/^Actions for/);
  if (!menu) throw new Error('nothing waits');
  await user.click(menu);
  await user.click(await screen.findByRole('menuitem', { name: 'Manage Job...' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false, name: /^Manage Job/ }));
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

test('a queued experiment is canceled without a confirmation; Undo puts it back into the queue', async () => {
  const { user, requests } = await openQueue();
  const row = await experimentRow();
  const menu = within(row).getByLabelText(/^Actions for/);
  await user.click(menu);
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel' }));
  await screen.findByText(/^Canceling /);
  const sent = (verb: string) => requests.some(({ url }) => url.endsWith(`/experiments/${verb}`));
  await waitFor(() => expect(sent('pause')).toBe(true));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent('activate')).toBe(true));
  expect(sent('cancel')).toBe(false);
});

test('without Undo the experiment is canceled on the master', async () => {
  const { user, requests } = await openQueue();
  const row = await experimentRow();
  await user.click(within(row).getByLabelText(/^Actions for/));
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel' }));
  await screen.findByText(/^Canceling /);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() =>
    expect(requests.some(({ url }) => url.endsWith('/experiments/cancel'))).toBe(true),
  );
  expect(requests.some(({ url }) => url.endsWith('/experiments/activate'))).toBe(false);
});

test('the menu of a job whose actions are all refused says why', async () => {
  const role = await withRole('Viewer');
  const masterRequest = new Request(new URL('/api/v1/master', location.href));
  const master = await (await role.answer?.(masterRequest))?.json();
  // only administrators change the order of the queue
  const answer = (request: Request) =>
    request.url.endsWith('/api/v1/master')
      ? Response.json({ ...master, strictJobQueueControl: true })
      : role.answer?.(request);
  const { user } = await renderApp('/resourcepool/a100-pool/queued', { ...role, answer });
  const row = await experimentRow();
  await user.click(within(row).getByLabelText(/^Actions for/));
  await screen.findByRole('menuitem', { name: 'Why are actions missing?' });
  expect(screen.getAllByRole('menuitem')).toHaveLength(1);
});

test('every change of a job is sent, and the toast names the accepted ones', async () => {
  const { user, requests } = await openQueue();
  const dialog = await manageLastJob(user);
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

test('a priority and a position that were changed together are both accepted', async () => {
  const { user, requests } = await openQueue();
  const table = within(await screen.findByRole('table', { name: 'Queued jobs' }));
  const manage = async (at: number) => {
    const menu = table.getAllByLabelText(/^Actions for/).at(at);
    if (!menu) throw new Error('nothing waits');
    await user.click(menu);
    await user.click(await screen.findByRole('menuitem', { name: 'Manage Job...' }));
    const dialog = within(await screen.findByRole('dialog', { busy: false, name: /^Manage Job/ }));
    const field = (name: string) => dialog.getByRole<HTMLInputElement>('textbox', { name });
    return { dialog, priority: field('Priority'), position: field('Position in Queue') };
  };
  const first = await manage(0);
  // a position is among the jobs of the new priority: the first one takes the head with it
  const expected = { priority: '30', position: '1' };
  await user.clear(first.priority);
  await user.type(first.priority, expected.priority);
  await user.click(first.dialog.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(toasts()).toContain('Job updated'));
  closeAllToasts();
  const last = await manage(-1);
  expect(last.priority.value).not.toBe(expected.priority);
  for (const name of ['priority', 'position'] as const) {
    await user.clear(last[name]);
    await user.type(last[name], expected[name]);
  }
  await user.click(last.dialog.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(toasts()).toContain('Job updated'));
  expect(toastStore.getSnapshot().at(-1)?.description).toBe(
    `priority ${expected.priority}, position ${expected.position}`,
  );
  const sent = await Promise.all(
    requests
      .filter(({ method, url }) => method === 'POST' && url.endsWith('/job-queues'))
      .map(async (request) => (await request.clone().json()).updates[0]),
  );
  expect(sent).toEqual([
    { jobId: expect.any(String), priority: 30 },
    { jobId: expect.any(String), priority: 30 },
    { jobId: sent[1].jobId, aheadOf: sent[0].jobId },
  ]);
});

test('a refused change does not hide the accepted ones', async () => {
  const sandbox = demoSandbox();
  const answer = async (request: Request) => {
    if (request.method !== 'POST' || !request.url.endsWith('/job-queues'))
      return sandbox.fetch(request);
    const [update] = (await request.clone().json()).updates;
    if (update.priority === undefined) return sandbox.fetch(request);
    return Response.json({ code: 13, message: 'no.', error: 'no.' }, { status: 500 });
  };
  const { user } = await renderApp('/resourcepool/a100-pool/queued', { sandbox, answer });
  const dialog = await manageLastJob(user);
  await user.clear(dialog.getByRole('textbox', { name: 'Priority' }));
  await user.type(dialog.getByRole('textbox', { name: 'Priority' }), '99');
  await user.click(dialog.getByRole('combobox', { name: 'Resource Pool' }));
  await user.click(await screen.findByRole('option', { name: 't4-pool' }));
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'Failed to update the job. Not set: priority 99 (no). Set: resource pool t4-pool.',
  );
  // the reason alone where nothing else is changed
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  await waitFor(() =>
    expect(dialog.getByRole('alert').textContent).toBe('Failed to update the job. no.'),
  );
});

test('after a refused position the jobs ahead are those of the accepted priority', async () => {
  const { user } = await renderApp('/resourcepool/a100-pool/queued');
  const dialog = await manageLastJob(user);
  expect(dialog.getByText(/^There are \d+ jobs ahead of this job\.$/)).toBeVisible();
  const fill = async (name: string, text: string) => {
    await user.clear(dialog.getByRole('textbox', { name }));
    await user.type(dialog.getByRole('textbox', { name }), text);
  };
  await fill('Priority', '1');
  await fill('Position in Queue', '3');
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(/ Set: priority 1\.$/);
  expect(await dialog.findByText('There are no jobs ahead of this job.')).toBeVisible();
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

test('jobs link to their experiment, or to their notebook in its window', async () => {
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

test('under the pools is the queue of the busiest pool with starts and ends, or of the chosen one', async () => {
  const { user, router } = await renderApp('/clusters');
  const heading = await screen.findByRole('heading', { name: /^Queue of / });
  const jobName = heading.textContent ?? '';
  expect(jobName).toMatch(/^Queue of \S+\d+ running, [1-9]\d* waiting$/);
  const table = within(await screen.findByRole('table', { name: 'Jobs' }));
  expect((await table.findAllByText(/^Scheduled/)).length).toBeGreaterThan(0);
  expect(table.getAllByText(/^Queued/).length).toBeGreaterThan(0);
  await waitFor(() => {
    expect(table.getAllByText(/^ends (in|within) /).length).toBeGreaterThan(0);
    expect(table.getAllByText(/^starts in .*: needs \d+, \d+ free/).length).toBeGreaterThan(0);
  });
  await user.click(screen.getByRole('combobox', { name: 'Queue of' }));
  await user.click(await screen.findByRole('option', { name: 'aux' }));
  expect(await screen.findByRole('heading', { name: /^Queue of aux/ })).toBeVisible();
  expect(router.state.location.search).toEqual({ queue: 'aux' });
});

test('queues that cannot be counted are reported as failed, and requested again', async () => {
  let isBroken = true;
  const answer = ({ url }: Request) =>
    isBroken && url.includes('/job-queues/stats')
      ? Response.json({ error: { code: 13, reason: 'Internal', error: 'gone' } }, { status: 500 })
      : undefined;
  const { user } = await renderApp('/clusters', { answer });
  expect(await screen.findByText('Unable to fetch job queue stats.')).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: /^Queue of / })).toBeVisible();
});

test('a job that holds no slots has no color before its name', async () => {
  await renderApp('/resourcepool/a100-pool/queued');
  const waiting = await screen.findByText(/^mae-pretrain-1600/, { selector: 'a' });
  expect(waiting.previousElementSibling).toBeNull();
});

test('without the agents the queue has no forecast, and the read of past jobs outlives the tab (M-5)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const page = await renderApp('/clusters', {
    answer: ({ url }) => (/\/agents$/.test(url) ? new Response('{}', { status: 403 }) : undefined),
  });
  const queue = within(await screen.findByRole('table', { name: 'Jobs' }));
  await untilIdle(page);
  const past = () => page.requests.find(({ url }) => /allocations-csv/.test(url));
  await waitFor(() => expect(past()).toBeDefined());
  expect(past()?.keepalive).toBe(true);
  expect(queue.queryByText(/^(starts|ends) /)).toBeNull();
});

test('an active job is marked if it cannot be preempted, and if its slots are not used', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const sandbox = demoSandbox();
  const notPreemptible = async (request: Request) => {
    const answer = await sandbox.fetch(request);
    return Response.json(
      JSON.parse((await answer.text()).replaceAll('"isPreemptible":true', '"isPreemptible":false')),
    );
  };
  const page = await renderApp('/resourcepool/a100-pool', {
    sandbox,
    answer: (request) =>
      request.url.includes('/job-queues-v2') ? notPreemptible(request) : undefined,
  });
  const table = within(await screen.findByRole('table', { name: 'Active jobs' }));
  expect(table.getAllByText('Not Preemptible').length).toBeGreaterThan(0);
  expect(
    table.getByText('8 / 8', { selector: '[data-tooltip="8 allocated of 8 requested"]' }),
  ).toBeVisible();
  // the side bar looks for idle jobs late
  await untilIdle(page);
  const idle = await table.findByText(/^idle for \d+m/);
  expect(idle).toHaveAttribute('title', expect.stringMatching(/^all 4 GPUs below 5 % for /));
  expect(idle.closest('tr')?.querySelector('a[href^="/experiments/"]')).toHaveTextContent(
    /^convnext-distill/,
  );
});
