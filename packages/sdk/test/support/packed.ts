import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository } from './contract';

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
  const folder = addPacked(project, 'sdk');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return { project, folder, files, remove: () => rmSync(project, { recursive: true }) };
}

/** Packs another package, installs it in the same project, and returns its folder there. */
export function addPacked(project: string, name: string): string {
  const archive = join(project, `${name}.tgz`);
  const folder = join(project, 'node_modules/@trainyard', name);
  const args = ['pack', '--silent', '--ignore-scripts', '--pack-destination', project];
  const packed = execFileSync('npm', args, {
    cwd: join(repository, 'packages', name),
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  renameSync(join(project, packed.trim()), archive);
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xzf', archive, '-C', folder, '--strip-components=1']);
  return folder;
}
