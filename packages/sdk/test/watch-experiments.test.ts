import { createSandbox, manualClock } from '@trainyard/sandbox';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  archiveExperiment,
  type Caller,
  deleteExperiments,
  getExperiments,
  pauseExperiment,
} from '../src/calls';
// loaded before instant timers are set
import '../src/wait/experiment-changes';
import { instantTimers } from '../src/testing/instant-timers';
import type { ExperimentEvent } from '../src/wait/experiment-changes';
import { watchExperiments } from '../src/wait/waits';
import { signedIn, submit } from './support/experiment';

const clock = manualClock(Date.parse('2026-11-20T09:00:00Z'));
const sandbox = createSandbox({ clock });
let client: Caller;
let isDown = false;

beforeAll(async () => {
  client = await signedIn('http://master', async (request) => {
    if (isDown) throw new TypeError('fetch failed');
    return sandbox.fetch(request);
  });
  return instantTimers();
});
afterEach(() => {
  isDown = false;
});
afterAll(() => {
  sandbox.close();
});

const brief = (event: ExperimentEvent): string => {
  if (event.type === 'snapshot') return `snapshot ${event.experiments.length}`;
  if (event.type === 'removed') return `removed ${event.before.id}`;
  return `${event.type} ${event.experiment.id} ${event.experiment.state}`;
};

/** The events of a watch; each step starts when the events before it are reported. */
async function watch(
  filter: Parameters<typeof watchExperiments>[1],
  steps: Array<() => unknown>,
  isEnough: (events: string[]) => boolean,
) {
  const events: string[] = [];
  for await (const event of watchExperiments(client, filter)) {
    events.push(brief(event));
    await steps.shift()?.();
    if (isEnough(events)) break;
  }
  return events;
}

describe('watched experiments', () => {
  test('are reported as they are, then as they are created and changed', async () => {
    const { experiments } = await getExperiments(client, { limit: -1, users: ['admin'] });
    let id = 0;
    const events = await watch(
      { users: ['admin'] },
      [
        async () => {
          id = (await submit(client, 400)).experimentId;
        },
        () => pauseExperiment(client, { experimentId: id }),
      ],
      (all) => all.at(-1) === `changed ${id} STATE_PAUSED`,
    );
    expect(events[0]).toBe(`snapshot ${experiments.length}`);
    expect(events[1]).toMatch(new RegExp(`^added ${id} STATE_`));
  });

  test('are removed when they no longer match the filter, and when they are deleted', async () => {
    const states = ['STATE_COMPLETED' as const];
    const { experiments } = await getExperiments(client, { limit: -1, states, archived: false });
    const [archived, deleted] = experiments.map(({ id }) => id);
    const events = await watch(
      { states, archived: false },
      [
        () => archiveExperiment(client, { experimentId: archived ?? 0 }),
        async () => {
          await deleteExperiments(client, { body: { experimentIds: [deleted ?? 0] } });
          clock.advance(10_000);
        },
      ],
      (all) => all.includes(`removed ${deleted}`),
    );
    expect(events[0]).toBe(`snapshot ${experiments.length}`);
    expect(events).toContain(`removed ${archived}`);
  });

  test('are reported once when they have failed', async () => {
    let state = 'STATE_RUNNING';
    const master = await signedIn('http://master', async (request) => {
      const answer = await sandbox.fetch(request);
      if (!request.url.includes('/experiments')) return answer;
      const body = await answer.json();
      for (const each of body.experiments) Object.assign(each, { state });
      return Response.json(body);
    });
    const events: string[] = [];
    for await (const event of watchExperiments(master, { projectId: 2 })) {
      events.push(event.type);
      if (event.type === 'snapshot') state = 'STATE_ERROR';
      if (events.includes('failed')) break;
    }
    expect(events).toEqual(['snapshot', 'changed', 'failed']);
  });

  test('are reported after the master was unreachable', async () => {
    let id = 0;
    let failures = 0;
    const events: string[] = [];
    const onError = async () => {
      failures += 1;
      isDown = failures < 3;
    };
    for await (const event of watchExperiments(client, { users: ['admin'] }, { onError })) {
      events.push(brief(event));
      if (events.length > 1) break;
      id = (await submit(client, 400)).experimentId;
      isDown = true;
    }
    expect(failures).toBe(3);
    expect(events[1]).toContain(`added ${id}`);
  });

  test('stop with their signal', async () => {
    const stop = new AbortController();
    const read = async () => {
      for await (const _ of watchExperiments(client, {}, { signal: stop.signal }))
        stop.abort(new Error('stopped'));
    };
    await expect(read()).rejects.toThrow('stopped');
  });
});
