import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from '@trainyard/sdk/calls';
import { exportMetrics } from '@trainyard/sdk/flows';
import { openDirectory } from '@trainyard/sdk/node';
import type { Row } from './measure';

const rowCount = 1_000_000;
const fileCount = 10_000;

/** Measures the flows on large inputs: a million metric rows to CSV, ten thousand files packed. */
export const benchFlows = async (): Promise<Row[]> => [await benchExport(), await benchContext()];

async function benchExport(): Promise<Row> {
  const client = createTransport({ baseUrl: 'http://master', fetch: async () => reports() });
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  const from = performance.now();
  let [bytes, peak] = [0, 0];
  for await (const text of exportMetrics(client, [1], { group: 'training', format: 'csv' })) {
    bytes += text.length;
    peak = Math.max(peak, process.memoryUsage().rss - before);
  }
  const seconds = (performance.now() - from) / 1000;
  return {
    what: '1,000,000 metric rows to CSV',
    figure: `${seconds.toFixed(1)} s, +${Math.round(peak / 1e6)} MB`,
    reference: `${Math.round(bytes / 1e6)} MB of text`,
    ratio: '',
    goal: '<= 5 s, <= 100 MB',
  };
}

/** Ten metrics per report, a thousand reports per line, as the master sends them. */
function reports() {
  const perLine = 1000;
  let line = 0;
  const names = Array.from({ length: 10 }, (_, index) => `metric_${index}`);
  const encoder = new TextEncoder();
  return new Response(
    new ReadableStream({
      pull(controller) {
        if (line * perLine * names.length >= rowCount) return controller.close();
        const metrics = Array.from({ length: perLine }, (_, index) =>
          report(line * perLine + index, names),
        );
        line += 1;
        controller.enqueue(encoder.encode(`${JSON.stringify({ result: { metrics } })}\n`));
      },
    }),
  );
}

const report = (id: number, names: string[]) => ({
  id,
  trialId: 1,
  trialRunId: 1,
  totalBatches: (id + 1) * 100,
  archived: false,
  endTime: '2026-11-20T09:00:00Z',
  metrics: {
    avg_metrics: Object.fromEntries(names.map((name, index) => [name, id / (index + 7)])),
    batch_metrics: [],
  },
});

async function benchContext(): Promise<Row> {
  const folder = await mkdtemp(join(tmpdir(), 'context-'));
  try {
    for (let index = 0; index < fileCount; index++) {
      const inside = join(folder, `part-${index % 100}`);
      if (index < 100) await mkdir(inside);
      await writeFile(join(inside, `${index}.py`), 'x'.repeat(index % 4000));
    }
    const from = performance.now();
    const { length } = await openDirectory(folder);
    const seconds = (performance.now() - from) / 1000;
    return {
      what: 'context of 10,000 files',
      figure: `${seconds.toFixed(2)} s`,
      reference: `${length} entries`,
      ratio: '',
      goal: '<= 2 s',
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}
