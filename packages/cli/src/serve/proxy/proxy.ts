import type { IncomingMessage } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';
import { Pool } from 'undici';
import { type Answer, type Backend, type BackendRequest, messageAnswer } from '../answer';
import { defaultLimits } from '../limits';
import { isApi, isStream } from '../routes';
import { pathnameOf } from '../site/base-path';
import { hasBody } from '../slow-clients';
import { masterPath, notAMaster } from './check-master';
import { openWebSocket } from './open-web-socket';
import { answerHeaders, pairsOf, prefixOf, requestHeaders } from './proxy-headers';
import { type Trust, trustNobody } from './visitor';

type ProxyOptions = {
  master: URL;
  basePath: string;
  trust?: Trust;
  /** maximum time until the master begins an answer, in milliseconds; streams may take longer */
  firstByteMs?: number;
};

/**
 * Connects a real master to the HTTP server; bodies pass chunk by chunk in both directions. undici
 * writes the requests and frames each body itself (docs/decisions/0025).
 */
export function createMasterProxy(options: ProxyOptions): Backend {
  const {
    master,
    basePath,
    trust = trustNobody,
    firstByteMs = defaultLimits.firstByteMs,
  } = options;
  const pool = new Pool(master.origin, {
    pipelining: 1,
    connect: { timeout: 10_000 },
    maxHeaderSize: defaultLimits.headersBytes,
    headersTimeout: firstByteMs,
    // a stream may be silent for any time
    bodyTimeout: 0,
  });
  const prefix = prefixOf(master);

  function send({ request, path, visitor, signal }: BackendRequest) {
    const pathname = pathnameOf(path);
    const refused = new AbortController();
    return pool.request({
      // unchanged: parsing and formatting a URL may alter it
      path: `${prefix}${path}`,
      method: request.method ?? 'GET',
      headers: requestHeaders({ request, master, isApi: isApi(pathname), visitor, trust }),
      body: bodyOf(request),
      signal: AbortSignal.any([signal(), refused.signal]),
      responseHeaders: 'raw',
      onInfo: ({ statusCode }) => {
        if (statusCode < 100) refused.abort(new OddStatusError(statusCode));
      },
      ...(isStream(pathname) && { headersTimeout: 0 }),
    });
  }

  async function answer(input: BackendRequest): Promise<Answer> {
    try {
      const { statusCode, headers, body } = await send(input).catch((error) => {
        if (isCutOff(error) && isRepeatable(input.request)) return send(input);
        throw error;
      });
      if (statusCode > 599) {
        body.on('error', () => {}).destroy();
        throw new OddStatusError(statusCode);
      }
      const { protocol } = input.visitor;
      const pairs = pairsOf(Object(headers));
      const [, type = ''] = pairs.find(([name]) => name.toLowerCase() === 'content-type') ?? [];
      if (pathnameOf(input.path) === masterPath && statusCode < 500 && type.startsWith('text/')) {
        body.on('error', () => {}).destroy();
        return messageAnswer(404, notAMaster(master, { status: statusCode, type }));
      }
      return {
        status: statusCode,
        headers: answerHeaders({ pairs, master, basePath, protocol }),
        body,
      };
    } catch (error) {
      return failedAnswer({ error, master, firstByteMs });
    }
  }

  return {
    answer,
    upgrade: ({ request, socket, head, path, visitor, protect }) =>
      openWebSocket({
        pool,
        path: `${prefix}${path}`,
        headers: requestHeaders({ request, master, isApi: false, visitor, trust }),
        socket,
        head,
        protect,
      }),
    close: () => pool.destroy(),
  };
}

class OddStatusError extends Error {
  constructor(status: number) {
    super(`the status ${status}`);
  }
}

/**
 * The client's body as a separate stream: a master that answers before it has read all of it must
 * not end the client's connection. Null if the request has no body.
 */
function bodyOf(request: IncomingMessage): Readable | null {
  if (!hasBody(request)) return null;
  const body = request.pipe(new PassThrough());
  // undici handles errors while it reads; afterwards there is no listener
  body.on('error', () => {});
  request.once('close', () => {
    if (!request.complete) body.destroy(new Error('The client broke off its body.'));
  });
  // the rest is read and dropped, because otherwise the client would not receive the answer
  body.once('close', () => request.unpipe(body).resume());
  return body;
}

type Failure = { error: unknown; master: URL; firstByteMs: number };

function failedAnswer({ error, master, firstByteMs }: Failure): Answer {
  const name = `The master at ${master.href}`;
  const code = codeOf(error);
  if (code === 'UND_ERR_HEADERS_TIMEOUT') {
    return messageAnswer(504, `${name} sent no answer within ${firstByteMs / 1000} s.`);
  }
  if (code === 'UND_ERR_INVALID_ARG') {
    return messageAnswer(400, `This request cannot be passed on: ${reason(error)}`);
  }
  if (isMisread(error)) {
    return messageAnswer(502, `${name} answered what cannot be passed on: ${reason(error)}`);
  }
  return messageAnswer(502, `${name} cannot be reached: ${reason(error)}`);
}

const isMisread = (error: unknown) =>
  error instanceof OddStatusError ||
  (error instanceof Error && error.name === 'HTTPParserError') ||
  /^UND_ERR_(HEADERS_OVERFLOW|RES_)/.test(codeOf(error));

/** Returns true if the master closed the connection, as it does with idle ones. */
const isCutOff = (error: unknown) =>
  ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes(codeOf(error));

const isRepeatable = (request: IncomingMessage) =>
  (request.method === 'GET' || request.method === 'HEAD') && !hasBody(request);

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

function reason(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text || codeOf(error);
}
