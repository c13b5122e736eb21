import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { copyFile, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const cli = join(import.meta.dirname, '../..');

let program: Promise<string> | undefined;

/**
 * Bundles the command line as it ships, once for all test files of a worker, and returns the file
 * to run. It starts in a tenth of a second, while the sources need one.
 */
export const bundledProgram = (): Promise<string> => {
  program ??= bundle();
  return program;
};

async function bundle() {
  const folder = await mkdtemp(join(tmpdir(), 'trainyard-cli-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  // its version
  await copyFile(join(cli, 'package.json'), join(folder, 'package.json'));
  const rolldown = join(cli, 'node_modules/.bin/rolldown');
  await promisify(execFile)(rolldown, ['-c', '--dir', join(folder, 'dist')], { cwd: cli });
  return join(folder, 'dist/trainyard.mjs');
}
