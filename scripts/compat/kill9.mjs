// Kills a sandbox that keeps its state, again and again, in the middle of writing; whatever it had
// answered has to be there when it starts again. `--rounds N` (50), `--seed N` (1),
// `--program FILE` (the built command line).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { root } from '../lib/paths.mjs';
import { checkAll, createLedger, signIn, startStorm } from './write-storm.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    program: { type: 'string', default: join(root, 'packages/cli/bin/trainyard.mjs') },
  },
});
const rounds = Number(values.rounds);
// a longer log proves nothing more, and takes longer to read
const roundsPerDirectory = 10;

let state = Number(values.seed);
/** A number from 0 to 1, the same ones for the same seed. */
function chance() {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
}

/** @param {string} directory */
async function startSandbox(directory) {
  const args = ['sandbox', '--port', '0', '--scenario', 'empty', '--data-dir', directory];
  const child = spawn(process.execPath, [values.program, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(child.stdout)) {
    const url = /http:\/\/\S+\d/.exec(line)?.[0];
    if (url) return { child, url };
  }
  throw new Error(`The sandbox did not start again in ${directory}.`);
}

let acknowledged = 0;
let lost = 0;
let directory = '';
let ledger = createLedger();
try {
  for (let round = 0; round < rounds; round++) {
    if (round % roundsPerDirectory === 0) {
      if (directory) await rm(directory, { recursive: true });
      directory = await mkdtemp(join(tmpdir(), 'trainyard-kill9-'));
      ledger = createLedger();
    }
    const { child, url } = await startSandbox(directory);
    const missing = await checkAll(url, ledger);
    for (const sentence of missing) console.error(`round ${round}: ${sentence}`);
    lost += missing.length;
    await signIn({ url, ledger });
    const storm = startStorm({ url, ledger, round });
    await new Promise((resolve) => setTimeout(resolve, 30 + 400 * chance()));
    child.kill('SIGKILL');
    await once(child, 'exit');
    acknowledged += await storm;
  }
  const { child, url } = await startSandbox(directory);
  lost += (await checkAll(url, ledger)).length;
  child.kill('SIGKILL');
} finally {
  await rm(directory, { recursive: true, force: true });
}
console.log(
  `${rounds} kills (seed ${values.seed}): ${acknowledged} writes were acknowledged, ${lost} of them lost.`,
);
process.exitCode = lost === 0 && acknowledged > 0 ? 0 : 1;
