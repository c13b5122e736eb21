import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository } from './contract';

const source = join(repository, 'packages/sdk');

export type Packed = {
  /** a project with the archive installed */
  project: string;
  /** the folder of the installed package */
  folder: string;
  /** the paths in the archive */
  files: string[];
  remove(): void;
};

/** Packs and installs the SDK with npm, in its own folder. Needs `pnpm build`. */
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
