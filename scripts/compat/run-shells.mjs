import { execFile } from 'node:child_process';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildStale, cliBuild } from '../lib/builds.mjs';
import { ensureDebian } from '../lib/debian.mjs';
import { root, stateFolder } from '../lib/main.mjs';
import { run } from '../lib/run.mjs';
import { startSandbox } from './sandbox-process.mjs';

const execute = promisify(execFile);
const folder = join(stateFolder, 'shells');

/**
 * A shell, and a script that shows its completions of `trainyard e de` and prints them as a user
 * would see them.
 *
 * @typedef {{ name: string, package: string, script: string }} Shell
 */

/** @type {Shell[]} */
const shells = [
  {
    name: 'bash',
    package: 'bash',
    script: `source <(trainyard completion bash)
COMP_WORDS=(trainyard e de); COMP_CWORD=2; _trainyard; printf '%s\\n' "\${COMPREPLY[@]}"`,
  },
  {
    name: 'fish',
    package: 'fish',
    script: `trainyard completion fish | source
complete -C 'trainyard e de'`,
  },
  {
    // its completion is part of the line editor, so the script needs a pseudo-terminal
    name: 'zsh',
    package: 'zsh',
    script: `zmodload zsh/zpty
zpty line zsh -f -i
zpty -w line 'PS1=; autoload -Uz compinit; compinit -u -D; source <(trainyard completion zsh); print set-up'
zpty -r line out '*set-up*set-up*'
zpty -w -n line $'trainyard e de\\t\\t'
zpty -r line out '*describe*'
print -r -- "$out"
zpty -d line`,
  },
];

/**
 * Runs the completion of the built command line in real shells, against a sandbox.
 *
 * @returns {Promise<import('../lib/steps.mjs').Count>}
 */
export async function runShells() {
  await buildStale([cliBuild]);
  await mkdir(folder, { recursive: true });
  const program = join(folder, 'trainyard');
  const bin = join(root, 'packages/cli/bin/trainyard.mjs');
  await writeFile(program, `#!/bin/sh\nexec '${process.execPath}' '${bin}' "$@"\n`);
  await chmod(program, 0o755);
  const sandbox = await startSandbox(['--seed', '7']);
  const count = { passed: 0, failed: 0 };
  try {
    for (const shell of shells) count[await judge(shell, sandbox.url)] += 1;
  } finally {
    await sandbox.stop();
  }
  return count;
}

/**
 * @param {Shell} shell
 * @param {string} master
 * @returns {Promise<'passed' | 'failed'>}
 */
async function judge(shell, master) {
  const path = (await execute('sh', ['-c', `command -v ${shell.name} || true`])).stdout.trim();
  const program = path || `/usr/bin/${shell.name}`;
  await ensureDebian({ name: shell.package, program, dependents: 'The tests of completion' });
  const env = {
    PATH: `${folder}:${process.env.PATH}`,
    DET_MASTER: master,
    XDG_CACHE_HOME: folder,
    TERM: 'dumb',
  };
  const options = { env, quiet: true, limitMs: 60_000 };
  const { code, output } = await run(program, ['-c', shell.script], options);
  const isGood =
    code === 0 &&
    includesWord(output, 'delete') &&
    includesWord(output, 'describe') &&
    !includesWord(output, 'kill');
  console.log(`${isGood ? '✓' : '✗'} ${shell.name} completes a verb`);
  if (!isGood) console.error(`ended with code ${code}:\n${output}`);
  return isGood ? 'passed' : 'failed';
}

/** @type {(output: string, word: string) => boolean} */
const includesWord = (output, word) => new RegExp(`\\b${word}\\b`).test(output);
