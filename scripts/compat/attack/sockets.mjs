import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { json } from 'node:stream/consumers';
import { startServer } from '../sandbox-process.mjs';
import { listenLocally } from './local-server.mjs';
import { bodies } from './raw-requests.mjs';

/** @typedef {import('../run-attack.mjs').Findings} Findings */

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];

/**
 * Sends requests with a false body length to `trainyard serve`, for every method and variant, and
 * sends a request of another client after each of them.
 *
 * @returns {Promise<Findings>}
 */
export async function attackSockets() {
  const master = await startEcho();
  const serve = await startServer('serve', ['--master', master.url]);
  try {
    return await smuggle({ origin: serve.url, master, rounds: 50 });
  } finally {
    await serve.stop();
    master.stop();
  }
}

/** @typedef {{ url: string, strangers: () => number, stop: () => void }} Echo */

/**
 * Starts a master that answers each request with its path and its `X-Own` header. `strangers`
 * counts requests that no client sent, and requests that cannot be parsed.
 *
 * @returns {Promise<Echo>}
 */
export async function startEcho() {
  let strangers = 0;
  const server = createServer({ maxHeaderSize: 2 ** 20 }, (incoming, response) => {
    // the server asks once at its start whether this is a master
    if (!/^\/api\/v1\/(outer|own|master)$/.test(incoming.url ?? '')) strangers += 1;
    incoming.resume().once('end', () => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ path: incoming.url, own: incoming.headers['x-own'] }));
    });
  });
  server.on('clientError', (error, socket) => {
    // a client that disconnects leaves an incomplete request, which does not count
    const isCutOff =
      'code' in error && /^(ECONNRESET|HPE_INVALID_EOF_STATE)$/.test(`${error.code}`);
    if (!isCutOff) strangers += 1;
    socket.destroy();
  });
  return { ...(await listenLocally(server)), strangers: () => strangers };
}

/**
 * @param {{ origin: string, master: Echo, rounds: number }} target
 * @returns {Promise<Findings>}
 */
export async function smuggle({ origin, master, rounds }) {
  const findings = { lines: [''], passed: 0, failed: 0 };
  // a request that came through would be counted: this one is sent past the server
  await attackOnce(master.url, 'GET /api/v1/smuggled HTTP/1.1\r\nHost: x\r\n\r\n');
  findings[master.strangers() === 1 ? 'passed' : 'failed'] += 1;
  if (master.strangers() !== 1) findings.lines.push('a smuggled request is not counted');
  let tries = 0;
  let wrong = 0;
  for (const { name, isTwo = false, bytes } of bodies) {
    /** @type {Map<string, number>} */
    const statuses = new Map();
    let wrongHere = 0;
    for (const method of methods) {
      let wrongNow = 0;
      for (let round = 0; round < rounds; round++) {
        const strangersBefore = master.strangers();
        const status = await attackOnce(origin, bytes({ method, round }));
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        const isOwn = await acceptsItsOwn(origin, `${name} ${method} ${round}`);
        const isAlone = isTwo || master.strangers() === strangersBefore;
        if (!isOwn || !isAlone || status === 'silent') wrongNow += 1;
      }
      findings[wrongNow === 0 ? 'passed' : 'failed'] += 1;
      wrongHere += wrongNow;
    }
    tries += methods.length * rounds;
    wrong += wrongHere;
    const answers = [...statuses].sort().map(([status, count]) => `${count} × ${status}`);
    findings.lines.push(`${name}: ${answers.join(', ')}; ${wrongHere} wrong`);
  }
  findings.lines[0] = `${tries} requests (${methods.length} methods × ${bodies.length} bodies × ${rounds}), another client after each: ${wrong} wrong`;
  return findings;
}

/** A server that neither answers nor closes the connection within this time hangs. */
const silenceMs = 45_000;
/** After this time without an answer the client ends its side of the connection. */
const patienceMs = 500;

/**
 * Writes bytes on a separate connection. Resolves to the status, `garbage`, `closed` or `silent`.
 *
 * @param {string} origin
 * @param {string} bytes
 * @returns {Promise<string>}
 */
function attackOnce(origin, bytes) {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) });
    /** @param {string} outcome */
    const done = (outcome) => {
      resolve(outcome);
      socket.destroy();
    };
    socket.setTimeout(patienceMs, () => {
      socket.end();
      socket.setTimeout(silenceMs, () => done('silent'));
    });
    // a reset counts as closed
    socket.on('error', () => done('closed'));
    socket.once('close', () => done('closed'));
    socket.once('data', (data) => done(/^HTTP\/1\.1 (\d{3})/.exec(String(data))?.[1] ?? 'garbage'));
    socket.write(bytes, 'latin1');
  });
}

/**
 * True if another client gets the answer to its own request.
 *
 * @param {string} origin
 * @param {string} own
 * @returns {Promise<boolean>}
 */
function acceptsItsOwn(origin, own) {
  return new Promise((resolve) => {
    const headers = { 'x-own': own, authorization: 'Bearer secret' };
    const outgoing = request(`${origin}/api/v1/own`, { headers }, async (incoming) => {
      const answer = await json(incoming).catch(() => null);
      const { path, own: answered } = Object(answer);
      resolve(incoming.statusCode === 200 && path === '/api/v1/own' && answered === own);
    });
    outgoing.setTimeout(silenceMs, () => outgoing.destroy());
    outgoing.once('error', () => resolve(false));
    outgoing.end();
  });
}
