import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Limits } from './limits';

/** Tracks which connections serve a request, and which are idle. */
export type Connections = {
  /** call it at the start of every exchange */
  begins: (request: IncomingMessage, response: ServerResponse) => void;
  closeIdle: () => void;
};

/**
 * Closes stalled connections: those without a request, and those whose client does not read its
 * answer. Keeps an idle stream open.
 */
export function watchConnections(server: Server, { silenceMs }: Pick<Limits, 'silenceMs'>) {
  const open = new Map<string, Socket>();
  const running = new WeakMap<Socket, number>();
  const isBusy = (socket: Socket) => (running.get(socket) ?? 0) > 0;
  const isDone = (socket: Socket) => !isBusy(socket) && socket.writableLength === 0;
  const count = (socket: Socket, by: number) =>
    running.set(socket, (running.get(socket) ?? 0) + by);
  const opened = (socket: Socket) => {
    const peer = `${socket.remoteAddress} ${socket.remotePort}`;
    open.set(peer, socket);
    socket.once('close', () => open.get(peer) === socket && open.delete(peer));
  };
  server.on('connection', opened);
  // the same peer again, after the handshake
  server.on('secureConnection', opened);
  server.setTimeout(silenceMs);
  server.on('timeout', (socket: Socket) => {
    // the event fires once per silence; the next one needs a new timeout
    if (isBusy(socket) && socket.writableLength === 0) socket.setTimeout(silenceMs);
    else socket.destroy();
  });
  const connections: Connections = {
    begins: ({ socket }, response) => {
      count(socket, 1);
      response.once('close', () => count(socket, -1));
    },
    closeIdle: () => {
      for (const socket of open.values()) if (isDone(socket)) socket.destroy();
    },
  };
  return connections;
}

type BodyInput = {
  request: IncomingMessage;
  response: ServerResponse;
  limits: Pick<Limits, 'bodyMs' | 'bodyBytes'>;
};

/**
 * Refuses a body that arrives too slowly, with a 408. A long upload is fine, and a body does not
 * count as slow while the master is slower.
 */
export function expectBody({ request, response, limits }: BodyInput): void {
  const { socket } = request;
  let before = socket.bytesRead;
  const check = setInterval(() => {
    const brought = socket.bytesRead - before;
    before = socket.bytesRead;
    if (request.readableLength > 0 || brought >= limits.bodyBytes) return;
    clearInterval(check);
    giveUp(request, response);
  }, limits.bodyMs);
  for (const event of ['end', 'close']) request.once(event, () => clearInterval(check));
}

function giveUp(request: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) return void request.socket.destroy();
  response.writeHead(408, { connection: 'close', 'content-length': 0 });
  response.end(() => request.socket.destroy());
}

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
