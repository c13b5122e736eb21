import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
  request as startRequest,
} from 'node:http';
import type { AddressInfo } from 'node:net';

type Options = {
  /** the target of all other requests */
  master: string;
  trialId: number;
  perSecond: number;
  forMs: number;
};

const tickMs = 20;

/**
 * A proxy to a master that writes one trial's log: followers get this many lines per second for
 * this time. The trial itself reports that it runs.
 */
export async function startLogStream({ master, trialId, perSecond, forMs }: Options) {
  let lineCount = 0;
  const batches: Array<{ step: number; at: number }> = [];
  const server = createServer((request, response) => {
    const url = request.url ?? '';
    const isFollowed = url.includes(`/trials/${trialId}/logs?`) && url.includes('follow=true');
    if (isFollowed) write(response);
    else forward(master, request, response);
  });

  function write(response: ServerResponse) {
    const startedAt = performance.now();
    response.setHeader('Content-Type', 'application/json');
    const timer = setInterval(() => {
      const ms = Math.min(forMs, performance.now() - startedAt);
      const due = Math.floor((ms / 1000) * perSecond);
      let text = '';
      for (; lineCount < due; lineCount++) text += lineOf(trialId, lineCount);
      if (text !== '') {
        response.write(text);
        batches.push({ step: lineCount - 1, at: performance.timeOrigin + performance.now() });
      }
      if (ms >= forMs) clearInterval(timer);
    }, tickMs);
    response.on('close', () => clearInterval(timer));
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    /** the last line of each write, and its time, by the clock of the machine */
    batches: () => batches,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The text of the line with that number. */
export const textOfLine = (index: number) =>
  `epoch 7  step ${index}  loss 0.${4391 - (index % 1000)}  lr 2.1e-4  1,209 samples/s\n`;

function lineOf(trialId: number, index: number): string {
  const log = textOfLine(index);
  const result = {
    // after every existing line of a log
    id: `${trialId}${String(9_000_000 + index)}`,
    timestamp: new Date(Date.now() + 86_400_000).toISOString(),
    message: log,
    level: 'LOG_LEVEL_INFO',
    trialId,
    rankId: index % 4,
    log,
  };
  return `${JSON.stringify({ result })}\n`;
}

/** Forwards a request to another server, and its answer back. */
export function forward(master: string, request: IncomingMessage, response: ServerResponse) {
  const target = new URL(request.url ?? '/', master);
  const { method, headers } = request;
  const outgoing = startRequest(
    target,
    { method, headers: { ...headers, host: target.host } },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  outgoing.on('error', () => response.destroy());
  response.on('close', () => outgoing.destroy());
  request.pipe(outgoing);
}
