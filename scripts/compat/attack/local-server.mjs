import { once } from 'node:events';

/**
 * Listens on a free port of this machine. `stop` closes the server and its open connections.
 *
 * @param {import('node:http').Server} server
 */
export async function listenLocally(server) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/**
 * Sends a request on to another server.
 *
 * @param {import('node:http').IncomingMessage} incoming
 * @param {string} target
 */
export async function forward(incoming, target) {
  const { authorization, accept } = incoming.headers;
  const body = Buffer.concat(await incoming.toArray());
  return fetch(new URL(incoming.url ?? '/', target), {
    method: incoming.method ?? 'GET',
    headers: { ...(authorization ? { authorization } : {}), ...(accept ? { accept } : {}) },
    body: body.length > 0 ? body : null,
  });
}
