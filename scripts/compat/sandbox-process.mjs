import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Refusal, root } from '../lib/main.mjs';

/** @typedef {{ url: string, pid: number, stop: () => Promise<void> }} SandboxProcess */

/**
 * Starts `trainyard sandbox` on a free port; it ends with this script, even after a crash.
 *
 * @param {string[]} options
 */
export const startSandbox = (options) => startServer('sandbox', options);

/**
 * Starts `trainyard serve` or `trainyard sandbox` on a free port, and ends it with this script.
 *
 * @param {'serve' | 'sandbox'} command
 * @param {string[]} options
 * @param {string[]} [nodeOptions] options of Node itself
 * @returns {Promise<SandboxProcess>}
 */
export async function startServer(command, options, nodeOptions = []) {
  const program = join(root, 'packages/cli/bin/trainyard.mjs');
  const child = spawn(
    process.execPath,
    [...nodeOptions, program, command, '--port', '0', ...options],
    { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
  );
  const url = await addressOf(child);
  const stop = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  return { url, pid: child.pid ?? 0, stop };
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<string>}
 */
function addressOf(child) {
  return new Promise((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
        const address = /http:\/\/[\d.:]+\d/.exec(output);
        if (address) resolve(address[0]);
      });
    }
    child.once('exit', () => reject(new Refusal(`The server did not start: ${output}`)));
  });
}
