import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { withRole } from '~/test/experiment-header';
import { withHeight } from '~/test/experiment-list';
import { renderApp } from '~/test/render-app';

withHeight();

// on a busy machine loading lazy parts takes longer than the default wait
beforeAll(async () => {
  await import('./trials-logs');
});

test('the trials of a search are read as one log, each line beside its trial', async () => {
  const { router, requests } = await renderApp('/experiments/1/logs');
  expect(router.state.location.pathname).toBe('/experiments/1/logs');
  await screen.findByRole('link', { name: 'Logs', current: 'page' });
  const lines = await screen.findByRole('log', { name: /^Logs of trials / });
  expect(await within(lines).findAllByTitle(/^Trial \d+$/)).not.toHaveLength(0);
  const requestedTrials = requests.flatMap(
    ({ url }) => /\/trials\/(\d+)\/logs\?/.exec(url)?.[1] ?? [],
  );
  expect(new Set(requestedTrials).size).toBe(4);
});

test('selected trials are in the link, with the line it points at', async () => {
  const { user, router } = await renderApp('/experiments/1/logs?trial=1&trial=2');
  await screen.findByRole('log', { name: 'Logs of trials 1, 2' });
  await user.click(await screen.findByRole('button', { name: 'Trials 1, 2' }));
  const picker = await screen.findByRole('dialog', { busy: false, name: 'Trials' });
  await user.click(await within(picker).findByRole('checkbox', { name: 'Trial 1' }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ trial: 2 }));
  const lines = await screen.findByRole('log', { name: 'Logs of trial 2' });
  const [link] = await within(lines).findAllByRole('button', { name: /^Link to this line of 2$/ });
  if (!link) throw new Error('no line');
  await user.click(link);
  await waitFor(() =>
    expect(router.state.location.search).toMatchObject({
      trial: 2,
      line: expect.stringMatching(/^2:\d+$/),
    }),
  );
});

/** A directory handle of the browser's picker, with the written files by name. */
function pickFolder() {
  const files = new Map<string, string>();
  const folder = {
    getFileHandle: async (name: string) => ({
      createWritable: async () => ({
        write: async (text: string) => void files.set(name, (files.get(name) ?? '') + text),
        close: async () => {},
        abort: async () => void files.delete(name),
      }),
    }),
  };
  vi.stubGlobal('showDirectoryPicker', async () => folder);
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'showDirectoryPicker'));
  return files;
}

test('the logs of several trials are written to one file in the order of their times', async () => {
  const files = pickFolder();
  const { user } = await renderApp('/experiments/1/logs?trial=1&trial=2&text=loss');
  await screen.findByRole('log', { name: 'Logs of trials 1, 2' });
  const download = async (part: string) => {
    await user.click(screen.getByRole('button', { name: 'Download logs' }));
    const name = 'Confirm Download for Trials 1, 2 Logs';
    const dialog = within(await screen.findByRole('dialog', { busy: false, name }));
    await user.click(dialog.getByRole('radio', { name: part }));
    await user.click(dialog.getByRole('button', { name: 'Proceed to Download' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
    const [[file, text] = ['', '']] = files;
    expect(file).toBe('experiment_1_trials_1_2_logs.txt');
    files.clear();
    return text.trimEnd().split('\n');
  };
  const narrowed = await download('Lines that match the filters');
  const fullLog = await download('The whole log');
  expect(fullLog.length).toBeGreaterThan(narrowed.length);
  expect(narrowed.length).toBeGreaterThan(1);
  expect(narrowed.filter((line) => !line.includes('loss'))).toEqual([]);
  for (const lines of [narrowed, fullLog]) {
    const read = lines.map((line) => /^\[trial=([12])\] \[(\d{4}-[^\]]+Z)\] /.exec(line));
    expect(new Set(read.map((found) => found?.[1]))).toEqual(new Set(['1', '2']));
    const times = read.map((found) => Date.parse(found?.[2] ?? ''));
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  }
});

test('a download that fails shows the reason and leaves no file', async () => {
  const files = pickFolder();
  let isGone = false;
  const { user } = await renderApp('/experiments/1/logs?trial=1&trial=2', {
    answer: ({ url }) =>
      isGone && url.includes('/logs?')
        ? Response.json({ error: { code: 7, error: 'not yours any more' } }, { status: 403 })
        : undefined,
  });
  const log = await screen.findByRole('log', { name: 'Logs of trials 1, 2' });
  await within(log).findAllByTitle(/^Trial \d+$/);
  isGone = true;
  await user.click(screen.getByRole('button', { name: 'Download logs' }));
  await user.click(await screen.findByRole('button', { name: 'Proceed to Download' }));
  const alert = await screen.findByText(/^Trial log download failed\. /);
  expect(alert.textContent).toContain('not yours any more');
  expect(files.size).toBe(0);
});

describe('the trials table leads to the logs of the chosen trials', () => {
  const chooseTrials = async (user: UserEvent, count: number) => {
    const boxes = await screen.findAllByRole('checkbox', { name: /^Choose trial \d+$/ });
    expect(boxes.length).toBeGreaterThanOrEqual(count);
    for (const box of boxes.slice(0, count)) await user.click(box);
    return boxes
      .slice(0, count)
      .map((box) => /\d+/.exec(box.getAttribute('aria-label') ?? '')?.[0]);
  };

  test('as one log', async () => {
    const { user, router } = await renderApp('/experiments/1/trials');
    const ids = await chooseTrials(user, 2);
    await user.click(await screen.findByRole('link', { name: 'View Logs' }));
    await screen.findByRole('log', { name: `Logs of trials ${ids.join(', ')}` });
    expect(router.state.location.searchStr).toBe(`?${ids.map((id) => `trial=${id}`).join('&')}`);
  });

  test('is disabled for more trials than there are colors', async () => {
    const { user } = await renderApp('/experiments/1/trials');
    await chooseTrials(user, 13);
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'View Logs' });
    expect(button.disabled).toBe(true);
    expect(button.title).toBe('No more than 12 at once.');
  });

  test('a user without permission to read them has no link', async () => {
    const { user } = await renderApp('/experiments/1/trials', await withRole('WorkspaceCreator'));
    await chooseTrials(user, 2);
    await screen.findByRole('link', { name: 'Compare Trials' });
    expect(screen.queryByRole('link', { name: 'View Logs' })).toBeNull();
  });
});
