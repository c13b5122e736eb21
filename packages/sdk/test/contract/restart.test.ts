import { expect, test, vi } from 'vitest';
import { type Caller, getExperimentTrials, taskLogs, trialLogs } from '../../src/calls';
import { exportMetrics } from '../../src/flows';
import { stream } from '../../src/streams/stream';
import { waitForExperiment, waitForTask, waitForTrial } from '../../src/wait/waits';
import { signedIn, submit } from '../support/experiment';
import { startSandboxProcess } from '../support/sandbox-process';

const idsOf = async (lines: AsyncIterable<{ id: string }>) => {
  const ids: string[] = [];
  for await (const { id } of lines) ids.push(id);
  return ids;
};

/** Ended trials, whose metrics take a while to read. */
async function finishedTrials(client: Caller) {
  const experimentIds = [1, 34];
  const pages = experimentIds.map((experimentId) => getExperimentTrials(client, { experimentId }));
  return (await Promise.all(pages)).flatMap(({ trials }) => trials.map(({ id }) => id));
}

/** All rows; `meanwhile` runs between the first of them and the rest. */
async function exported(client: Caller, trialIds: number[], meanwhile?: () => Promise<unknown>) {
  const rows: string[] = [];
  for await (const { trialId, batches, group, name, value } of exportMetrics(client, trialIds)) {
    rows.push([trialId, batches, group, name, value].join(' '));
    if (rows.length === 100) await meanwhile?.();
  }
  return rows;
}

test('a sandbox is killed and restarted: waits succeed, tails and exports lose and double nothing', {
  timeout: 180_000,
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
    await vi.waitUntil(() => tail.proof.lines > 30, { timeout: 90_000 });
    const trialIds = await finishedTrials(client);
    const rows = await exported(client, trialIds, async () => {
      await sandbox.kill();
      await sandbox.restart();
    });
    const [experiment, trial, task, tailed, tailedOfTask] = await waiting;
    expect([experiment.state, trial.state]).toEqual(['STATE_COMPLETED', 'STATE_COMPLETED']);
    expect(task.endTime).toEqual(expect.any(String));
    expect(failures.length).toBeGreaterThan(1);
    expect(rows.length).toBeGreaterThan(5000);
    expect(rows).toEqual(await exported(client, trialIds));
    const complete = await idsOf(trialLogs(client, { trialId }));
    expect(tailed).toEqual(complete);
    expect(tailedOfTask).toEqual(complete);
    expect(tail.proof).toMatchObject({ lines: complete.length, gaps: 0, lastId: complete.at(-1) });
    expect(tail.proof.reconnects).toBeGreaterThan(1);
  } finally {
    await sandbox.end();
  }
});
