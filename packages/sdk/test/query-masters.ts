import { MutationCache, QueryClient } from '@tanstack/query-core';
import { createSandbox, manualClock } from '@trainyard/sandbox';
import { release038 } from '@trainyard/sandbox/v038';
import { afterAll, beforeEach, onTestFinished } from 'vitest';
import * as calls from '../src/calls';
import { targeted } from '../src/index';
import { invalidateAfterMutation } from '../src/query';

export const baseUrl = 'http://master';

/** Masters of both releases for the tests of one file: clients, and the id of a paused experiment. */
export async function openMasters() {
  const clock = manualClock(Date.parse('2026-11-20T09:00:00Z'));
  const sandbox = createSandbox({ clock });
  const newer = createSandbox({ clock, release: release038 });
  const requests: Request[] = [];
  const signedIn = async ({ fetch }: typeof sandbox) => {
    const body = { username: 'admin', password: '' };
    const { token } = await calls.login(calls.createTransport({ baseUrl, fetch }), { body });
    return calls.createTransport({
      baseUrl,
      auth: token,
      fetch: (request) => {
        requests.push(request);
        return fetch(request);
      },
    });
  };
  const client = await signedIn(sandbox);
  const client038 = targeted(await signedIn(newer), '0.38.1');
  const paused = { states: ['STATE_PAUSED' as const], limit: 1 };
  const { experiments } = await calls.getExperiments(client, paused);
  const first = experiments[0]?.id;
  if (first === undefined) throw new Error('A paused experiment needed');
  afterAll(() => {
    for (const each of [sandbox, newer]) each.close();
  });
  beforeEach(() => {
    requests.length = 0;
  });
  return { sandbox, newer, client, client038, requests, first };
}

/** The cache of one test, which keeps its answers until a mutation refreshes them. */
export function openQueryClient() {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
    mutationCache: new MutationCache({ onSettled: invalidateAfterMutation }),
  });
  onTestFinished(() => queryClient.clear());
  return queryClient;
}
