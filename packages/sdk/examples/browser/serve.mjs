// Serves the page, and the master under the same origin: `node serve.mjs [PORT]`.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, extname, join, normalize } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';

const master = process.env.DET_MASTER;
if (!master) {
  console.error('Set DET_MASTER to the address of your master, such as http://127.0.0.1:8300.');
  process.exit(2);
}

const here = dirname(fileURLToPath(import.meta.url));
// the build for pages, in small files: Node resolves the package to another build
const sdk = join(
  dirname(fileURLToPath(import.meta.resolve('@trainyard/sdk/package.json'))),
  'dist',
);
const queryCore = folderOf('@tanstack/query-core');
const types = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript' };

/**
 * The folder of a package that only `query.html` needs; undefined where it is not installed.
 *
 * @param {string} name
 */
function folderOf(name) {
  try {
    return dirname(fileURLToPath(import.meta.resolve(name)));
  } catch {
    console.error(`/query.html needs ${name}: npm install ${name}`);
    return undefined;
  }
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function forward(request, response) {
  const left = new AbortController();
  response.once('close', () => left.abort());
  const { authorization } = request.headers;
  const answer = await fetch(new URL(request.url ?? '/', master), {
    method: request.method ?? 'GET',
    headers: authorization ? { authorization } : {},
    body: request.method === 'GET' ? null : Buffer.concat(await request.toArray()),
    signal: left.signal,
  });
  response.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? '' });
  // the first line of a log may take a while
  response.flushHeaders();
  if (answer.body) await pipeline(answer.body, response);
  else response.end();
}

/**
 * @param {string} path
 * @param {import('node:http').ServerResponse} response
 */
async function file(path, response) {
  const name = normalize(path === '/' ? '/index.html' : path);
  const [, first = ''] = name.split('/');
  const packages = { sdk, 'query-core': queryCore };
  const folder = packages[/** @type {keyof typeof packages} */ (first)];
  const rest = folder ? name.slice(first.length + 1) : name;
  const type = types[/** @type {keyof typeof types} */ (extname(name))];
  const content = type && (await readFile(join(folder ?? here, rest)).catch(() => undefined));
  response.writeHead(content ? 200 : 404, { 'Content-Type': type ?? 'text/plain' });
  response.end(content || 'Not found');
}

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://page');
  const answered = pathname.startsWith('/api/')
    ? forward(request, response)
    : file(pathname, response);
  // the page or the master closed the connection
  answered.catch(() => response.destroy());
});
server.listen(Number(process.argv[2] ?? 8400), '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : address;
  console.log(`http://127.0.0.1:${port}/ shows ${master}`);
});
