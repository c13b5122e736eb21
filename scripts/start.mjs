// Opens the console from a clean clone: `npm start -- --port 8400 --open`, options of `trainyard serve`.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { bootstrap } from './lib/bootstrap.mjs';
import { buildStale, cliBuild, consoleBuild } from './lib/builds.mjs';
import { root, runMain } from './lib/main.mjs';
import { onStopRequest, stopWithChildren } from './lib/run.mjs';

await runMain(async () => {
  const letGo = stopWithChildren();
  await bootstrap();
  await buildStale([cliBuild, consoleBuild]);
  letGo();
  return serve(process.argv.slice(2));
});

/**
 * Serves in a child process until it ends. The child stops when its channel closes, so it does not
 * survive even a SIGKILL of this process.
 *
 * @param {string[]} args
 * @returns {Promise<number>}
 */
function serve(args) {
  const program = join(root, 'packages/cli/bin/trainyard.mjs');
  const child = spawn(process.execPath, [program, 'serve', ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  // a terminal sends Ctrl-C to the child as well: the closed channel repeats it without forcing an
  // exit
  onStopRequest(() => child.connected && child.disconnect());
  return new Promise((resolve) => {
    // not `close`, which is not emitted after our disconnect
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
