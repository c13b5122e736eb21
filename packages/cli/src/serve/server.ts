import { createServer, type IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Answer, type Backend, messageAnswer, redirectAnswer, textAnswer } from './answer';
import { pathnameOf, withoutBase } from './base-path';
import { goesToMaster, hasDotSegment } from './routes';
import { shapeAnswer } from './shape-answer';
import type { StaticSite } from './static-files';
import { writeAnswer } from './write-answer';

export type ServeOptions = {
  backend: Backend;
  /** null: the API alone, every path goes to the backend */
  site: StaticSite | null;
  basePath: string;
  /** one line per request when given: method, path without its query, status, milliseconds */
  log?: (line: string) => void;
};

export type RunningServer = { server: Server; stop: () => Promise<void> };

type Target = { kind: 'master' | 'page' | 'outside'; path: string };

/** The HTTP server of `serve` and `sandbox`; the caller opens its port. */
export function createHttpServer(options: ServeOptions): RunningServer {
  const stopping = new AbortController();
  const upgraded = new Set<Duplex>();
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    void handle({ ...options, request, response, stopping: stopping.signal });
  };
  const server = createServer(limits, answer);
  server.on('upgrade', (request, socket, head) => {
    upgraded.add(socket);
    socket.once('close', () => upgraded.delete(socket));
    if (!wantsWebSocket(request) && !hasBody(request)) return answer(request, plainly(request));
    void handleUpgrade({ ...options, request, socket, head });
  });
  const stop = async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    stopping.abort();
    for (const socket of upgraded) socket.destroy();
    // some fall idle only now, once the rest of a body is in
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const impatience = setTimeout(() => server.closeAllConnections(), 2_000);
    await closed;
    clearInterval(sweep);
    clearTimeout(impatience);
    await options.backend.close();
  };
  return { server, stop };
}

const limits = {
  // an upload may take its time, its headers may not
  requestTimeout: 0,
  headersTimeout: 60_000,
  // as much as the master takes: a comparison of a thousand trials names each in its query
  maxHeaderSize: 2 ** 20,
};

type HandleInput = ServeOptions & {
  request: IncomingMessage;
  response: ServerResponse;
  stopping: AbortSignal;
};

async function handle({ request, response, stopping, ...options }: HandleInput): Promise<void> {
  const startedAt = performance.now();
  const signal = hangUpOf(response, stopping);
  const answer = await findAnswer({ ...options, request, signal }).catch(failure);
  if (answer) await writeAnswer({ request, response, answer, signal });
  else response.destroy();
  const outcome = answer ? answer.status : 'dropped';
  const milliseconds = Math.round(performance.now() - startedAt);
  options.log?.(`${request.method} ${pathnameOf(request.url ?? '')} ${outcome} ${milliseconds}ms`);
}

// a signal costs much to make, and most answers are there before anybody could hang up
function hangUpOf(response: ServerResponse, stopping: AbortSignal): () => AbortSignal {
  let signal: AbortSignal | undefined;
  return () => {
    if (signal) return signal;
    const gone = new AbortController();
    if (response.closed) gone.abort();
    response.once('close', () => gone.abort());
    signal = AbortSignal.any([gone.signal, stopping]);
    return signal;
  };
}

/** What stands in for an answer that failed; null where the connection is to be dropped. */
function failure(error: unknown): Answer | null {
  // a fault of the sandbox; by its name, since the class is only loaded with the sandbox
  if (error instanceof Error && error.name === 'ConnectionDroppedError') return null;
  const text = error instanceof Error ? error.message : String(error);
  const isCutOff = error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
  if (isCutOff) return messageAnswer(502, `The master broke off its answer: ${text}`);
  return messageAnswer(500, text);
}

type FindInput = ServeOptions & { request: IncomingMessage; signal: () => AbortSignal };

async function findAnswer(input: FindInput): Promise<Answer> {
  const { request, backend, site, basePath, signal } = input;
  if (!request.url?.startsWith('/')) return messageAnswer(400, `No path: ${request.url}`);
  const target = targetOf({ request, site, basePath });
  const pathname = pathnameOf(target.path);
  if (target.kind === 'master' && hasDotSegment(pathname)) {
    return messageAnswer(400, `A path with dot segments is not passed on: ${pathname}`);
  }
  if (pathname === '/healthz') return textAnswer(200, 'ok\n');
  if (target.kind === 'outside') return outsideAnswer(pathname, basePath);
  if (target.kind === 'page' && site) return site.answer(request, pathname);
  const answer = await backend.answer({ request, path: target.path, signal });
  return shapeAnswer({ request, pathname, answer });
}

type TargetInput = Pick<FindInput, 'request' | 'site' | 'basePath'>;

/** The master's paths are served with and without the base path, since what it sends links to `/proxy/…`. */
function targetOf({ request, site, basePath }: TargetInput): Target {
  const { method = 'GET', url = '/' } = request;
  const inside = withoutBase(url, basePath);
  const path = inside ?? url;
  if (!site || goesToMaster(method, pathnameOf(path))) return { kind: 'master', path };
  return { kind: inside === null ? 'outside' : 'page', path };
}

function outsideAnswer(pathname: string, basePath: string): Answer {
  if (pathname === '/' || `${pathname}/` === basePath) return redirectAnswer(basePath);
  return textAnswer(404, `Not found. The console is at ${basePath}\n`);
}

const wantsWebSocket = ({ headers }: IncomingMessage) =>
  headers.upgrade?.toLowerCase() === 'websocket';

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Declines an offer to speak something else, HTTP/2 mostly, by answering as if it had not been made. */
function plainly(request: IncomingMessage): ServerResponse {
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(request.socket);
  response.once('finish', () => request.socket.end());
  return response;
}

type UpgradeInput = ServeOptions & { request: IncomingMessage; socket: Duplex; head: Buffer };

async function handleUpgrade(input: UpgradeInput): Promise<void> {
  const { request, socket, head, backend, basePath } = input;
  // a peer that resets is gone either way
  socket.on('error', () => socket.destroy());
  const path = withoutBase(request.url ?? '/', basePath) ?? request.url ?? '/';
  const isTask = pathnameOf(path).startsWith('/proxy/') && !hasDotSegment(pathnameOf(path));
  if (!backend.upgrade || !isTask || !wantsWebSocket(request)) {
    socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    return;
  }
  await backend.upgrade({ request, socket, head, path }).catch(() => socket.end());
}
