import { once } from 'node:events';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';

/** @typedef {{ status: number, headers: import('node:http').IncomingHttpHeaders, body: string }} Got */
/** @typedef {{ method?: string, headers?: Record<string, string>, body?: string, isStream?: boolean }} Options */

/**
 * Sends a request over https to a port of this machine, with any certificate.
 *
 * @param {number} port
 * @param {string} path as it goes on the wire
 * @param {Options} [options] `isStream`: the first part of the body is enough; of an accepted
 *   WebSocket it always is
 * @returns {Promise<Got>}
 */
export function fetchRaw(port, path, { method = 'GET', headers = {}, body, isStream } = {}) {
  return new Promise((resolve, reject) => {
    const to = { host: '127.0.0.1', servername: 'localhost', port, path, method };
    const all = { host: `localhost:${port}`, ...headers };
    const outgoing = request(
      { ...to, headers: all, rejectUnauthorized: false },
      async (incoming) => {
        const first = async () => String((await once(incoming, 'data'))[0]);
        const got = await (isStream ? first() : text(incoming));
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: got });
        if (isStream) incoming.destroy();
      },
    );
    outgoing.once('upgrade', async (incoming, socket, head) => {
      const first = head.length > 0 ? head : (await once(socket, 'data'))[0];
      resolve({ status: 101, headers: incoming.headers, body: String(first) });
      socket.destroy();
    });
    outgoing.setTimeout(60_000, () => outgoing.destroy(new Error(`${path}: no answer`)));
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}
