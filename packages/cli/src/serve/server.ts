import type { IncomingMessage } from 'node:http';
import * as http from 'node:http';
import * as https from 'node:https';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type Answer, type Backend, messageAnswer, redirectAnswer, textAnswer } from './answer';
import type { HostRule } from './hosts';
import { defaultLimits, type Limits } from './limits';
import { protectAnswer, protectHeaders, transportHeaders } from './protect-answer';
import { isWebSocketUpgrade, refusalOf, refuse, responseTo, upgradePath } from './proxy/upgrade';
import { type Trust, trustNobody, type Visitor, visitorOf } from './proxy/visitor';
import { redact } from './redact';
import { refusalAnswer } from './refuse-request';
import { goesToMaster, hasDotSegment, isStream } from './routes';
import { shapeAnswer } from './shape-answer';
import { pathnameOf, withoutBase } from './site/base-path';
import type { StaticSite } from './site/static-files';
import { expectBody, hasBody, watchConnections } from './slow-clients';
import { writeAnswer } from './write-answer';

export type ServeOptions = {
  backend: Backend;
  /** null: only the API, so that every path goes to the backend */
  site: StaticSite | null;
  basePath: string;
  /** writes one line per request; never a query or a header */
  log?: ((line: string) => void) | undefined;
  /** a certificate and its key, as PEM */
  tls?: { cert: Buffer; key: Buffer } | undefined;
  /** proxies whose `X-Forwarded-…` headers count; none by default */
  trust?: Trust | undefined;
  /** the names of this server; any by default */
  allowsHost?: HostRule | undefined;
  limits?: Partial<Limits>;
};

export type RunningServer = { server: http.Server; stop: () => Promise<void> };

type Target = { kind: 'master' | 'page' | 'outside'; path: string };

type Running = ServeOptions & {
  trust: Trust;
  allowsHost: HostRule;
  limits: Limits;
  stopping: AbortSignal;
};

/** The HTTP server of `serve` and `sandbox`; the caller opens its port. */
export function createHttpServer(options: ServeOptions): RunningServer {
  const stopping = new AbortController();
  const limits = { ...defaultLimits, ...options.limits };
  const { trust = trustNobody, allowsHost = () => true } = options;
  const running = { ...options, trust, allowsHost, limits };
  const server = openServer({ ...running, stopping: stopping.signal });
  const sockets = new Set<Duplex>();
  const connections = watchConnections(server, limits);
  const answer = (request: http.IncomingMessage, response: http.ServerResponse) => {
    connections.begins(request, response);
    const input = { ...running, request, response, stopping: stopping.signal };
    handle(input).catch(() => response.destroy());
  };
  server.on('request', answer);
  server.on('upgrade', (request, socket, head) => {
    if (!isWebSocketUpgrade(request) && !hasBody(request))
      return answer(request, responseTo(request));
    const input = { ...running, request, socket, head, sockets, stopping: stopping.signal };
    handleUpgrade(input).catch(() => socket.destroy());
  });
  const stop = async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    stopping.abort();
    for (const socket of sockets) socket.destroy();
    connections.closeIdle();
    // other connections become idle later, after their answer or the rest of a body
    const sweep = setInterval(() => connections.closeIdle(), 50);
    const impatience = setTimeout(() => server.closeAllConnections(), limits.graceMs);
    await closed;
    clearInterval(sweep);
    clearTimeout(impatience);
    await options.backend.close();
  };
  return { server, stop };
}

function openServer({ tls, limits }: Running): http.Server {
  const settings = {
    // an upload may take long, but its headers may not
    requestTimeout: 0,
    headersTimeout: limits.headersMs,
    connectionsCheckingInterval: limits.checkMs,
    maxHeaderSize: limits.headBytes,
  };
  const server = tls
    ? https.createServer({ ...settings, ...secrecy, ...tls, handshakeTimeout: limits.headersMs })
    : http.createServer(settings);
  server.maxConnections = limits.connections;
  // reads one more header than allowed: Node drops further ones silently, so more than the limit
  // must be visible to be refused
  server.maxHeadersCount = limits.headers + 1;
  return server;
}

// ephemeral keys for each connection, and no cipher that allows padding attacks
const secrecy = {
  minVersion: 'TLSv1.2',
  ciphers: [
    ...['TLS_AES_256_GCM_SHA384', 'TLS_CHACHA20_POLY1305_SHA256', 'TLS_AES_128_GCM_SHA256'],
    ...['ECDSA', 'RSA'].flatMap((key) =>
      ['AES128-GCM-SHA256', 'AES256-GCM-SHA384', 'CHACHA20-POLY1305'].map(
        (cipher) => `ECDHE-${key}-${cipher}`,
      ),
    ),
  ].join(':'),
} as const;

type HandleInput = Running & { request: http.IncomingMessage; response: http.ServerResponse };

async function handle(input: HandleInput): Promise<void> {
  const { request, response, trust, limits } = input;
  const startedAt = performance.now();
  if (hasBody(request)) expectBody({ request, response, limits });
  const visitor = visitorOf(request, trust);
  const target = targetOf(input);
  const signal = hangUpOf({ ...input, target });
  const found = await findAnswer({ ...input, visitor, target, signal }).catch(failure);
  const answer = found && withHeaders(found, transportHeaders(visitor));
  const isComplete = answer !== null && (await writeAnswer({ request, response, answer, signal }));
  const outcome = isComplete ? response.statusCode : cutShort({ answer, request });
  if (!isComplete) response.destroy();
  input.log?.(logLine({ request, visitor, outcome, startedAt }));
}

type CutInput = { answer: Answer | null; request: http.IncomingMessage };

/** The log's word for an answer that the client did not receive completely. */
function cutShort({ answer, request }: CutInput): string {
  if (answer === null) return 'dropped';
  return request.socket.destroyed ? 'closed by client' : 'cut by master';
}

type HangUpInput = HandleInput & { target: Target };

/**
 * Returns a function that creates the abort signal of a request: it aborts when the browser
 * disconnects, and for streams, which do not end, also when the server stops. The signal is only
 * created on demand, because most answers are complete before a client could disconnect.
 */
function hangUpOf({ response, stopping, target }: HangUpInput): () => AbortSignal {
  let signal: AbortSignal | undefined;
  return () => {
    if (signal) return signal;
    const gone = new AbortController();
    if (response.closed) gone.abort();
    response.once('close', () => gone.abort());
    const isEndless = isStream(pathnameOf(target.path));
    signal = isEndless ? AbortSignal.any([gone.signal, stopping]) : gone.signal;
    return signal;
  };
}

const withHeaders = (answer: Answer, headers: Answer['headers']): Answer =>
  headers.length === 0
    ? answer
    : {
        ...answer,
        headers: [
          ...answer.headers.filter(
            ([name]) => !headers.some(([own]) => own === name.toLowerCase()),
          ),
          ...headers,
        ],
      };

/** Returns the answer that replaces a failed one; null to drop the connection. */
function failure(error: unknown): Answer | null {
  // a fault of the sandbox; by its name, since the class is only loaded with the sandbox
  if (error instanceof Error && error.name === 'ConnectionDroppedError') return null;
  const text = error instanceof Error ? error.message : String(error);
  if (isCutOff(error)) return messageAnswer(502, `The master broke off its answer: ${text}`);
  return messageAnswer(500, text);
}

/** Returns true if the master's body failed while it was being forwarded. */
const isCutOff = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'HTTPParserError' ||
    ('code' in error && /^(ECONNRESET|UND_ERR_)/.test(String(error.code))));

type FindInput = HangUpInput & { visitor: Visitor; signal: () => AbortSignal };

async function findAnswer(input: FindInput): Promise<Answer> {
  const { request, backend, site, basePath, target, visitor, signal } = input;
  if (!request.url?.startsWith('/')) return messageAnswer(400, `No path: ${request.url}`);
  const pathname = pathnameOf(target.path);
  if (pathname === '/healthz') return healthAnswer(input.stopping);
  const refused = refusalAnswer({ ...input, pathname, hasPages: site !== null });
  if (refused) return refused;
  if (target.kind === 'master' && hasDotSegment(pathname)) {
    return messageAnswer(400, `A path with dot segments is not passed on: ${pathname}`);
  }
  if (target.kind === 'outside') return outsideAnswer(pathname, basePath);
  if (target.kind === 'page' && site) return site.answer(request, pathname);
  const plain = await backend.answer({ request, path: target.path, visitor, signal });
  const answer = site ? protectAnswer(plain, { pathname, visitor }) : plain;
  return shapeAnswer({ request, pathname, answer });
}

/** Answers the health check of a load balancer: 503 once this server is stopping. */
const healthAnswer = (stopping: AbortSignal): Answer =>
  stopping.aborted ? textAnswer(503, 'stopping\n') : textAnswer(200, 'ok\n');

/**
 * Serves the master's paths with and without the base path, because its answers link to `/proxy/…`.
 */
function targetOf({ request, site, basePath }: HandleInput): Target {
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

type UpgradeInput = Running & {
  request: http.IncomingMessage;
  socket: Duplex;
  head: Buffer;
  sockets: Set<Duplex>;
};

async function handleUpgrade(input: UpgradeInput): Promise<void> {
  const { request, socket, head, backend, basePath, sockets, limits } = input;
  const startedAt = performance.now();
  const visitor = visitorOf(request, input.trust);
  // a peer that resets the connection is disconnected in any case
  socket.on('error', () => socket.destroy());
  const isFull = sockets.size >= limits.sockets || input.stopping.aborted;
  const path = upgradePath(request, basePath);
  const pathname = pathnameOf(path);
  const refused = refusalAnswer({ ...input, visitor, pathname, hasPages: input.site !== null });
  const refusal = refused?.status ?? refusalOf({ request, visitor, basePath, isFull });
  const note = (outcome: number) => input.log?.(logLine({ request, visitor, outcome, startedAt }));
  if (refusal !== null || !backend.upgrade) {
    note(refusal ?? 404);
    return refuse(socket, refusal ?? 404);
  }
  sockets.add(socket);
  socket.once('close', () => sockets.delete(socket));
  // a WebSocket may be silent for any time
  neverTimesOut(socket);
  const protect = (headers: Answer['headers']) => protectHeaders(headers, { pathname, visitor });
  note(await backend.upgrade({ request, socket, head, path, visitor, protect }));
}

function neverTimesOut(socket: Duplex): void {
  if (isSocket(socket)) socket.setTimeout(0);
}

const isSocket = (socket: Duplex): socket is Socket => 'setTimeout' in socket;

type Row = {
  request: IncomingMessage;
  visitor: Visitor;
  outcome: number | string;
  startedAt: number;
};

/**
 * Returns one line per request: time, client, request, outcome, duration. Leaves out every header,
 * and all tokens of the address.
 */
function logLine({ request, visitor, outcome, startedAt }: Row): string {
  const milliseconds = Math.round(performance.now() - startedAt);
  const path = redact(printable(request.url ?? ''));
  const when = new Date().toISOString();
  const who = printable(visitor.address) || '-';
  return `${when} ${who} ${request.method} ${path} ${outcome} ${milliseconds}ms`;
}

// a terminal interprets some characters that a path may contain
const printable = (text: string): string => text.replace(/[^\x21-\x7e]/g, encodeURIComponent);
