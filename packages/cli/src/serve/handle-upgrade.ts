import type * as http from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Answer } from './answer';
import { logLine } from './log-line';
import { protectHeaders } from './protect-answer';
import { refusalOf, refuse, upgradePath } from './proxy/upgrade';
import { visitorOf } from './proxy/visitor';
import { refusalAnswer } from './refuse-request';
import { namesOf, type Running, sideOf } from './running';
import { pathnameOf } from './site/base-path';

type UpgradeInput = Running & {
  request: http.IncomingMessage;
  socket: Duplex;
  head: Buffer;
  sockets: Set<Duplex>;
};

/** Leads a WebSocket to the master, or refuses it. */
export async function handleUpgrade(input: UpgradeInput): Promise<void> {
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
