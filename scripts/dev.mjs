// Runs the console with hot reload on a sandbox that restarts when its source changes, or on
// `--master URL`.
import { createServer } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runInstalled } from './lib/bootstrap.mjs';
import { root } from './lib/main.mjs';
import { run } from './lib/run.mjs';

await runInstalled(async () => {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '5173' }, master: { type: 'string' } },
  });
  const port = await freePort();
  const master = values.master ?? `http://127.0.0.1:${port}`;
  const programs = [runVite(master, values.port)];
  if (values.master === undefined) programs.push(runSandbox(port));
  const { code } = await Promise.race(programs);
  // one of the two programs ended: the other is useless without it
  process.kill(process.pid, 'SIGTERM');
  return code;
});

/** @param {number} port */
function runSandbox(port) {
  const command = ['packages/cli/src/main.ts', 'sandbox', '--port', String(port)];
  const source = '--conditions=@trainyard/source';
  const tsx = join(root, 'node_modules/.bin/tsx');
  return run(tsx, ['watch', '--clear-screen=false', source, ...command]);
}

/**
 * @param {string} master
 * @param {string} port
 */
function runVite(master, port) {
  const cwd = join(root, 'console');
  const vite = join(cwd, 'node_modules/.bin/vite');
  return run(vite, ['--port', port], { cwd, env: { TRAINYARD_MASTER: master } });
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
