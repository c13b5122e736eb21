import { act, screen, waitFor, within } from '@testing-library/react';
import type { Sandbox } from '@trainyard/sandbox';
import { release038 } from '@trainyard/sandbox/v038';
import { describe, expect, test } from 'vitest';
import { setPollingPaused } from '~/app/polling/polling-pause';
import { demoSandbox, renderApp } from '~/test/render-app';
import { shownText } from './log-preview';
import { problemsText } from './log-problems-note';

type Found = { id: number; searcherType: string; state: string };

/** Calls the sandbox as a signed-in user. */
async function senderAs(sandbox: Sandbox) {
  const send = (path: string, init?: RequestInit) =>
    sandbox.fetch(new Request(`http://master/${path}`, init));
  const signIn = await send('api/v1/auth/login', { method: 'POST', body: '{"username":"admin"}' });
  const { token } = await signIn.json();
  const headers = { Authorization: `Bearer ${token}` };
  return async (path: string, init?: RequestInit) => send(path, { ...init, headers });
}

async function singleTrial(sandbox: Sandbox, state: string) {
  const send = await senderAs(sandbox);
  const answer = await send(`api/v1/experiments?states=${state}&sortBy=SORT_BY_ID`);
  const { experiments }: { experiments: Found[] } = await answer.json();
  const match = experiments.find(({ searcherType }) => searcherType === 'single');
  if (!match) throw new Error('the demo cluster has no such experiment');
  return match;
}

/** Lines without a level, as a container sends what is written to its stderr. */
async function ship(sandbox: Sandbox, experimentId: number, ...texts: string[]) {
  const send = await senderAs(sandbox);
  const { trials } = await (await send(`api/v1/experiments/${experimentId}/trials`)).json();
  const { trial } = await (await send(`api/v1/trials/${trials[0].id}`)).json();
  const timestamp = new Date().toISOString();
  const lines = texts.map((text) => ({ task_id: trial.taskId, timestamp, log: `${text}\n` }));
  const answer = await send('task-logs', { method: 'POST', body: JSON.stringify(lines) });
  expect(answer.status).toBe(200);
}

// it is loaded when the page has been idle for a while
test.each([
  { version: '0.38.1', release: release038, searchText: '[sS][tT][eE][pP] \\d+' },
  { version: '0.23.4', release: undefined, searchText: null },
])('a master of $version is asked for $searchText when an expression is typed', async (master) => {
  const sandbox = demoSandbox(master.release);
  const { id } = await singleTrial(sandbox, 'STATE_COMPLETED');
  const { requests } = await renderApp(`/experiments/${id}/logs?find=step%20%5Cd%2B&regex=true`, {
    sandbox,
  });
  // a master without search by expressions sends all lines
  const fullLog = () =>
    requests.flatMap(({ url }) => {
      const { pathname, searchParams: query } = new URL(url);
      const isPart = ['limit', 'follow', 'levels'].some((name) => query.has(name));
      return pathname.endsWith('/logs') && !isPart ? [query] : [];
    });
  await waitFor(() =>
    expect(fullLog().map((query) => query.get('searchText'))).toContain(master.searchText),
  );
  const expressions = fullLog().filter((query) => query.get('enableRegex') === 'true');
  expect(expressions).toHaveLength(master.searchText === null ? 0 : 1);
});

test('a log is narrowed to the lines of an expression where the master searches by one', async () => {
  const sandbox = demoSandbox(release038);
  const { id } = await singleTrial(sandbox, 'STATE_COMPLETED');
  const path = `/experiments/${id}/logs?find=step%20%5Cd%2B&regex=true`;
  const { user, router, requests } = await renderApp(path, { sandbox });
  await user.click(await screen.findByRole('button', { name: 'Show matching lines only' }));
  expect(await screen.findByRole('button', { name: 'Only /step \\d+/, remove' })).toBeVisible();
  expect(router.state.location.search).toMatchObject({ text: 'step \\d+', pattern: true });
  const narrowed = () =>
    requests
      .map(({ url }) => new URL(url).searchParams)
      .filter((query) => query.has('limit') && query.get('enableRegex') === 'true');
  await waitFor(() => expect(narrowed()[0]?.get('searchText')).toBe('[sS][tT][eE][pP] \\d+'));

  await router.navigate({ href: `/experiments/${id}/logs?find=%5Cbstep&regex=true` });
  const refused = await screen.findByRole('button', { name: /^The master cannot show/ });
  expect(refused.getAttribute('aria-disabled')).toBe('true');
});

test('a link since a text that is not a time reports it above all lines, until it is removed (F9)', async () => {
  const sandbox = demoSandbox();
  const { id } = await singleTrial(sandbox, 'STATE_COMPLETED');
  const { user, router } = await renderApp(`/experiments/${id}/logs?since=soon`, { sandbox });
  const name = 'All lines: “soon” is not a time, remove';
  await user.click(await screen.findByRole('button', { name }));
  expect(screen.queryByRole('button', { name })).toBeNull();
  expect(router.state.location.search).not.toHaveProperty('since');
});

test('a master that does not search by expressions does not narrow to one', async () => {
  const sandbox = demoSandbox();
  const { id } = await singleTrial(sandbox, 'STATE_COMPLETED');
  await renderApp(`/experiments/${id}/logs?find=step%20%5Cd%2B&regex=true`, { sandbox });
  expect(await screen.findByRole('button', { name: 'Next match' })).toBeVisible();
  await screen.findByText(/^[\d,]+ of [\d,]+$/);
  expect(screen.queryByRole('button', { name: 'Show matching lines only' })).toBeNull();
});

test('the newest line of a failed run is below its page and links to the log, but not on the log itself', async () => {
  const sandbox = demoSandbox();
  const { id } = await singleTrial(sandbox, 'STATE_ERROR');
  const { user } = await renderApp(`/experiments/${id}/hyperparameters`, { sandbox });
  const preview = await screen.findByRole('link', { name: /^View Logs/ });
  expect(preview.textContent).toMatch(/^View Logs: \d\d:\d\d:\d\d[TDIWEC]./);
  const tab = await screen.findByRole('link', { name: /^Logs/ });
  await within(tab).findByText(/^\d+\+? (errors?|warnings?)$/);
  await user.click(preview);
  await screen.findByRole('log');
  expect(screen.queryByRole('link', { name: /^View Logs/ })).toBeNull();
});

test('the tab and the log show the same number of errors', async () => {
  const sandbox = demoSandbox();
  const { id } = await singleTrial(sandbox, 'STATE_ERROR');
  // an error without a level, as Python writes to stderr
  await ship(sandbox, id, 'ValueError: batch_size must be positive');
  await renderApp(`/experiments/${id}/logs`, { sandbox });
  const tab = await screen.findByRole('link', { name: /^Logs/ });
  const note = await within(tab).findByText(/^\d+ errors?$/);
  const button = await screen.findByRole('button', { name: /^\d+ errors?\b/ });
  await waitFor(() => expect(button.textContent).toContain(note.textContent));
  expect(Number.parseInt(note.textContent, 10)).toBeGreaterThan(1);
});

test('a crash without a level far above the end is counted once it is read, and the list names the range (A1)', async () => {
  const sandbox = demoSandbox();
  const { id } = await singleTrial(sandbox, 'STATE_ERROR');
  const steps = Array.from({ length: 600 }, (_, step) => `step ${step}`);
  await ship(sandbox, id, 'Segmentation fault (core dumped)', ...steps);
  await ship(sandbox, id, 'ValueError: batch_size must be positive');
  // without a layout all lines are in view
  const { user } = await renderApp(`/experiments/${id}/logs`, { sandbox });
  await user.click(await screen.findByRole('button', { name: /^\d+ errors?\b/ }));
  const list = within(await screen.findByRole('complementary', { name: 'Errors and warnings' }));
  const note = /^A crash whose line has neither .* among the last 500 lines, or was shown\.$/;
  expect(await list.findByText(note)).toBeVisible();
  expect(await list.findByText('Segmentation fault (core dumped)')).toBeVisible();
  expect(list.getByText(/^ValueError: batch_size/)).toBeVisible();
});

test('the end of a followed log refreshes the states of its trial and experiment at once', async () => {
  const sandbox = demoSandbox();
  const { id } = await singleTrial(sandbox, 'STATE_ACTIVE');
  const { queryClient } = await renderApp(`/experiments/${id}/logs`, { sandbox });
  await screen.findByRole('log');
  setPollingPaused(queryClient, true);
  expect(screen.queryByText('Canceled')).toBeNull();
  const send = await senderAs(sandbox);
  await send(`api/v1/experiments/${id}/kill`, { method: 'POST' });
  act(() => sandbox.clock.advance(10_000));
  // no poll brings it
  await waitFor(() => expect(screen.getAllByText('Canceled')[0]).toBeVisible());
});

describe('the line of a preview', () => {
  test.each([
    ['step 1', 'step 1'],
    ['\u001b[31mred\u001b[0m  ', 'red'],
    ['\r 10%\r 20%\r', '20%'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    [' \r ', ''],
  ])('%j reads %j', (text, expected) => expect(shownText(text)).toBe(expected));
});

test.each([
  [{ errors: 1, warnings: 3, isAll: true }, '1 error'],
  [{ errors: 0, warnings: 3, isAll: true }, '3 warnings'],
  [{ errors: 1000, warnings: 0, isAll: false }, '1,000+ errors'],
  [{ errors: 1, warnings: 99, isAll: false }, '1+ errors'],
])('%j beside the name of the logs is %s', (problems, text) =>
  expect(problemsText(problems)).toBe(text),
);
