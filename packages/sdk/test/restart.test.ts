import { createSandbox, manualClock } from '@trainyard/sandbox';
import { describe, expect, onTestFinished, test } from 'vitest';
import { masterLogs } from '../src/calls';
import { createClient } from '../src/client/client';
import { credentials } from '../src/client/sign-in';
// loaded before instant timers are set
import '../src/streams/open-stream';
import { stream } from '../src/streams/stream';
import { instantTimers } from '../src/testing/instant-timers';
import type { MasterChange } from '../src/wait/master-watch';
import { waitForExperiment, waitForTrial } from '../src/wait/wait-for-run';
import { signedIn, submit } from './support/experiment';

describe('a master that restarts while a client waits', () => {
  const clock = manualClock(Date.parse('2026-11-20T09:00:00Z'));
  const open = async () => {
    const sandbox = createSandbox({ clock, control: true });
    const client = await signedIn('http://master', sandbox.fetch);
    onTestFinished(instantTimers());
    return { sandbox, client };
  };
  const whileTimePasses = async <T>(work: Promise<T>, at?: { turn: number; run: () => void }) => {
    let isOver = false;
    const end = () => {
      isOver = true;
    };
    void work.then(end, end);
    for (let turn = 0; !isOver; turn += 1) {
      if (turn === at?.turn) at.run();
      clock.advance(500);
      for (let rest = 0; rest < 6; rest += 1) await new Promise((resolve) => setImmediate(resolve));
    }
    return work;
  };

  test('is reported once, with its ids, and the wait continues', async () => {
    const { sandbox, client } = await open();
    const { experimentId } = await submit(client, 400);
    const changes: MasterChange[] = [];
    const waited = waitForExperiment(client, experimentId, {
      onMasterChange: (change) => changes.push(change),
    });
    const restart = { turn: 10, run: () => sandbox.faults.set(['restart=0:2s']) };
    expect((await whileTimePasses(waited, restart)).state).toBe('STATE_COMPLETED');
    expect(changes).toHaveLength(1);
    expect(changes[0]?.before.masterId).not.toBe(changes[0]?.after.masterId);
    sandbox.close();
  });

  test('its own log continues, and reports the restart', async () => {
    const { sandbox, client } = await open();
    const gaps: unknown[] = [];
    const log = stream(client, masterLogs, { follow: true }, { onGap: (gap) => gaps.push(gap) });
    const ids: number[] = [];
    const read = (async () => {
      for await (const { logEntry } of log) {
        ids.push(logEntry.id);
        if (log.proof.gaps === 1 && ids.length > 5) break;
      }
    })();
    await whileTimePasses(read, { turn: 5, run: () => sandbox.faults.set(['restart=0:2s']) });
    expect(gaps).toEqual([{ reason: 'restarted', afterId: expect.stringMatching(/^\d+$/) }]);
    expect(ids.lastIndexOf(0)).toBeGreaterThan(0);
    sandbox.close();
  });

  test('a session that expires meanwhile is renewed by a provider that can sign in', async () => {
    const sandbox = createSandbox({ clock, control: true });
    const requests: string[] = [];
    const client = createClient({
      baseUrl: 'http://master',
      auth: credentials({ username: 'admin', password: '' }),
      fetch: (request) => {
        requests.push(new URL(request.url).pathname);
        // time advances only with requests, regardless of the speed of this machine
        clock.advance(2000);
        return sandbox.fetch(request);
      },
    });
    const { experimentId } = await submit(client, 400);
    // each session lasts ten seconds of the sandbox
    sandbox.faults.set(['expire=10s']);
    const ended = await waitForExperiment(client, experimentId, { everyMs: 1 });
    expect(ended.state).toBe('STATE_COMPLETED');
    expect(requests.filter((path) => path.endsWith('/login')).length).toBeGreaterThan(2);
    sandbox.close();
  });

  test('an experiment that ends in another way ends the wait', async () => {
    const { sandbox, client } = await open();
    const { experimentId, trialId } = await submit(client, 400);
    const never = waitForExperiment(client, experimentId, { until: () => false });
    const failure = await whileTimePasses(never.catch((error: unknown) => error));
    expect(failure).toMatchObject({
      reason: 'over',
      last: { id: experimentId, state: 'STATE_COMPLETED' },
      message: `Experiment ${experimentId} is over (STATE_COMPLETED) and did not come to what was waited for.`,
    });
    const waiting = waitForTrial(client, trialId + 1000);
    expect(await waiting.catch((error: unknown) => error)).toMatchObject({ reason: 'refused' });
    sandbox.close();
  });
});
