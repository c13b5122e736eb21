import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The masters of the table: both releases, with roles and without. Names are its headings. */
export const modes = [false, true].flatMap((isNewer) =>
  [false, true].map((isOpen) => ({
    name: `${isOpen ? 'Everyone may do nearly everything' : 'Roles decide'}${isNewer ? ', on 0.38.1' : ''}`,
    isNewer,
    isOpen,
    flags: ['--release', isNewer ? '0.38.1' : '0.23.4', ...(isOpen ? ['--no-rbac'] : [])],
  })),
);

/** Reads the table of the unit tests: the page that each user sees for each link. */
export async function readLinkTable(mode: string): Promise<Map<string, string[]>> {
  const file = join(import.meta.dirname, '../../src/app/links/route-matrix.md');
  const [, part = ''] = (await readFile(file, 'utf8')).split(`## ${mode}\n`);
  const rows =
    part
      .split('\n## ')[0]
      ?.split('\n')
      .filter((line) => line.startsWith('| /')) ?? [];
  const cells = rows.map((row) => row.split('|').map((cell) => cell.trim()));
  return new Map(cells.map(([, link = '', ...pages]) => [link, pages]));
}
