import type { IncomingMessage } from 'node:http';
import * as http from 'node:http';
import * as https from 'node:https';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type Answer, type Backend, messageAnswer, redirectAnswer, textAnswer } from './answer';
import { connectionLimit, refusalNotice } from './connection-limit';
import { isSignOut, withoutSession } from './end-session';
import { createHeldMemory, type HeldMemory } from './held-memory';
import type { HostRule } from './hosts';
import { defaultLimits, type Limits } from './limits';
import { protectAnswer, protectHeaders, transportHeaders } from './protect-answer';
import { isWebSocketUpgrade, refusalOf, refuse, responseTo, upgradePath } from './proxy/upgrade';
import { type Trust, trustNobody, type Visitor, visitorOf } from './proxy/visitor';
import { redact } from './redact';
import { refusalAnswer } from './refuse-request';
import { goesToMaster, hasDotSegment, isStream, isTaskPath } from './routes';
import { shapeAnswer } from './shape-answer';
import { pathnameOf, withoutBase } from './site/base-path';
import type { StaticSite } from './site/static-files';
import { type Connections, expectBody, hasBody, watchConnections } from './slow-clients';
import type { TaskSession } from './tasks/hand-over';
import type { TaskOrigin } from './tasks/task-origin';
import { createTasks, type Tasks } from './tasks/tasks';
import { writeAnswer } from './write-answer';

export type ServeOptions = {
  backend: Backend;
  /** null: only the API, so that every path goes to the backend */
  site: StaticSite | null;
  basePath: string;
  /** writes one line per request; never a query or a header */
  log?: ((line: string) => void) | undefined;
  /** states what an operator has to know, with or without a log */
  warn?: ((line: string) => void) | undefined;
  /** a certificate and its key, as PEM */
  tls?: { cert: Buffer; key: Buffer } | undefined;
  /** proxies whose `X-Forwarded-…` headers count; none by default */
  trust?: Trust | undefined;
  /** the names of this server; any by default */
  allowsHost?: HostRule | undefined;
  /** an address of their own for the pages of tasks; without it they are at the console's */
  taskOrigin?: TaskOrigin | undefined;
  /** shared by several processes behind one name, so that each knows the tasks' sessions of all */
  secret?: Buffer | undefined;
  limits?: Partial<Limits>;
};

export type RunningServer = {
  server: http.Server;
  /** listens for tasks, where they have a port of their own */
  taskServer: http.Server | null;
  stop: () => Promise<void>;
};

type Target = { kind: 'master' | 'page' | 'outside'; path: string };

type Running = ServeOptions & {
  trust: Trust;
  allowsHost: HostRule;
  limits: Limits;
  stopping: AbortSignal;
  tasks: Tasks | null;
  memory: HeldMemory;
  /** called for each connection that is one too many */
  onRefusal: () => void;
  /** the request came by the port of tasks */
  isTaskPort: boolean;
};

/** The HTTP server of `serve` and `sandbox`; the caller opens its port. */
export function createHttpServer(options: ServeOptions): RunningServer {
  const stopping = new AbortController();
  const { trust = trustNobody, taskOrigin, basePath, allowsHost = () => true } = options;
  const hasTaskPort = taskOrigin?.kind === 'port';
  const requestedLimits = { ...defaultLimits, ...options.limits };
  const connections = connectionLimit({
    requested: requestedLimits.connections,
    ports: hasTaskPort ? 2 : 1,
  });
  const limits = { ...requestedLimits, connections: connections.max };
  const tasks: Tasks | null = taskOrigin
    ? createTasks({
        origin: taskOrigin,
        basePath,
        port: (): number => portOf(taskServer?.server),
        secret: options.secret,
      })
    : null;
  const memory = createHeldMemory(limits.heldBytes);
  const onRefusal = refusalNotice(connections, options.warn);
  const shared = { trust, allowsHost, limits, tasks, memory, onRefusal };
  const running = { ...options, ...shared, stopping: stopping.signal };
  const sockets = new Set<Duplex>();
  const main = openListener({ ...running, isTaskPort: false, sockets });
  const taskServer: Listener | null = hasTaskPort
    ? openListener({ ...running, isTaskPort: true, sockets })
    : null;
  const listeners = taskServer ? [main, taskServer] : [main];
  const stop = async () => {
    const closed = Promise.all(
      listeners.map(({ server }) => new Promise<void>((resolve) => server.close(() => resolve()))),
    );
    stopping.abort();
    for (const socket of sockets) socket.destroy();
    const closeIdle = () => {
      for (const { connections } of listeners) connections.closeIdle();
    };
    closeIdle();
    // other connections become idle later, after their answer or the rest of a body
    const sweep = setInterval(closeIdle, 50);
    const impatience = setTimeout(() => {
      for (const { server } of listeners) server.closeAllConnections();
    }, limits.graceMs);
    await closed;
    clearInterval(sweep);
    clearTimeout(impatience);
    await options.backend.close();
  };
  return { server: main.server, taskServer: taskServer?.server ?? null, stop };
}

function portOf(server: http.Server | undefined): number {
  const address = server?.address();
  return typeof address === 'object' && address ? address.port : 0;
}

type Listener = { server: http.Server; connections: Connections };

/** Creates the server of one port; the caller opens it. */
function openListener(running: Running & { sockets: Set<Duplex> }): Listener {
  const server = openServer(running);
  const connections = watchConnections(server, running.limits);
  const answer = (request: http.IncomingMessage, response: http.ServerResponse) => {
    connections.begins(request, response);
    handle({ ...running, request, response }).catch(() => response.destroy());
  };
  server.on('request', answer);
  server.on('upgrade', (request, socket, head) => {
    if (!isWebSocketUpgrade(request) && !hasBody(request))
      return answer(request, responseTo(request));
    handleUpgrade({ ...running, request, socket, head }).catch(() => socket.destroy());
  });
  return { server, connections };
}

function openServer({ tls, limits, onRefusal }: Running): http.Server {
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
  server.on('drop', onRefusal);
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
  const side = sideOf(input, visitor);
  const target = targetOf(input);
  const signal = hangUpOf({ ...input, target });
  const bareAnswer = await findAnswer({ ...input, visitor, side, target, signal }).catch(failure);
  const answer = bareAnswer && withHeaders(bareAnswer, transportHeaders(visitor));
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
    const controller = new AbortController();
    if (response.closed) controller.abort();
    response.once('close', () => controller.abort());
    const isEndless = isStream(pathnameOf(target.path));
    signal = isEndless ? AbortSignal.any([controller.signal, stopping]) : controller.signal;
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

type FindInput = HangUpInput & { visitor: Visitor; side: Side; signal: () => AbortSignal };

/** The origin that a request is for, and the session there. */
type Side = { name: 'console' } | { name: 'tasks'; tasks: Tasks; session: TaskSession | null };

type SideInput = Pick<Running, 'tasks' | 'isTaskPort'> & { request: IncomingMessage };

/**
 * Finds the side of a request, and leaves in its cookies only the session of that side: the ports
 * of one name share their cookies in a browser.
 */
function sideOf({ tasks, isTaskPort, request }: SideInput, visitor: Visitor): Side {
  if (!tasks) return { name: 'console' };
  if (isTaskPort || tasks.isTaskAddress(visitor))
    return { name: 'tasks', tasks, session: tasks.asTask(request, visitor) };
  tasks.asConsole(request, visitor);
  return { name: 'console' };
}

/** The rule for names, with that of the tasks' address. */
const namesOf = ({ allowsHost, tasks }: Running, visitor: Visitor): HostRule =>
  tasks?.isTaskAddress(visitor) ? () => true : allowsHost;

async function findAnswer(input: FindInput): Promise<Answer> {
  const { request, response, site, basePath, target, visitor, side } = input;
  const { tasks, memory } = input;
  if (!request.url?.startsWith('/')) return messageAnswer(400, `No path: ${request.url}`);
  const pathname = pathnameOf(target.path);
  if (pathname === '/healthz') return healthAnswer(input.stopping);
  const refused = refusalAnswer({
    ...input,
    pathname,
    allowsHost: namesOf(input, visitor),
    hasPages: site !== null,
  });
  if (refused) return refused;
  if (target.kind === 'master' && hasDotSegment(pathname)) {
    return messageAnswer(400, `A path with dot segments is not passed on: ${pathname}`);
  }
  const { path } = target;
  if (side.name === 'tasks') {
    const own = side.tasks.ownAnswer({ request, path, visitor, session: side.session });
    if (own) return own;
  } else if (tasks) {
    const own =
      tasks.keepSession({ request, path, visitor }) ??
      (isTaskPath(pathname) ? tasks.leadAway({ request, path, visitor }) : null);
    if (own) return own;
  }
  if (target.kind === 'outside') return outsideAnswer(pathname, basePath);
  if (target.kind === 'page' && site) {
    return site.answer(request, pathname, tasks?.originFor(visitor) ?? null);
  }
  const plain = await answerOf(input, pathname);
  const safe = site ? protectAnswer(plain, { pathname, visitor }) : plain;
  const answer =
    side.name === 'tasks'
      ? side.tasks.adapt(safe, side.session)
      : (tasks?.adaptConsole(safe, visitor) ?? safe);
  return shapeAnswer({ request, pathname, answer, holding: memory(response) });
}

/** The answer of the backend; one to a sign-out ends the session in the browser in any case. */
async function answerOf(input: FindInput, pathname: string): Promise<Answer> {
  const { request, backend, target, visitor, signal, limits } = input;
  const asked = { request, path: target.path, visitor };
  if (!input.site || !isSignOut(request.method, pathname))
    return backend.answer({ ...asked, signal });
  const inTime = () => AbortSignal.any([signal(), AbortSignal.timeout(limits.signOutMs)]);
  const answer = await backend.answer({ ...asked, signal: inTime }).catch(failure);
  return withoutSession(answer ?? messageAnswer(502, 'The master dropped the connection.'));
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
  const { request, socket, head, backend, basePath, sockets, limits, tasks } = input;
  const startedAt = performance.now();
  const visitor = visitorOf(request, input.trust);
  const side = sideOf(input, visitor);
  // a peer that resets the connection is disconnected in any case
  socket.on('error', () => socket.destroy());
  const isFull = sockets.size >= limits.sockets || input.stopping.aborted;
  const path = upgradePath(request, basePath);
  const pathname = pathnameOf(path);
  const allowsHost = namesOf(input, visitor);
  const hasPages = input.site !== null;
  const refused = refusalAnswer({ ...input, visitor, pathname, allowsHost, hasPages });
  const refusal =
    refused?.status ??
    refusalOf({ request, visitor, basePath, isFull }) ??
    (side.name === 'console' && tasks?.leadAway({ request, path, visitor }) ? 403 : null);
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
