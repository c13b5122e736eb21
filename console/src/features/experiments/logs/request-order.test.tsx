import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Sandbox } from '@trainyard/sandbox';
import { createTransport, getExperiments, getExperimentTrials, login } from '@trainyard/sdk/calls';
import { requestQueueOf } from '@trainyard/sdk/logs';
import { beforeEach, expect, test, vi } from 'vitest';
import { client } from '~/app/api';
import { demoSandbox, renderApp } from '~/test/render-app';

// jsdom has no layout: a log that is higher than its view loads no further lines automatically
beforeEach(() => {
  const height = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(100_000);
  const room = vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(800);
  return () => {
    height.mockRestore();
    room.mockRestore();
  };
});

type Read = { name: string; signal: AbortSignal; isOver: boolean; open: () => void };

/**
 * The part of the log of a trial that a request reads; undefined for reads around a time, and for
 * other requests: the side bar reads logs of work that runs.
 */
function nameOf({ url }: Request, trialId: number): string | undefined {
  const { pathname, searchParams: query } = new URL(url);
  if (!pathname.includes(`/trials/${trialId}/`)) return undefined;
  if (pathname.endsWith('/logs/fields')) return 'fields';
  if (!pathname.endsWith('/logs') || query.has('follow')) return undefined;
  if (query.has('levels')) return 'levels';
  if (query.has('searchText')) return 'words';
  if (query.has('timestampBefore') || query.has('timestampAfter')) return undefined;
  return query.get('orderBy') === 'ORDER_BY_DESC' ? 'newest' : 'oldest';
}

/** The log of an ended run, whose answers wait until the test releases them. */
async function openLog() {
  const sandbox = demoSandbox();
  const reads: Read[] = [];
  const answer = async (read: Read, request: Request) => {
    await new Promise<void>((resolve) => {
      read.open = resolve;
      request.signal.addEventListener('abort', () => resolve());
    });
    const response = await sandbox.fetch(request);
    const text = await response.text();
    read.isOver = true;
    return new Response(text, response);
  };
  const { experimentId, trialId } = await endedRun(sandbox);
  const view = await renderApp(`/experiments/${experimentId}/logs`, {
    sandbox,
    answer: (request) => {
      const name = nameOf(request, trialId);
      if (name === undefined) return undefined;
      const read: Read = { name, signal: request.signal, isOver: false, open: () => {} };
      reads.push(read);
      return answer(read, request);
    },
  });
  const next = async (count: number) => {
    await waitFor(() => expect(reads.length).toBeGreaterThanOrEqual(count));
    return reads[count - 1];
  };
  return { ...view, reads, next };
}

async function endedRun(sandbox: Sandbox) {
  const open = createTransport({ baseUrl: 'http://master', fetch: sandbox.fetch });
  const body = { username: 'admin', password: '', isHashed: true };
  const { token: auth } = await login(open, { body });
  const client = createTransport({ baseUrl: 'http://master', fetch: sandbox.fetch, auth });
  const { experiments } = await getExperiments(client, { states: ['STATE_COMPLETED'] });
  const match = experiments.find(({ searcherType }) => searcherType === 'single');
  const { trials } = await getExperimentTrials(client, { experimentId: match?.id ?? 0 });
  const [trial] = trials;
  if (!trial) throw new Error('The demo cluster has no such run.');
  return { experimentId: trial.experimentId, trialId: trial.id };
}

const names = (reads: readonly Read[]) => reads.map(({ name }) => name);

test('the newest lines are read alone and drawn; the rest follows one by one, the cheapest first', async () => {
  const { reads, next } = await openLog();
  (await next(1))?.open();
  expect(names(reads)).toEqual(['newest']);
  await screen.findAllByRole('button', { name: /^Link to/ });
  for (let count = 2; count <= 6; count++) {
    const read = await next(count);
    expect(reads.filter(({ isOver }) => !isOver)).toEqual([read]);
    read?.open();
  }
  // the end is read once more, and further back, for crashes that the search for words does not find
  const expected = ['newest', 'oldest', 'fields', 'levels', 'words', 'newest'];
  await waitFor(() => expect(reads.every(({ isOver }) => isOver)).toBe(true));
  expect(names(reads)).toEqual(expected);
});

test('leaving the log cancels its requests, and no more are sent', async () => {
  const { reads, next, user } = await openLog();
  (await next(1))?.open();
  const second = await next(2);
  const log = await screen.findByRole('log');
  expect(second?.signal.aborted).toBe(false);
  await user.click(await screen.findByRole('link', { name: 'Model Registry' }));
  await waitFor(() => expect(log.isConnected).toBe(false));
  expect(second?.signal.aborted).toBe(true);
  // the most expensive request runs last: no queued request of the log is left
  const { signal } = new AbortController();
  const requestNames = await requestQueueOf(client).later(async () => names(reads), {
    cost: 99,
    signal,
  });
  expect(requestNames).toEqual(['newest', 'oldest']);
});

/** jsdom fires no event for programmatic scrolling. */
const findFirstLine = () =>
  waitFor(() => {
    fireEvent.scroll(screen.getByRole('log'));
    screen.getByRole('button', { name: 'Link to line 1' });
  });

test('the oldest page is read once: for the map, and for the jump to it', async () => {
  const { reads, next, user } = await openLog();
  (await next(1))?.open();
  const oldest = await next(2);
  // the jump does not wait for what is read in the background
  await user.click(await screen.findByRole('button', { name: 'Scroll to Oldest' }));
  expect(oldest?.signal.aborted).toBe(true);
  (await next(3))?.open();
  await findFirstLine();
  await user.click(screen.getByRole('button', { name: 'Enable Tailing' }));
  await waitFor(() => expect(names(reads).at(-1)).toBe('newest'));
  reads.at(-1)?.open();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Link to line 1' })).toBeNull());
  const requestNames = names(reads).filter((name) => name === 'oldest').length;
  expect(requestNames).toBe(2);
  await user.click(screen.getByRole('button', { name: 'Scroll to Oldest' }));
  await findFirstLine();
  expect(names(reads).filter((name) => name === 'oldest')).toHaveLength(requestNames);
});
