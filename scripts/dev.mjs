// The console with hot reload on a sandbox that restarts when its source changes, or on `--master URL`.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bootstrap } from './lib/bootstrap.mjs';
import { root } from './lib/paths.mjs';
import { runMain } from './lib/refusal.mjs';

const masterPaths = ['/api', '/proxy/', '/docs', '/info'];

await runMain(async () => {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '5173' }, master: { type: 'string' } },
  });
  await bootstrap();
  const master = values.master ?? (await startSandbox());
  await startVite({ master, port: Number(values.port) });
  return 0;
});

/** @returns {Promise<string>} its address */
async function startSandbox() {
  const port = await freePort();
  const child = spawn(
    join(root, 'node_modules/.bin/tsx'),
    [
      'watch',
      '--clear-screen=false',
      '--conditions=@trainyard/source',
      'packages/cli/src/main.ts',
      'sandbox',
      '--port',
      String(port),
    ],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  process.once('exit', () => child.kill());
  return `http://127.0.0.1:${port}`;
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

/** @param {{ master: string, port: number }} options */
async function startVite({ master, port }) {
  const fromConsole = createRequire(join(root, 'console/package.json'));
  const vite = await import(fromConsole.resolve('vite'));
  const proxy = Object.fromEntries(
    masterPaths.map((path) => [
      path,
      { target: master, changeOrigin: true, ws: path === '/proxy/' },
    ]),
  );
  const server = await vite.createServer({
    root: join(root, 'console'),
    configFile: join(root, 'console/vite.config.ts'),
    server: { port, host: '127.0.0.1', proxy },
  });
  await server.listen();
  server.printUrls();
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => server.close().finally(() => process.exit(0)));
  }
}
