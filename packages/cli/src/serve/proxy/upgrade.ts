import { type IncomingMessage, ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { hasDotSegment } from '../routes';
import { pathnameOf, withoutBase } from '../site/base-path';
import { hasBody } from '../slow-clients';
import type { Visitor } from './visitor';

export const isWebSocketUpgrade = ({ headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket';

type UpgradeRequest = {
  request: IncomingMessage;
  visitor: Visitor;
  /** base path of the console */
  basePath: string;
  /** the maximum number of WebSockets is reached */
  isFull: boolean;
};

/**
 * Returns the status that refuses a WebSocket; null if it may pass. Pages of other sites may open
 * sockets to any address and the browser sends our cookie with them, so their origin must be this
 * server's. Clients other than browsers send no origin.
 */
export function refusalOf({ request, visitor, basePath, isFull }: UpgradeRequest): number | null {
  const pathname = pathnameOf(upgradePath(request, basePath));
  if (request.method !== 'GET') return 405;
  if (hasBody(request)) return 400;
  if (!pathname.startsWith('/proxy/') || hasDotSegment(pathname)) return 404;
  if (isForeign(request.headers.origin, visitor)) return 403;
  return isFull ? 503 : null;
}

export const upgradePath = ({ url = '/' }: IncomingMessage, basePath: string): string =>
  withoutBase(url, basePath) ?? url;

/** Returns true if a page's origin is not this server's. Clients other than browsers send none. */
export function isForeign(origin: string | undefined, { host }: Visitor): boolean {
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  return new URL(origin).host !== host.toLowerCase();
}

/** Answers an upgrade with a status and closes it. */
export function refuse(socket: Duplex, status: number): void {
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}`;
  socket.end(`${head}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}

/** Declines an offer of another protocol, usually HTTP/2, by answering without it. */
export function responseTo(request: IncomingMessage): ServerResponse {
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(request.socket);
  response.once('finish', () => request.socket.end());
  return response;
}
