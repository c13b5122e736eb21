import { createSandbox, manualClock, type Sandbox } from '@trainyard/sandbox';
import { afterAll, expect, test } from 'vitest';
import { createTransport, getExperiments, getExperimentTrials, login } from '../src/calls';
import { exportMetrics, type MetricRow } from '../src/flows';
import { nodeFetch } from '../src/node';

const sandbox: Sandbox = createSandbox({ clock: manualClock(Date.parse('2026-11-20T09:00:00Z')) });
afterAll(() => sandbox.close());

const keyOf = ({ trialId, group, batches, name }: MetricRow) =>
  `${trialId} ${group} ${batches} ${name}`;

test('an export survives a restart of the master', async () => {
  let master = await sandbox.listen({ port: 0, host: '127.0.0.1' });
  const port = Number(new URL(master.url).port);
  const fetch = nodeFetch({ env: {} });
  const body = { username: 'admin', password: '' };
  const { token } = await login(createTransport({ baseUrl: master.url, fetch }), { body });
  const client = createTransport({ baseUrl: master.url, auth: token, fetch });
  const { experiments } = await getExperiments(client, { states: ['STATE_COMPLETED'], limit: 1 });
  const trials = { experimentId: experiments[0]?.id ?? 0, limit: 3 };
  const trialIds = (await getExperimentTrials(client, trials)).trials.map(({ id }) => id);
  const complete: string[] = [];
  for await (const row of exportMetrics(client, trialIds)) complete.push(keyOf(row));

  const rows: string[] = [];
  const failures: number[] = [];
  const onRetry = async (_: unknown, failure: number) => {
    failures.push(failure);
    // restarted at the same address
    if (failure === 1) master = await sandbox.listen({ port, host: '127.0.0.1' });
  };
  const export_ = exportMetrics(client, trialIds, { onRetry: (...args) => void onRetry(...args) });
  for await (const row of export_) {
    rows.push(keyOf(row));
    if (rows.length === Math.floor(complete.length / 3)) await master.close();
  }
  await master.close();
  expect(rows).toEqual(complete);
  expect(new Set(rows).size).toBe(rows.length);
  expect(failures).toEqual([1]);
});
