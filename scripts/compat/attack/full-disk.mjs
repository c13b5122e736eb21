import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../../lib/main.mjs';
import { run } from '../../lib/run.mjs';

/** @typedef {import('../run-attack.mjs').Findings} Findings */

const kilobytes = 64;

/** The rounds: callers that write at once, and how the sandbox ends. */
const rounds = [
  ...[1, 1, 1].map((writers) => ({ writers, signal: /** @type {const} */ ('SIGTERM') })),
  ...[1, 12, 12, 12, 12].map((writers) => ({ writers, signal: /** @type {const} */ ('SIGKILL') })),
];

/**
 * Fills a small disk with the writes of a sandbox, makes room, and starts the sandbox again: every
 * acknowledged write must still be there. Needs to be root, for a file system in memory.
 *
 * @returns {Promise<Findings>}
 */
export async function attackFullDisk() {
  const folder = await mkdtemp(join(tmpdir(), 'trainyard-disk-'));
  const disk = join(folder, 'disk');
  await mkdir(disk);
  /** @type {Findings} */
  const findings = { lines: [], passed: 0, failed: 0 };
  try {
    for (const [index, round] of rounds.entries()) {
      if (!(await isMounted(disk))) {
        findings.lines.push('left out: only root can mount a small file system');
        break;
      }
      const wrong = await fillAndStart({ disk, index, ...round }).catch((error) => String(error));
      await run('umount', [disk], { quiet: true });
      if (wrong) findings.lines.push(`round ${index}, ${round.writers} callers: ${wrong}`);
      findings[wrong ? 'failed' : 'passed'] += 1;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return findings;
}

/**
 * Mounts a small file system in memory; false where this user may not.
 *
 * @param {string} disk
 */
async function isMounted(disk) {
  const options = ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', disk];
  return (await run('mount', options, { quiet: true })).code === 0;
}

/**
 * Returns a sentence about a fault, '' without one.
 *
 * @param {{ disk: string, index: number, writers: number, signal: 'SIGTERM' | 'SIGKILL' }} input
 */
async function fillAndStart({ disk, index, writers, signal }) {
  const directory = join(disk, 'data');
  const first = await startIn(directory);
  const { token } = await post(first.url, '/auth/login', { username: 'admin', password: '' });
  /** @type {Map<number, string>} */
  const acknowledged = new Map();
  /** @param {string} name */
  const write = async (name) => {
    const { workspace } = await post(first.url, '/workspaces', { name }, token);
    acknowledged.set(Number(workspace.id), name);
  };
  /** @param {number} writer */
  const writeUntilRefused = async (writer) => {
    for (let step = 0; ; step++) {
      const rest = 'n'.repeat((index * 11 + writer * 5 + step) % 45);
      const refusal = await write(`${writer}-${step}-${rest}`).catch(String);
      if (refusal !== undefined) return refusal;
    }
  };
  const refusals = await Promise.all(
    Array.from({ length: writers }, (_, writer) => writeUntilRefused(writer)),
  );
  const other = refusals.find((refusal) => !/no space left on device/.test(refusal));
  if (other || acknowledged.size === 0)
    return `the disk was not filled: ${acknowledged.size} writes, then ${other ?? 'none'}`;
  await run('mount', ['-o', `remount,size=${kilobytes * 8}k`, disk], { quiet: true });
  await write('written when there is room again');
  first.child.kill(signal);
  await once(first.child, 'exit');
  const second = await startIn(directory);
  try {
    const { workspaces } = await get(second.url, '/workspaces?limit=0', token);
    const names = new Map(
      workspaces.map((/** @type {any} */ each) => [Number(each.id), each.name]),
    );
    const lost = [...acknowledged].filter(([id, name]) => names.get(id) !== name);
    return lost.length === 0 ? '' : `${lost.length} of ${acknowledged.size} writes are lost`;
  } finally {
    second.child.kill('SIGKILL');
    await once(second.child, 'exit');
  }
}

/** @param {string} directory */
async function startIn(directory) {
  const program = join(root, 'packages/cli/bin/trainyard.mjs');
  const args = [program, 'sandbox', '--port', '0', '--scenario', 'empty', '--data-dir', directory];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    errors += text;
  });
  for await (const line of createInterface(child.stdout)) {
    const url = /http:\/\/\S+\d/.exec(line)?.[0];
    if (url) return { child, url };
  }
  throw new Error(`The sandbox did not start: ${errors}`);
}

/**
 * @param {string} url
 * @param {string} path
 * @param {RequestInit} init
 * @returns {Promise<any>} the answer
 */
async function send(url, path, init) {
  const response = await fetch(`${url}/api/v1${path}`, init);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/**
 * @param {string} url
 * @param {string} path
 * @param {string} token
 */
const get = (url, path, token) =>
  send(url, path, { headers: { authorization: `Bearer ${token}` } });

/**
 * @param {string} url
 * @param {string} path
 * @param {object} body
 * @param {string} [token]
 */
const post = (url, path, body, token) =>
  send(url, path, {
    method: 'POST',
    headers: token ? { authorization: `Bearer ${token}` } : {},
    body: JSON.stringify(body),
  });
