import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from '../sandbox-process.mjs';
import { listenLocally } from './local-server.mjs';

/** @typedef {import('../run-attack.mjs').Findings} Findings */

const readers = 20;
const answerBytes = 100 * 2 ** 20;
/** Allowed growth of the process: the common limit of held answers, and the buffers of each. */
const maxAddedMiB = 320;
const seconds = 10;

/**
 * Requests a large JSON answer with many clients that do not read it, and measures the memory of
 * `trainyard serve`; each answer must have begun. Needs Linux, whose `/proc` has it.
 *
 * @returns {Promise<Findings>}
 */
export async function attackMemory() {
  const master = await startLargeMaster();
  const serve = await startServer('serve', ['--master', master.url]);
  const { hostname, port } = new URL(serve.url);
  const sockets = [];
  try {
    const before = await residentMiB(serve.pid);
    for (let count = 0; count < readers; count++) {
      const socket = connect({ host: hostname, port: Number(port) });
      socket.on('error', () => {});
      await once(socket, 'connect');
      socket.pause();
      socket.write(`GET /api/v1/large HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`);
      sockets.push(socket);
    }
    let highest = before;
    for (let second = 0; second < seconds; second++) {
      await pause(1000);
      highest = Math.max(highest, await residentMiB(serve.pid));
    }
    const added = highest - before;
    const line = `${readers} slow readers of ${answerBytes / 2 ** 20} MiB: ${before} MiB before, ${highest} MiB at most; ${master.begun()} answers began`;
    const isRight = added <= maxAddedMiB && master.begun() === readers;
    return { lines: [line], passed: isRight ? 1 : 0, failed: isRight ? 0 : 1 };
  } finally {
    for (const socket of sockets) socket.destroy();
    await serve.stop();
    master.stop();
  }
}

/**
 * Starts a master with one large answer, written as fast as it is read. `begun` counts the answers of
 * which the server in front took more than the buffers of the system.
 */
async function startLargeMaster() {
  const part = Buffer.alloc(2 ** 16, 'x');
  const parts = () => Array.from({ length: answerBytes / part.length }, () => part);
  let begun = 0;
  const server = createServer(({ url }, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    // the server asks once at its start whether this is a master
    if (url === '/api/v1/large') response.once('drain', () => (begun += 1));
    // fails for clients that have left
    pipeline(Readable.from(parts()), response).catch(() => {});
  });
  return { ...(await listenLocally(server)), begun: () => begun };
}

/**
 * @param {number} pid
 * @returns {Promise<number>}
 */
async function residentMiB(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
