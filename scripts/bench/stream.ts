import { stream } from '@trainyard/sdk';
import { createTransport, trialLogs } from '@trainyard/sdk/calls';
import { bestCpuMs, type Row } from './measure';

const lines = 50_000;
const linesPerChunk = 125;
const lineOf = (id: number) =>
  JSON.stringify({
    result: {
      id: `${id}`,
      timestamp: '2026-11-20T09:41:02.118459Z',
      message: '[2026-11-20T09:41:02.118459Z] 7c9d1f2e [rank=0] || INFO: epoch 7 step 70900\n',
      level: 'LOG_LEVEL_INFO',
      trialId: 1842,
      agentId: 'agent-a100-1',
      containerId: '7c9d1f2e-2a4d-4c55-9d0a-61d2f0c8a1b3',
      rankId: 0,
      log: 'epoch 7 step 70900 loss 0.4391 lr 2.1e-4 1209 samples/s\n',
      stdtype: 'stdout',
    },
  });

const chunkOf = (from: number) =>
  new TextEncoder().encode(
    Array.from({ length: linesPerChunk }, (_, index) => `${lineOf(from + index)}\n`).join(''),
  );
const chunks = Array.from({ length: lines / linesPerChunk }, (_, index) =>
  chunkOf(10_000_000 + index * linesPerChunk),
);
const body = () => {
  let at = 0;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = chunks[at++];
      if (chunk) controller.enqueue(chunk);
      else controller.close();
    },
  });
};

/** The reference: splits bytes into lines and parses JSON, without checks. */
async function splitAndParse() {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of body()) {
    const parts = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    rest = parts.pop() ?? '';
    for (const part of parts) JSON.parse(part);
  }
}

/**
 * Lines of a log stream per second of CPU through the SDK, all decoded, compared with a plain
 * splitter with `JSON.parse`: as the call returns them, and as `stream` does, which resumes after a
 * cut, one by one and in batches.
 */
export async function benchStream(): Promise<Row[]> {
  const client = createTransport({
    baseUrl: 'http://bench',
    fetch: async () => new Response(body()),
  });
  const args = { trialId: 1842 };
  const ways = {
    'the call, one by one': () => trialLogs(client, args),
    'stream, one by one': () => stream(client, trialLogs, args),
    'stream, in batches': () => stream(client, trialLogs, args).batches(),
  };
  const [bare = Number.NaN, ...costs] = await bestCpuMs([
    splitAndParse,
    ...Object.values(ways).map((open) => async () => {
      for await (const _ of open());
    }),
  ]);
  const perSecond = (ms: number) => `${Math.round(lines / ms)} k lines/s`;
  return Object.keys(ways).map((name, index) => ({
    what: `log stream, lines of ${lineOf(10_000_000).length} B, ${name}`,
    figure: perSecond(costs[index] ?? Number.NaN),
    reference: `split and parse ${perSecond(bare)}`,
    ratio: (bare / (costs[index] ?? Number.NaN)).toFixed(2),
    goal: name.startsWith('stream') ? '0.62' : '',
  }));
}
