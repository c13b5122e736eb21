import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox, startServer } from '../sandbox-process.mjs';

/** @typedef {import('../run-attack.mjs').Findings} Findings */

/** For how long a data directory was closed. */
const days = [30, 365, 1825];
/** How many times as long as at once after it was closed. */
const maxTimes = 6;

/**
 * Opens a data directory of the demo long after it was closed, by a clock that is ahead: the first
 * answer must come within a small multiple of the time that it takes at once after, and further ones
 * sooner than the first.
 *
 * @returns {Promise<Findings>}
 */
export async function attackClosedDirectory() {
  const folder = await mkdtemp(join(tmpdir(), 'trainyard-months-'));
  const dataDir = join(folder, 'kept');
  /** @type {Findings} */
  const findings = { lines: [], passed: 0, failed: 0 };
  try {
    const sandbox = await startSandbox([
      '--scenario',
      'demo',
      '--seed',
      '7',
      '--data-dir',
      dataDir,
    ]);
    await answered(sandbox.url);
    await sandbox.stop();
    const reference = await timesAfter(0, dataDir);
    for (const closed of days) {
      const copy = join(folder, String(closed));
      await cp(dataDir, copy, { recursive: true });
      const wrong = await timesAfter(closed, copy).then(
        (times) => compareTimes(times, reference),
        String,
      );
      findings[wrong ? 'failed' : 'passed'] += 1;
      if (wrong) findings.lines.push(`closed for ${closed} days: ${wrong}`);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  return findings;
}

/** @typedef {{ first: number, second: number }} Times seconds until two answers, one after the other */

/**
 * Returns a sentence about a fault, '' without one.
 *
 * @param {Times} times
 * @param {Times} reference
 */
function compareTimes({ first, second }, reference) {
  const answers = `the answers came after ${first.toFixed(1)} and ${second.toFixed(1)} s`;
  const isSlow = first > maxTimes * reference.first || second > first;
  return isSlow
    ? `${answers}; at once after it was closed, in ${reference.first.toFixed(1)} s`
    : '';
}

/**
 * @param {number} closed days
 * @param {string} directory
 * @returns {Promise<Times>}
 */
async function timesAfter(closed, directory) {
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  const sandbox = await startServer('sandbox', ['--data-dir', directory], clockAhead(closed));
  try {
    await answered(sandbox.url);
    const first = seconds();
    await answered(sandbox.url);
    const second = seconds() - first;
    await checkClock(sandbox.url, closed);
    return { first, second };
  } finally {
    await sandbox.stop();
  }
}

/** @param {string} url */
async function answered(url) {
  const answer = await fetch(`${url}/info`, { signal: AbortSignal.timeout(60_000) });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
}

/**
 * Throws where the clock of the sandbox is not ahead: its sessions end some days after now.
 *
 * @param {string} url
 * @param {number} closed days
 */
async function checkClock(url, closed) {
  const answer = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    body: JSON.stringify({ username: 'admin', password: '' }),
  });
  const ends = /Expires=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '';
  const ahead = (Date.parse(ends) - Date.now()) / 86_400_000;
  if (!(ahead > closed)) throw new Error(`the clock is not ahead: a session ends ${ends}`);
}

/**
 * Options of Node that put its clock a number of days ahead.
 *
 * @param {number} count
 */
function clockAhead(count) {
  const script = `
    const ahead = ${count} * 86_400_000;
    const Real = Date;
    globalThis.Date = class extends Real {
      constructor(...parts) { parts.length === 0 ? super(Real.now() + ahead) : super(...parts); }
      static now() { return Real.now() + ahead; }
    };`;
  return ['--import', `data:text/javascript,${encodeURIComponent(script)}`];
}
