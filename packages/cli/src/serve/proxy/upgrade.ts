import { type IncomingMessage, ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { hasDotSegment } from '../routes';
import { pathnameOf, withoutBase } from '../site/base-path';
import { hasBody } from '../slow-clients';
import type { Visitor } from './visitor';

export const wantsWebSocket = ({ headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket';

type Offer = {
  request: IncomingMessage;
  visitor: Visitor;
  /** the console's own */
  basePath: string;
  /** whether one more WebSocket would be too many */
  isFull: boolean;
};

/**
 * Returns the status that refuses a WebSocket; null where it may pass. Pages of other sites may open
 * sockets to any address and the browser sends our cookie with them, so their origin has to be this
 * server's. Clients other than browsers send no origin.
 */
export function refusalOf({ request, visitor, basePath, isFull }: Offer): number | null {
  const pathname = pathnameOf(upgradePath(request, basePath));
  if (request.method !== 'GET') return 405;
  if (hasBody(request)) return 400;
  if (!pathname.startsWith('/proxy/') || hasDotSegment(pathname)) return 404;
  if (isForeign(request.headers.origin, visitor)) return 403;
  return isFull ? 503 : null;
}

export const upgradePath = ({ url = '/' }: IncomingMessage, basePath: string): string =>
  withoutBase(url, basePath) ?? url;

/** Whether a page's origin is another than this server's. Clients other than browsers send none. */
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

/** Declines an offer to speak something else, HTTP/2 mostly, by answering as if it had not been made. */
export function plainly(request: IncomingMessage): ServerResponse {
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(request.socket);
  response.once('finish', () => request.socket.end());
  return response;
}
