// Kills a sandbox with stored state repeatedly while it writes. After each start, every
// acknowledged write must still exist. In every other round it compacts its log all the time, and
// half of those kills happen during that. `--rounds N` (50), `--seed N` (1), `--program FILE` (the
// built command line).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, watch } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { buildStale, programBuilds } from '../lib/builds.mjs';
import { root } from '../lib/main.mjs';
import { checkAll, createLedger, signIn, startStorm } from './write-storm.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    program: { type: 'string', default: join(root, 'packages/cli/bin/trainyard.mjs') },
  },
});
// one of the two killed programs uses the built packages
await buildStale(programBuilds);
const rounds = Number(values.rounds);
// a longer log tests nothing more, and takes longer to read
const roundsPerDirectory = 10;

let state = Number(values.seed);
/** Returns numbers from 0 to 1, the same for the same seed. */
function chance() {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
}

const shortening = join(import.meta.dirname, 'kept-sandbox.mjs');

/**
 * @param {{ directory: string, release: string }} kept
 * @param {boolean} [isShortening] whether it shortens its log as often as it can
 */
async function startSandbox({ directory, release }, isShortening = false) {
  const options = ['--scenario', 'empty', '--release', release, '--data-dir', directory];
  const args = isShortening
    ? [shortening, directory, release]
    : [values.program, 'sandbox', '--port', '0', ...options];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface(child.stdout)) {
    const url = /http:\/\/\S+\d/.exec(line)?.[0];
    if (url) return { child, url };
  }
  throw new Error(`The sandbox did not start again in ${directory}.`);
}

/**
 * Waits for a random time; if `isAtSnapshot`, only until the next snapshot is being written.
 *
 * @param {string} directory
 * @param {boolean} isAtSnapshot
 */
async function momentIn(directory, isAtSnapshot) {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), 30 + 400 * chance() + (isAtSnapshot ? 1500 : 0));
  try {
    for await (const { filename } of watch(directory, { signal: stop.signal })) {
      if (!isAtSnapshot || !filename?.endsWith('.new')) continue;
      atSnapshot += 1;
      return;
    }
  } catch (error) {
    if (!stop.signal.aborted) throw error;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Returns how often the log of a directory was rewritten, from the number in its name.
 *
 * @param {string} directory
 */
async function snapshotsIn(directory) {
  const { log } = JSON.parse(await readFile(join(directory, 'sandbox.json'), 'utf8'));
  return Number(/\d+/.exec(log)?.[0] ?? 1) - 1;
}

let atSnapshot = 0;
let snapshots = 0;
let acknowledged = 0;
let lost = 0;
let directory = '';
let release = '0.23.4';
let ledger = createLedger();
try {
  for (let round = 0; round < rounds; round++) {
    if (round % roundsPerDirectory === 0) {
      if (directory) {
        snapshots += await snapshotsIn(directory);
        await rm(directory, { recursive: true });
      }
      directory = await mkdtemp(join(tmpdir(), 'trainyard-kill9-'));
      ledger = createLedger();
      // the release alternates between directories
      release = round % (2 * roundsPerDirectory) === 0 ? '0.23.4' : '0.38.1';
    }
    const isShortening = round % 2 === 1;
    const { child, url } = await startSandbox({ directory, release }, isShortening);
    const missing = await checkAll({ url, ledger, release });
    for (const sentence of missing) console.error(`round ${round}: ${sentence}`);
    lost += missing.length;
    await signIn({ url, ledger });
    const storm = startStorm({ url, ledger, round, release });
    await momentIn(directory, isShortening && round % 4 === 1);
    child.kill('SIGKILL');
    await once(child, 'exit');
    acknowledged += await storm;
  }
  const { child, url } = await startSandbox({ directory, release });
  lost += (await checkAll({ url, ledger, release })).length;
  child.kill('SIGKILL');
  snapshots += await snapshotsIn(directory);
} finally {
  await rm(directory, { recursive: true, force: true });
}
console.log(
  `${rounds} kills (seed ${values.seed}), ${atSnapshot} of them while one of ${snapshots} snapshots was written: ${acknowledged} writes were acknowledged, ${lost} of them lost.`,
);
const isTried = acknowledged > 0 && (rounds < 4 || atSnapshot > 0);
process.exitCode = lost === 0 && isTried ? 0 : 1;
