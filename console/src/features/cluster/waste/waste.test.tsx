import { act, screen, waitFor, within } from '@testing-library/react';
import { createSandbox, manualClock } from '@trainyard/sandbox';
import { getExperiments, patchExperiment } from '@trainyard/sdk/calls';
import { isActive } from '@trainyard/sdk/model';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { clientOf } from '~/test/experiment-header';
import { demoSandbox, type Rendered, rbacSandbox, renderApp } from '~/test/render-app';
import { untilIdle } from '~/test/until-idle';
import { answerTags } from './owner-answer';

const path = '/clusters/idle';

const rowOf = async (name: string) =>
  within((await screen.findByLabelText(`Select ${name}`)).closest('tr') ?? document.body);

const choose = async (user: Rendered['user'], name: string) =>
  user.click(await screen.findByLabelText(`Select ${name}`));

afterEach(() => {
  vi.useRealTimers();
});

test('idle GPUs and tasks are listed with their evidence, and a selection is stopped', async () => {
  const { user, requests } = await renderApp(path);
  const row = await rowOf('convnext-distill');
  expect(row.getByText(/^all 4 GPUs below 5 % for 3\d min$/)).toBeVisible();
  expect(row.getByRole('img', { name: 'GPU use over the last 6 h, now 0%' })).toBeVisible();
  expect(
    (await rowOf('prompt ablations')).getByText(/^no line in its log for 4\d min$/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: /^Idle [1-9]\d* GPUs$/ })).toBeVisible();
  expect(screen.getByText('Waiting in their pools').closest('div')).toHaveTextContent(
    /[1-9]\d* jobs?.*[1-9]\d* slots?/,
  );
  await choose(user, 'convnext-distill');
  await choose(user, 'prompt ablations');
  const bar = within(screen.getByRole('region', { name: 'Selection' }));
  expect(bar.getByText('frees 5 GPUs')).toBeVisible();
  await user.click(bar.getByRole('button', { name: 'Stop 2...' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false }));
  expect(dialog.getByText(/This frees 5 GPUs\./)).toBeVisible();
  const stopped = within(dialog.getByRole('list', { name: 'What is stopped' }));
  expect(stopped.getByText('experiment · Sara Lindqvist · 4 slots')).toBeVisible();
  expect(stopped.getByText('prompt ablations')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Stop 2' }));
  await waitFor(() => expect(screen.queryByLabelText('Select prompt ablations')).toBeNull());
  expect(await screen.findByText('Stopped 1 experiment and 1 task')).toBeVisible();
  const posted = requests
    .filter(({ method }) => method === 'POST')
    .map(({ url }) => new URL(url).pathname);
  expect(posted.filter((each) => each.endsWith('/cancel'))).toHaveLength(1);
  expect(posted.filter((each) => /notebooks\/.*\/kill$/.test(each))).toHaveLength(1);
});

test('idle work is found by the name of its owner (F12)', async () => {
  await renderApp(`${path}?text=sara+lind`);
  await rowOf('convnext-distill');
  expect(screen.queryByLabelText('Select prompt ablations')).toBeNull();
});

test('an idle experiment is saved and paused, a notebook cannot be', async () => {
  const { user, requests } = await renderApp(path);
  await choose(user, 'prompt ablations');
  const bar = within(screen.getByRole('region', { name: 'Selection' }));
  const refused = bar.getByRole('button', { name: 'Save, then pause' });
  expect(refused).toHaveAttribute('aria-disabled', 'true');
  expect(refused.dataset.tooltip).toContain('Only experiments are saved');
  await choose(user, 'convnext-distill');
  await user.click(bar.getByRole('button', { name: 'Save, then pause 1' }));
  await waitFor(() => expect(screen.queryByLabelText('Select convnext-distill')).toBeNull());
  const posted = () => requests.filter(({ method }) => method === 'POST').map(({ url }) => url);
  expect(posted().filter((url) => url.endsWith('/pause'))).toHaveLength(1);
  expect(posted().filter((url) => url.endsWith('/kill'))).toEqual([]);
  expect(screen.getByLabelText('Select prompt ablations')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Activated 1 experiment')).toBeVisible();
  expect(posted().filter((url) => url.endsWith('/activate'))).toHaveLength(1);
});

test('idle hours of the week are counted, with their cost once pools have prices', async () => {
  const sandbox = demoSandbox();
  const { user, router } = await renderApp(path, { sandbox });
  const chart = await screen.findByRole('figure', { name: /^Idle GPU-hours a day/ });
  expect(chart).toHaveTextContent('last 14 days');
  expect(screen.getByText(/^From \d+ experiments? whose GPUs are measured, of \d+/)).toBeVisible();
  const week = () => screen.getByText('Idle this week').closest('div');
  expect(week()).toHaveTextContent(/[1-9][\d.]* GPU-hours without tasks that have ended$/);
  const dayOf = (daysAgo: number) =>
    new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
  // the days before today hold some as well
  const search = { after: dayOf(7), before: dayOf(1) };
  await act(() => router.navigate({ to: '/clusters/historical-usage', search }));
  await user.click(await screen.findByRole('button', { name: 'Price per slot-hour not set' }));
  const dialog = within(await screen.findByRole('dialog', { busy: false }));
  await user.type(dialog.getByRole('textbox', { name: 'All pools' }), '2');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const heldIdle = await screen.findByText('Held idle');
  await waitFor(() =>
    expect(heldIdle.closest('div')).toHaveTextContent(
      /[1-9][\d.]* h \$[\d,.]+ in \d+ measured of \d+ experiments$/,
    ),
  );
  await act(() => router.navigate({ to: '/clusters/idle' }));
  await screen.findByText('Idle this week');
  await waitFor(() => expect(week()).toHaveTextContent(/GPU-hours \$[\d,.]+ · without tasks/));
});

test('GPUs that a program on 0.38 measures in a group of metrics count as well', async () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const report = (trialId: number, minutes: number) => ({
    ...{ trialId, endTime: minutesAgo(minutes), totalBatches: 0, archived: false, id: minutes },
    ...{ trialRunId: 1, group: 'gpu' },
    metrics: {
      avg_metrics: { 'agent-01': { 'GPU-a': { gpu_util: 2 }, 'GPU-b': { gpu_util: 0 } } },
    },
  });
  await renderApp(path, {
    answer: ({ url }) => {
      const { pathname, searchParams } = new URL(url);
      if (pathname.endsWith('/profiler/metrics')) return new Response('');
      if (searchParams.get('group') !== 'gpu') return undefined;
      const trialId = Number(searchParams.get('trialIds'));
      const metrics = [45, 30, 15, 1].map((minutes) => report(trialId, minutes));
      return Response.json({ result: { metrics } });
    },
  });
  const row = await rowOf('convnext-distill');
  expect(row.getByText(/^all \d+ GPUs below 5 % for 4\d min$/)).toBeVisible();
});

test('refusals of the master are listed, and can be retried', async () => {
  let isBroken = true;
  const { user } = await renderApp(path, {
    answer: ({ url }) =>
      isBroken && url.endsWith('/kill')
        ? Response.json({ error: { code: 13, error: 'no route to agent' } }, { status: 500 })
        : undefined,
  });
  await choose(user, 'prompt ablations');
  await user.click(screen.getByRole('button', { name: 'Stop 1...' }));
  await user.click(
    within(await screen.findByRole('dialog', { busy: false })).getByRole('button', {
      name: 'Stop 1',
    }),
  );
  const failed = within(await screen.findByRole('region', { name: 'What failed' }));
  expect(failed.getByText('no route to agent')).toBeVisible();
  isBroken = false;
  await user.click(failed.getByRole('button', { name: 'Retry 1 failed' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'What failed' })).toBeNull());
});

test('a message to the owners names each thing and its evidence, and claims no question (F8)', async () => {
  const { user, requests } = await renderApp(path);
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  await choose(user, 'prompt ablations');
  const ask = screen.getByRole('button', { name: 'Ask the owner' });
  expect(ask).toHaveAttribute('aria-disabled', 'true');
  expect(ask.dataset.tooltip).toContain('The master keeps no question with a task.');
  await user.click(screen.getByRole('button', { name: 'Copy a message to the owners' }));
  expect(copied).toHaveBeenCalledWith(
    expect.stringMatching(
      /^@jtan, do you still need these\?\n- prompt ablations \(JupyterLab, t4-pool\): no line in its log for \d+ min$/,
    ),
  );
  expect(screen.queryByText('Owners asked about')).toBeNull();
  expect(requests.filter(({ method }) => method === 'PATCH')).toEqual([]);
});

test('a question is found by the owner on home, whose answer the administrator reads (F8)', async () => {
  const sandbox = demoSandbox();
  const admin = await renderApp(path, { sandbox });
  await choose(admin.user, 'convnext-distill');
  await choose(admin.user, 'prompt ablations');
  await admin.user.click(screen.getByRole('button', { name: 'Ask the owner' }));
  const asked = await screen.findByText('Owners asked about');
  expect(asked.closest('div')).toHaveTextContent(/1 experiment 1 without an answer$/);
  expect((await rowOf('convnext-distill')).getByText('asked')).toBeVisible();
  // the other row stays selected
  expect(screen.getByLabelText('Select prompt ablations')).toBeChecked();
  admin.unmount();

  const owner = await renderApp('/dashboard', { sandbox, as: 'slindqvist' });
  const needs = within(await screen.findByRole('list', { name: 'What needs you' }));
  const link = await needs.findByRole('link', { name: 'convnext-distill' });
  expect(needs.getByText('Still needed?')).toBeVisible();
  await owner.user.click(link);
  // who asked, and why
  expect(
    await screen.findByText(
      /asks whether this is still needed: all 4 GPUs below 5 % for 3\d min\./,
    ),
  ).toBeVisible();
  const note = within(await screen.findByRole('note'));
  await owner.user.click(note.getByRole('button', { name: 'Keep convnext-distill' }));
  await waitFor(() => expect(screen.queryByText(/Do you still need it\?/)).toBeNull());
  owner.unmount();

  await renderApp(path, { sandbox });
  expect((await rowOf('convnext-distill')).getByText('still needed')).toBeVisible();
});

test('an owner releases a running experiment, which is paused (F8)', async () => {
  const sandbox = demoSandbox();
  const admin = await clientOf(sandbox);
  const { experiments } = await getExperiments(admin, { name: 'convnext-distill' });
  const experimentId = experiments.find(({ state }) => isActive(state))?.id ?? 0;
  await patchExperiment(admin, { experimentId, body: { labels: [answerTags.asked] } });
  const { user, requests } = await renderApp('/dashboard', { sandbox, as: 'slindqvist' });
  const release = await screen.findByRole('button', { name: 'Release convnext-distill' });
  const home = screen.getByRole('link', { name: 'Home' });
  home.focus();
  release.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Released convnext-distill')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Still needed?')).toBeNull());
  // the focus does not go with the row
  expect(document.activeElement).toBe(home);
  const writes = requests
    .filter(({ method }) => method !== 'GET')
    .map(({ method, url }) => `${method} ${new URL(url).pathname}`);
  expect(writes).toContainEqual(expect.stringMatching(/^POST .*\/experiments\/\d+\/pause$/));
  expect(writes).toContainEqual(expect.stringMatching(/^PATCH .*\/experiments\/\d+$/));
});

test('a user without permission to stop an experiment sees why, and the side bar shows no number', async () => {
  // an experiment that was paused then is a week old by the clock of the page
  const clock = manualClock(Date.now() - 8 * 86_400_000);
  const sandbox = createSandbox({ clock, scenario: 'rbac' });
  onTestFinished(() => sandbox.close());
  const { user } = await renderApp(path, { sandbox, as: 'viewer' });
  await choose(user, 'swin-t-384px');
  const stop = screen.getByRole('button', { name: 'Stop...' });
  expect(stop).toHaveAttribute('aria-disabled', 'true');
  expect(stop).toHaveAttribute('data-tooltip', expect.stringContaining('You need the permission'));
  expect(screen.queryByRole('link', { name: /^Idle slots/ })).toBeNull();
});

test('the side bar shows the slots that one may free, read one request at a time once the page is idle', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const sandbox = demoSandbox();
  const isOfJobs = /\/job-queues-v2|\/tasks\/[^/]+\/logs/;
  let [underWay, maxUnderWay] = [0, 0];
  const answer = async (request: Request) => {
    underWay += 1;
    maxUnderWay = Math.max(maxUnderWay, underWay);
    const response = await sandbox.fetch(request);
    underWay -= 1;
    return response;
  };
  const app = await renderApp('/webhooks', {
    sandbox,
    answer: (request) => (isOfJobs.test(request.url) ? answer(request) : undefined),
  });
  const { queryClient, requests } = app;
  await screen.findByRole('heading', { name: 'Webhooks' });
  // the rest of the side bar loads first
  await screen.findByRole('link', { name: /^Slots/ });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(requests.filter(({ url }) => isOfJobs.test(url))).toEqual([]);
  await untilIdle(app);
  const link = await screen.findByRole('link', { name: 'Idle slots that you can free: 5' });
  expect(link).toHaveAttribute('href', '/clusters/idle');
  expect(maxUnderWay).toBe(1);
  const queries = (name: string) =>
    requests
      .map(({ url }) => new URL(url))
      .filter(({ pathname }) => pathname.endsWith(name))
      .map(({ searchParams }) => searchParams);
  expect(queries('/experiments').map((each) => each.has('experimentIdFilter.incl'))).toEqual([
    true,
  ]);
  for (const each of queries('/job-queues-v2'))
    expect(each.getAll('states')).toEqual(['STATE_SCHEDULED', 'STATE_SCHEDULED_BACKFILLED']);
});

test('for the side bar of someone who may stop nothing only the queues are read', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const app = await renderApp('/workspaces', { as: 'viewer', sandbox: rbacSandbox() });
  const { requests } = app;
  await untilIdle(app);
  const paths = () => requests.map(({ url }) => new URL(url).pathname);
  await waitFor(() => expect(paths().filter((path) => path.endsWith('-v2'))).not.toEqual([]));
  await waitFor(() => expect(paths().at(-1)).toMatch(/-v2$/));
  expect(paths().filter((path) => /experiments$|logs$|profiler|metrics/.test(path))).toEqual([]);
});

test("what is held in workspaces of one's own is listed by itself", async () => {
  const { user, router } = await renderApp(path, { as: 'mkowalski' });
  await rowOf('convnext-distill');
  const all = screen.getAllByRole('checkbox', { name: /^Select (?!all)/ }).length;
  await user.click(screen.getByRole('radio', { name: 'My workspaces' }));
  expect(router.state.location.search).toMatchObject({ whose: 'workspaces' });
  expect(screen.queryAllByRole('checkbox', { name: /^Select (?!all)/ }).length).toBeLessThan(all);
});

test('another filter clears the selection, a sort keeps it', async () => {
  const { user, router } = await renderApp(path);
  await choose(user, 'convnext-distill');
  await user.click(screen.getByRole('button', { name: /^Holds/ }));
  await waitFor(() => expect(router.state.location.search).toHaveProperty('sort'));
  expect(await screen.findByLabelText('Select convnext-distill')).toBeChecked();
  await user.type(screen.getByRole('searchbox', { name: 'Filter' }), 'convnext');
  await waitFor(() => expect(screen.queryByLabelText('Select prompt ablations')).toBeNull());
  expect(screen.getByLabelText('Select convnext-distill')).not.toBeChecked();
});

test('a failure has an error and a retry', async () => {
  await renderApp(path, {
    answer: ({ url }) =>
      url.includes('/job-queues-v2')
        ? Response.json({ error: { code: 13, error: 'queue on fire' } }, { status: 500 })
        : undefined,
  });
  expect(await screen.findByText('Unable to find idle work.')).toBeVisible();
});
