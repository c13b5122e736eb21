import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository } from './contract';

const source = join(repository, 'packages/sdk');

export type Packed = {
  /** a project that has the archive installed */
  project: string;
  /** where it is installed */
  folder: string;
  /** the paths in the archive */
  files: string[];
  remove(): void;
};

/** The SDK as npm packs and installs it, in a folder of its own. Needs `pnpm build`. */
export function installPacked(): Packed {
  const project = mkdtempSync(join(tmpdir(), 'trainyard-packed-'));
  const args = ['pack', '--silent', '--ignore-scripts', '--pack-destination', project];
  execFileSync('npm', args, { cwd: source, stdio: ['ignore', 'ignore', 'inherit'] });
  const archive = readdirSync(project).find((file) => file.endsWith('.tgz')) ?? '';
  const folder = join(project, 'node_modules/@trainyard/sdk');
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xzf', join(project, archive), '-C', folder, '--strip-components=1']);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return { project, folder, files, remove: () => rmSync(project, { recursive: true }) };
}
