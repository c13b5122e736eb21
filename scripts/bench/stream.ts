import { createTransport, trialLogs } from '@trainyard/sdk/calls';
import { medianMs, type Row } from './measure';

const lines = 50_000;
const line = JSON.stringify({
  result: {
    id: '41208',
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

const chunk = new TextEncoder().encode(`${line}\n`.repeat(50));
const body = () => {
  let left = lines / 50;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (left-- > 0) controller.enqueue(chunk);
      else controller.close();
    },
  });
};

/** The reference: bytes to lines to JSON, nothing checked. */
async function splitAndParse() {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of body()) {
    const parts = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    rest = parts.pop() ?? '';
    for (const part of parts) JSON.parse(part);
  }
}

/** Lines of a log stream per second through the SDK, against a bare splitter with `JSON.parse`. */
export async function benchStream(): Promise<Row> {
  const client = createTransport({
    baseUrl: 'http://bench',
    fetch: async () => new Response(body()),
  });
  const through = await medianMs(async () => {
    for await (const _entry of trialLogs(client, { trialId: 1842 }));
  }, 5);
  const bare = await medianMs(splitAndParse, 5);
  const perSecond = (ms: number) => `${Math.round(lines / ms)} k lines/s`;
  return {
    what: `log stream, lines of ${line.length} B`,
    figure: perSecond(through),
    reference: `split and parse ${perSecond(bare)}`,
    ratio: (through / bare).toFixed(2),
    goal: '1.2',
  };
}
