import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { run } from '../../lib/run.mjs';
import { installReferences, referencesFolder } from '../install-references';
import { forward } from '../log-stream';

export type References = {
  /** the address of a page in front of a master, such as `log`, with its parameters */
  address: (name: ReferenceName, query: Record<string, string | number>) => string;
  close: () => Promise<void>;
};

type ReferenceName = 'grid' | 'rows' | 'log' | 'curves';

const types: Record<string, string> = { js: 'text/javascript', css: 'text/css' };

/** Builds the reference pages, and serves them in front of a master. */
export async function serveReferences(master: string): Promise<References> {
  await installReferences();
  const folder = await mkdtemp(join(tmpdir(), 'bench-felt-'));
  const bundler = join(referencesFolder, 'bundle-pages.mjs');
  const { code } = await run(process.execPath, [bundler, folder]);
  if (code !== 0) throw new Error('The reference pages cannot be bundled; see above.');
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://bench');
    if (pathname.startsWith('/api/')) return forward(master, request, response);
    const name = basename(pathname);
    const [page = '', ending = ''] = name.split('.');
    response.setHeader('Content-Type', types[ending] ?? 'text/html');
    if (types[ending] === undefined) return response.end(pageOf(page));
    readFile(join(folder, name)).then(
      (content) => response.end(content),
      () => response.writeHead(404).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: (name, query) =>
      `http://127.0.0.1:${port}/${name}?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}

const pageOf = (name: string) =>
  `<!doctype html><meta charset=utf-8><title>${name}</title><link rel=stylesheet href=/${name}-style.css><body style="margin:0"><div id=root></div><div id=portal></div><script type=module src=/${name}.js></script>`;
