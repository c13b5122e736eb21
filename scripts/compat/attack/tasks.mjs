import { createServer, request } from 'node:http';
import { startServer } from '../sandbox-process.mjs';
import { listenLocally } from './local-server.mjs';

/** @typedef {import('../run-attack.mjs').Findings} Findings */
/** @typedef {import('node:http').IncomingMessage} IncomingMessage */

/**
 * Headers of a task's answer that would change the console, with a value each.
 *
 * @type {Record<string, string | string[]>}
 */
export const hostile = {
  'service-worker-allowed': '/',
  'clear-site-data': '"*"',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'public-key-pins': 'max-age=1',
  'alt-svc': 'h3=":443"',
  nel: '{"report_to":"x","max_age":1}',
  'report-to': '{"endpoints":[{"url":"https://evil.example"}]}',
  'reporting-endpoints': 'x="https://evil.example"',
  'accept-ch': 'Sec-CH-UA-Model',
  'use-as-dictionary': 'match="/*"',
  'origin-agent-cluster': '?1',
  'set-login': 'logged-out',
  'access-control-allow-origin': 'https://evil.example',
  'access-control-allow-credentials': 'true',
  'set-cookie': [
    'auth=EVIL; Path=/',
    'auth=EVIL; Path=/; Domain=example.com',
    '=auth=EVIL; Path=/',
    'trainyard-task=EVIL; Path=/',
    '__Host-x=1; Path=/; Secure',
    'lang=1; Path=/; HttpOnly',
  ],
};

/**
 * Starts a master whose tasks answer everything, WebSockets too, with hostile headers.
 */
async function startTasks() {
  const server = createServer((incoming, response) => {
    response.writeHead(200, { ...hostile, 'content-type': 'text/javascript' });
    response.end(JSON.stringify(incoming.headers));
  });
  server.on('upgrade', (_incoming, socket) => {
    const lines = Object.entries(hostile).flatMap(([name, values]) =>
      [values].flat().map((value) => `${name}: ${value}`),
    );
    const accepted = ['HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket'];
    socket.on('error', () => {});
    socket.write([...accepted, 'Connection: Upgrade', ...lines, '', ''].join('\r\n'));
  });
  return listenLocally(server);
}

/**
 * Lets a task answer with every header that could change the console, by HTTP and by WebSocket, at
 * the console's origin and at one of its own.
 *
 * @returns {Promise<Findings>}
 */
export async function attackAsTask() {
  const master = await startTasks();
  /** @type {Findings} */
  const findings = { lines: [], passed: 0, failed: 0 };
  try {
    for (const hasOwnOrigin of [true, false]) {
      const shared = hasOwnOrigin ? [] : ['--task-origin', 'none'];
      const serve = await startServer('serve', ['--master', master.url, ...shared]);
      try {
        const wrong = await attackServer(serve.url, hasOwnOrigin);
        const where = hasOwnOrigin ? 'an origin of its own' : 'the console’s origin';
        findings.lines.push(`a task at ${where}: ${wrong.length} wrong`, ...wrong);
        findings[wrong.length === 0 ? 'passed' : 'failed'] += 1;
      } finally {
        await serve.stop();
      }
    }
  } finally {
    master.stop();
  }
  return findings;
}

/**
 * Returns what a task could change, one sentence each.
 *
 * @param {string} console
 * @param {boolean} hasOwnOrigin
 */
async function attackServer(console, hasOwnOrigin) {
  /** @type {string[]} */
  const wrong = [];
  const session = { cookie: 'auth=SECRET' };
  const origin = hasOwnOrigin ? await originOfTasks(console, session) : console;
  const page = await send(`${origin}/proxy/evil/page`, {});
  const upgrade = { connection: 'Upgrade', upgrade: 'websocket', origin };
  const socket = await send(`${origin}/proxy/evil/ws`, upgrade);
  for (const [kind, answer] of Object.entries({ page, socket })) {
    for (const name of Object.keys(hostile)) {
      if (name !== 'set-cookie' && answer.headers[name] !== undefined)
        wrong.push(`the ${kind} passes ${name}`);
    }
    const cookies = answer.headers['set-cookie'] ?? [];
    for (const cookie of cookies) {
      if (!/^lang=1; Path=\/proxy\/evil\//.test(cookie)) wrong.push(`the ${kind} sets ${cookie}`);
    }
    if (cookies.length === 0) wrong.push(`the ${kind} loses the cookie of the task`);
  }
  // the header alone refuses nothing: a task's own worker is passed on
  const own = await send(`${origin}/proxy/evil/sw.js`, { 'service-worker': 'script' });
  if (own.statusCode !== 200) wrong.push(`a worker in the task's folder is a ${own.statusCode}`);
  for (const path of ['/proxy/sw.js', '/proxy//sw.js', '/proxy%2fevil/sw.js', '/api/v1/sw.js']) {
    for (const base of new Set([console, origin])) {
      const { statusCode } = await send(base + path, { 'service-worker': 'script' });
      if (statusCode !== 403) wrong.push(`a worker at ${path} is a ${statusCode}`);
    }
  }
  return wrong;
}

/**
 * Follows a link of the console to a task. The token must be in no address.
 *
 * @param {string} console
 * @param {Record<string, string>} session
 */
async function originOfTasks(console, session) {
  const { statusCode, headers } = await send(`${console}/proxy/evil/page`, session);
  const location = headers.location ?? '';
  if (statusCode !== 303 || location.includes('SECRET')) {
    throw new Error(`A task's page at the console's origin is a ${statusCode} to ${location}.`);
  }
  return new URL(location).origin;
}

/**
 * Resolves to the head of an answer, of an accepted WebSocket too.
 *
 * @param {string} url
 * @param {Record<string, string>} headers
 * @returns {Promise<IncomingMessage>}
 */
function send(url, headers) {
  const { origin } = new URL(url);
  const { hostname, port } = new URL(origin);
  const path = url.slice(origin.length);
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, headers }, (answer) => {
      answer.resume();
      resolve(answer);
    });
    outgoing.once('upgrade', (answer, socket) => {
      socket.destroy();
      resolve(answer);
    });
    outgoing.once('error', reject);
    outgoing.end();
  });
}
