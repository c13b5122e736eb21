import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { PlainRequest } from './wire/call';
import { type Chunks, isChunks, messageReply, type Reply } from './wire/reply';

export type ListenOptions = {
  port?: number;
  host?: string;
  /** a larger body is answered with 413, in bytes; 64 MB by default */
  bodyLimit?: number;
};
export type Listening = { url: string; close(): Promise<void> };

type AnswerPlain = (request: PlainRequest) => Promise<Reply>;

/**
 * Serves answers on a port; port 0 selects a free one. Streams are written chunk by chunk; closing
 * the connection aborts the request's signal.
 */
export async function listen(answer: AnswerPlain, options: ListenOptions = {}): Promise<Listening> {
  const { port = 0, host = '127.0.0.1', bodyLimit = 64 * 2 ** 20 } = options;
  const server = createServer({ maxHeaderSize }, (incoming, outgoing) => {
    handle({ answer, incoming, outgoing, bodyLimit }).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const openPort = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${openPort}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

// the limit of the master: a comparison of a thousand trials names each in its query
const maxHeaderSize = 2 ** 20;

type HandleInput = {
  answer: AnswerPlain;
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  bodyLimit: number;
};

async function handle({ answer, incoming, outgoing, bodyLimit }: HandleInput): Promise<void> {
  const { method = 'GET', url = '/', headersDistinct: headers } = incoming;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const body = hasBody ? await readBody(incoming, bodyLimit) : '';
  if (body === null) {
    return write(messageReply(413, `The body is larger than ${bodyLimit} bytes.`), outgoing);
  }
  const reply = await answer({ method, url, headers, body, signal: signalOf(outgoing) });
  if (!outgoing.closed) await write(reply, outgoing);
  else if (isChunks(reply.body)) await reply.body.return?.();
}

/** The whole body as text; null if it exceeds the limit: the rest is read and dropped. */
async function readBody(incoming: IncomingMessage, limit: number): Promise<string | null> {
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    size += chunk.length;
    if (size > limit) chunks = [];
    else chunks.push(chunk);
  }
  return size > limit ? null : Buffer.concat(chunks).toString();
}

function signalOf(outgoing: ServerResponse): () => AbortSignal {
  let controller: AbortController | undefined;
  return () => {
    if (controller) return controller.signal;
    const made = new AbortController();
    controller = made;
    if (outgoing.closed) made.abort();
    outgoing.once('close', () => made.abort());
    return made.signal;
  };
}

async function write({ status, headers, body }: Reply, outgoing: ServerResponse): Promise<void> {
  if (isChunks(body)) {
    outgoing.writeHead(status, headers.flat());
    return writeChunks(body, outgoing);
  }
  const length = typeof body === 'string' ? Buffer.byteLength(body) : (body?.byteLength ?? 0);
  outgoing.writeHead(status, [...headers.flat(), 'Content-Length', String(length)]);
  outgoing.end(body);
}

async function writeChunks(chunks: Chunks, outgoing: ServerResponse): Promise<void> {
  outgoing.flushHeaders();
  outgoing.once('close', () => void chunks.return?.().catch(() => {}));
  const gather = gathering(outgoing);
  try {
    // a failing body closes the connection, so that clients do not treat the part as complete
    for (let step = await chunks.next(); !step.done; step = await chunks.next()) {
      if (outgoing.closed) return;
      gather.begin();
      if (!outgoing.write(step.value)) await drained(outgoing);
    }
  } finally {
    gather.end();
  }
  outgoing.end();
}

/** Sends available chunks together: a line at a time is slow for many readers. */
function gathering(outgoing: ServerResponse) {
  let isGathering = false;
  const end = () => {
    if (isGathering) outgoing.uncork();
    isGathering = false;
  };
  return {
    begin: () => {
      if (isGathering) return;
      isGathering = true;
      outgoing.cork();
      setImmediate(end);
    },
    end,
  };
}

const drained = (outgoing: ServerResponse) =>
  new Promise<void>((resolve) => {
    const goOn = () => {
      outgoing.off('drain', goOn);
      outgoing.off('close', goOn);
      resolve();
    };
    outgoing.on('drain', goOn);
    outgoing.on('close', goOn);
  });
