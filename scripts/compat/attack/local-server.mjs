import { once } from 'node:events';

/**
 * Opens a free port of this machine for a server. Stopping it breaks the connections that are left.
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
