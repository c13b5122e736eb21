import * as http from 'node:http';
import * as https from 'node:https';
import type { Duplex } from 'node:stream';
import { connectionLimit, refusalNotice } from './connection-limit';
import { handleRequest } from './handle-request';
import { handleUpgrade } from './handle-upgrade';
import { defaultLimits } from './limits';
import { createMemoryBudget } from './memory-budget';
import { isWebSocketUpgrade, responseTo } from './proxy/upgrade';
import { trustNobody } from './proxy/visitor';
import type { Running, ServeOptions } from './running';
import { type Connections, hasBody, watchConnections } from './slow-clients';
import { createTasks, type Tasks } from './tasks/tasks';

export type RunningServer = {
  server: http.Server;
  /** listens for tasks, where they have a port of their own */
  taskServer: http.Server | null;
  stop: () => Promise<void>;
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
  const memory = createMemoryBudget(limits.heldBytes);
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
    handleRequest({ ...running, request, response }).catch(() => response.destroy());
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
