// Builds every package and the console: stale ones, or all with --force.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runInstalled } from './lib/bootstrap.mjs';
import { allBuilds, buildStale } from './lib/builds.mjs';
import { stateFolder } from './lib/main.mjs';

await runInstalled(async () => {
  if (process.argv.includes('--force')) {
    await rm(join(stateFolder, 'built'), { recursive: true, force: true });
  }
  await buildStale(allBuilds);
  console.log('Everything is built; `node_modules/.bin/trainyard help` shows what it can do.');
  return 0;
});
