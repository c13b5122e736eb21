import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Reads the table of the unit tests: the page that each person sees at each link. */
export async function readLinkTable(heading: string): Promise<Map<string, string[]>> {
  const file = join(import.meta.dirname, '../src/app/links/route-matrix.md');
  const [, part = ''] = (await readFile(file, 'utf8')).split(`${heading}\n`);
  const rows =
    part
      .split('\n## ')[0]
      ?.split('\n')
      .filter((line) => line.startsWith('| /')) ?? [];
  const cells = rows.map((row) => row.split('|').map((cell) => cell.trim()));
  return new Map(cells.map(([, link = '', ...pages]) => [link, pages]));
}
