import * as arrow from 'apache-arrow';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTransport } from '../client/transport';
import { exportMetrics } from './flows';
import type { MetricRow } from './metric-reports';

type Report = {
  id: number;
  trialId: number;
  totalBatches: number;
  archived: boolean;
  metrics: object;
};

const report = (trialId: number, totalBatches: number, loss: unknown): Report => ({
  id: trialId * 1000 + totalBatches,
  trialId,
  totalBatches,
  archived: false,
  metrics: { avg_metrics: { loss, accuracy: 0.5 }, batch_metrics: [] },
});
const line = (metrics: Report[]) =>
  `${JSON.stringify({ result: { metrics: metrics.map(wire) } })}\n`;
const wire = ({ metrics, ...rest }: Report) => ({
  ...rest,
  metrics,
  endTime: '2026-11-20T09:00:00Z',
  trialRunId: 1,
});

type Cut = { afterLines: number; how: 'cut' | 'end' | 'refuse' };

/** A master that sends two reports per line and breaks each connection as given. */
function master(reports: Report[], cuts: Cut[] = []) {
  const requests: number[][] = [];
  const fetch = async (request: Request) => {
    const ids = new URL(request.url).searchParams.getAll('trialIds').map(Number);
    requests.push(ids);
    const cut = cuts.shift();
    if (cut?.how === 'refuse') throw new TypeError('fetch failed');
    const rows = reports.filter(({ trialId }) => ids.includes(trialId));
    const lines = Array.from({ length: Math.ceil(rows.length / 2) }, (_, index) =>
      line(rows.slice(2 * index, 2 * index + 2)),
    ).slice(0, cut?.afterLines);
    const body = new ReadableStream({
      pull(controller) {
        const next = lines.shift();
        if (next) controller.enqueue(new TextEncoder().encode(next));
        else if (cut?.how === 'cut') controller.error(new TypeError('terminated'));
        else controller.close();
      },
    });
    return new Response(body);
  };
  return { requests, client: createTransport({ baseUrl: 'http://master', fetch }) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function all<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const row of rows) list.push(row);
  return list;
}

/** longer than all waits between the tries of a request */
const retriesMs = 60_000;

async function inTime<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(retriesMs);
  return promise;
}

const reports = [3, 7].flatMap((trialId) =>
  [100, 200, 300, 400, 500].map((batches) => report(trialId, batches, batches / trialId)),
);
const group = 'training';
const keyOf = ({ trialId, batches, name }: MetricRow) => `${trialId} ${batches} ${name}`;

test('rows are tidy, trials requested once and in order', async () => {
  const { client, requests } = master(reports);
  const rows = await all(exportMetrics(client, [7, 3, 7], { group, names: ['loss'] }));
  expect(rows).toHaveLength(10);
  expect(rows[0]).toEqual({
    trialId: 3,
    batches: 100,
    group: 'training',
    name: 'loss',
    value: 100 / 3,
    time: '2026-11-20T09:00:00Z',
  });
  expect(requests[0]).toEqual([3, 7]);
});

const breaks: Cut[][] = [];
for (const how of ['cut', 'end'] as const)
  for (let afterLines = 0; afterLines <= 6; afterLines++) breaks.push([{ afterLines, how }]);
breaks.push([{ afterLines: 0, how: 'refuse' }]);
breaks.push(Array.from({ length: 6 }, (_, index) => ({ afterLines: index, how: 'cut' as const })));

test.each(breaks.map((cuts) => [cuts]))('with %j no row is lost or doubled', async (cuts) => {
  const complete = (await all(exportMetrics(master(reports).client, [3, 7], { group }))).map(keyOf);
  const rows = await inTime(
    all(exportMetrics(master(reports, [...cuts]).client, [3, 7], { group })),
  );
  expect(rows.map(keyOf)).toEqual(complete);
});

test('after a cut only the current trial and those after it are requested', async () => {
  const { client, requests } = master(reports, [{ afterLines: 4, how: 'cut' }]);
  await inTime(all(exportMetrics(client, [3, 7], { group })));
  expect(requests).toEqual([[3, 7], [7], [7]]);
});

test('rows arrive while they are read, not all at once', async () => {
  let lines = 0;
  const body = new ReadableStream({
    pull(controller) {
      lines++;
      controller.enqueue(new TextEncoder().encode(line([report(1, lines, 0)])));
      if (lines === 100_000) controller.close();
    },
  });
  const fetch = async () => new Response(body);
  const client = createTransport({ baseUrl: 'http://master', fetch });
  let count = 0;
  for await (const _ of exportMetrics(client, [1], { group })) if (++count === 100) break;
  expect(lines).toBeLessThan(200);
});

test('a refusal ends the export after the received rows', async () => {
  const client = createTransport({
    baseUrl: 'http://master',
    fetch: async () => Response.json({ error: { error: "trial '9' not found" } }, { status: 404 }),
  });
  await expect(all(exportMetrics(client, [9]))).rejects.toThrow("trial '9' not found");
});

test('an export without trials is rejected', async () => {
  await expect(all(exportMetrics(master([]).client, []))).rejects.toMatchObject({ type: 'input' });
});

test('archived reports are left out by default', async () => {
  const taken = { ...report(3, 100, 9), id: 1, archived: true };
  const rows = (includeArchived: boolean) =>
    all(
      exportMetrics(master([taken, ...reports]).client, [3], {
        group,
        names: ['loss'],
        includeArchived,
      }),
    );
  expect((await rows(false)).map(({ value }) => value)).not.toContain(9);
  expect((await rows(true)).map(({ value }) => value)).toContain(9);
});

test('as CSV, with a head and the names of non-finite numbers', async () => {
  const { client } = master([report(3, 100, 'NaN'), report(3, 200, -1)]);
  const text = (
    await all(exportMetrics(client, [3], { group, names: ['loss'], format: 'csv' }))
  ).join('');
  expect(text).toBe(
    'trialId,batches,group,name,value,time\r\n' +
      '3,100,training,loss,NaN,2026-11-20T09:00:00Z\r\n' +
      '3,200,training,loss,-1,2026-11-20T09:00:00Z\r\n',
  );
});

test('as Arrow, in one stream that Arrow reads', async () => {
  vi.useRealTimers();
  const client = () => master([...reports, report(9, 1, 'text')]).client;
  const parts = await all(exportMetrics(client(), [3, 7, 9], { group, format: 'arrow', arrow }));
  const table = arrow.tableFromIPC(Buffer.concat(parts));
  const rows = await all(exportMetrics(client(), [3, 7, 9], { group }));
  const expected = rows.map((row) =>
    typeof row.value === 'number' ? row : { ...row, value: null },
  );
  expect(table.toArray().map((row) => ({ ...row?.toJSON() }))).toEqual(expected);
  const none = await all(exportMetrics(client(), [4], { group, format: 'arrow', arrow }));
  expect(arrow.tableFromIPC(Buffer.concat(none)).numRows).toBe(0);
});
