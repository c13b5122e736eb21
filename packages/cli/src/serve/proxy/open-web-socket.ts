import type { Duplex } from 'node:stream';
import type { Pool } from 'undici';
import type { Answer } from '../answer';
import { refuse } from './upgrade';

type OpenInput = {
  pool: Pool;
  path: string;
  headers: string[];
  /** the client's connection, and the bytes after the request */
  socket: Duplex;
  head: Buffer;
  protect: (headers: Answer['headers']) => Answer['headers'];
};

/**
 * Requests a WebSocket from the master and joins it to the client's connection. Returns the status
 * for the client: 101, the master's refusal, 502 or 504.
 */
export function openWebSocket(input: OpenInput): Promise<number> {
  const { pool, path, headers, socket, head, protect } = input;
  return new Promise((resolve) => {
    const end = (status: number) => {
      refuse(socket, status);
      resolve(status);
    };
    pool.dispatch(
      { path, method: 'GET', headers, upgrade: 'websocket' },
      {
        onRequestStart: (controller) => {
          socket.once('close', () =>
            controller.abort(new Error('The client closed the connection.')),
          );
        },
        onRequestUpgrade: (_controller, _status, answered, upstream) => {
          if (String(answered.upgrade).toLowerCase() !== 'websocket') {
            upstream.destroy();
            return end(502);
          }
          socket.write(acceptance(protect(pairsOf(answered))));
          join({ socket, upstream, head });
          resolve(101);
        },
        onResponseStart: (controller, status) => {
          if (status < 200) return;
          end(status >= 300 && status <= 599 ? status : 502);
          controller.abort(new Error('The master refused a WebSocket.'));
        },
        onResponseError: (_controller, error) => {
          end('code' in error && error.code === 'UND_ERR_HEADERS_TIMEOUT' ? 504 : 502);
        },
      },
    );
  });
}

type Answered = Record<string, string | string[] | undefined>;

const pairsOf = (headers: Answered): Answer['headers'] =>
  Object.entries(headers).flatMap(([name, values]) =>
    [values ?? []].flat().map((value): [string, string] => [name, value]),
  );

function acceptance(headers: Answer['headers']): string {
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  return ['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n');
}

type Sides = { socket: Duplex; upstream: Duplex; head: Buffer };

function join({ socket, upstream, head }: Sides): void {
  upstream.on('error', () => socket.destroy());
  upstream.once('close', () => socket.destroy());
  socket.once('close', () => upstream.destroy());
  if (head.length > 0) upstream.write(head);
  upstream.pipe(socket).pipe(upstream);
}
