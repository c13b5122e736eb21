import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Headers by which an answer would change more than itself, with a worker for the whole origin. */
const hostileHeaders = {
  'service-worker-allowed': '/',
  'clear-site-data': '"cookies", "storage"',
  'access-control-allow-origin': '*',
  'set-cookie': ['auth=EVIL; Path=/', 'auth=EVIL; Path=/dashboard', '=auth=EVIL'],
};

const worker = `
  addEventListener('install', () => skipWaiting());
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('fetch', (event) => {
    if (event.request.mode === 'navigate')
      event.respondWith(new Response('<h1>OWNED</h1>', { headers: { 'content-type': 'text/html' } }));
  });`;

/**
 * The script of a page that tries to become the console, or to read and change it. Puts what it has
 * got into `window.results`. `console` is the console's origin.
 */
const script = `
  const console = new URL(location.href).hash.slice(1) || location.origin;
  const tried = async (take) => {
    try { return String(await take()); } catch (error) { return 'refused: ' + error.name; }
  };
  const register = (script, scope) =>
    navigator.serviceWorker.register(script, scope && { scope }).then((made) => made.scope);
  const read = (path, init) =>
    fetch(console + path, { credentials: 'include', ...init }).then((answer) => answer.text());
  const socket = (address) => new Promise((resolve, reject) => {
    const opened = new WebSocket(address.replace('http', 'ws'));
    opened.onopen = () => resolve('open');
    opened.onerror = () => reject(new DOMException('', 'NetworkError'));
  });
  (async () => {
    const results = {
      token: await tried(() => localStorage.getItem('global/auth-token')),
      rootWorker: await tried(() => register('/proxy/evil/sw.js', '/')),
      upperWorker: await tried(() => register('/proxy/evil/sw.js', '/proxy/')),
      outsideWorker: await tried(() => register('/proxy/sw.js')),
      answer: await tried(() => fetch('/proxy/evil/answer').then(({ status }) => status)),
      cookie: await tried(() => {
        document.cookie = 'auth=EVIL; path=/';
        document.cookie = 'auth=EVIL; path=/dashboard';
        document.cookie = 'auth=EVIL; path=/tasks';
        return 'written';
      }),
      me: await tried(() => read('/api/v1/me')),
      write: await tried(() => read('/api/v1/workspaces', {
        method: 'POST', mode: 'no-cors', body: '{"name":"evil"}',
      }).then(() => 'sent')),
      page: await tried(() => read('/dashboard')),
      socket: await tried(() => socket(console + '/proxy/evil/ws')),
      parent: await tried(() => parent === window ? 'none' : parent.document.title),
      frame: await tried(() => new Promise((resolve) => {
        const frame = document.createElement('iframe');
        frame.onload = () => resolve(frame.contentDocument ? frame.contentDocument.title : 'hidden');
        frame.src = console + '/dashboard';
        document.body.append(frame);
      })),
    };
    window.results = results;
  })();`;

export type HostileMaster = { url: string; stop: () => void };

/** Starts a master whose task `evil` is hostile; everything else is answered by the real one. */
export async function startHostileMaster(master: string): Promise<HostileMaster> {
  const server = createServer((incoming, response) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://master');
    if (pathname.startsWith('/proxy/evil') || pathname === '/proxy/sw.js')
      return answerAsTask(pathname, response);
    passOn(master, incoming, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}

function answerAsTask(pathname: string, response: ServerResponse): void {
  const isScript = pathname.endsWith('.js');
  const type = isScript ? 'text/javascript' : 'text/html';
  response.writeHead(200, { ...hostileHeaders, 'content-type': type });
  if (isScript) return void response.end(worker);
  const isPage = pathname === '/proxy/evil/';
  const text = isPage ? `<body><script>${script}</script>` : '<body>an answer';
  response.end(`<!doctype html><title>evil</title>${text}`);
}

function passOn(master: string, incoming: IncomingMessage, response: ServerResponse): void {
  const { method, url, headers } = incoming;
  const outgoing = request(new URL(url ?? '/', master), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  outgoing.once('error', () => response.destroy());
  response.once('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}
