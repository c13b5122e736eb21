import { expect, test, vi } from 'vitest';
import { taskLogs, trialLogs } from '../../src/calls';
import { stream } from '../../src/streams/stream';
import { waitForExperiment, waitForTask, waitForTrial } from '../../src/wait/waits';
import { signedIn, submit } from '../support/experiment';
import { startSandboxProcess } from '../support/sandbox-process';

const idsOf = async (lines: AsyncIterable<{ id: string }>) => {
  const ids: string[] = [];
  for await (const { id } of lines) ids.push(id);
  return ids;
};

test('a sandbox is killed and started again: waits end well, tails lose and double no line', {
  timeout: 60_000,
}, async () => {
  const sandbox = await startSandboxProcess({ speed: 20 });
  try {
    const client = await signedIn(sandbox.url);
    const { experimentId, trialId, taskId } = await submit(client, 1500);
    const failures: number[] = [];
    const tail = stream(client, trialLogs, { trialId, follow: true });
    const ofTask = stream(client, taskLogs, { taskId, follow: true }, { resume: 'exact' });
    const waiting = Promise.all([
      waitForExperiment(client, experimentId, {
        everyMs: 100,
        onError: (_, failure) => failures.push(failure),
      }),
      waitForTrial(client, trialId, { everyMs: 150 }),
      waitForTask(client, taskId, { everyMs: 200 }),
      idsOf(tail),
      idsOf(ofTask),
    ]);
    await sandbox.kill();
    await sandbox.restart();
    await vi.waitUntil(() => tail.proof.lines > 30, { timeout: 20_000 });
    await sandbox.kill();
    await sandbox.restart();
    const [experiment, trial, task, trialIds, taskIds] = await waiting;
    expect([experiment.state, trial.state]).toEqual(['STATE_COMPLETED', 'STATE_COMPLETED']);
    expect(task.endTime).toEqual(expect.any(String));
    expect(failures.length).toBeGreaterThan(1);
    const whole = await idsOf(trialLogs(client, { trialId }));
    expect(trialIds).toEqual(whole);
    expect(taskIds).toEqual(whole);
    expect(tail.proof).toMatchObject({ lines: whole.length, gaps: 0, lastId: whole.at(-1) });
    expect(tail.proof.reconnects).toBeGreaterThan(1);
  } finally {
    await sandbox.end();
  }
});
