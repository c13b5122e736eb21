import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox, startServer } from '../sandbox-process.mjs';

/** @typedef {import('../run-attack.mjs').Findings} Findings */

/** For how long a data directory was closed. */
const days = [30, 365, 1825];
const maxSeconds = 10;

/**
 * Opens a data directory of the demo long after it was closed, by a clock that is ahead: the first
 * answer must come within ten seconds, and further ones at once.
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
    for (const closed of days) {
      const copy = join(folder, String(closed));
      await cp(dataDir, copy, { recursive: true });
      const wrong = await openAfter(closed, copy).catch((error) => String(error));
      findings[wrong ? 'failed' : 'passed'] += 1;
      if (wrong) findings.lines.push(`closed for ${closed} days: ${wrong}`);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  return findings;
}

/**
 * Returns a sentence about a fault, '' without one.
 *
 * @param {number} closed days
 * @param {string} directory
 */
async function openAfter(closed, directory) {
  const start = Date.now();
  const sandbox = await startServer('sandbox', ['--data-dir', directory], clockAhead(closed));
  try {
    await answered(sandbox.url);
    const first = (Date.now() - start) / 1000;
    await answered(sandbox.url);
    const second = (Date.now() - start) / 1000 - first;
    if (first > maxSeconds) return `the first answer came after ${first.toFixed(1)} s`;
    return second > 1 ? `the second answer took ${second.toFixed(1)} s` : '';
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
