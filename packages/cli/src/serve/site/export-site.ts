import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { indexFor, type PageFacts } from './base-path';
import { compress, type Encoding, precompressedEnding } from './representation';

type ExportInput = PageFacts & { directory: string; target: string };

/**
 * Writes the console into a folder for another web server, its pages adapted to the base path and
 * every file compressed. Keeps hashed files of earlier builds, so that open pages keep working.
 */
export async function exportSite({ directory, target, ...facts }: ExportInput): Promise<void> {
  await cp(directory, target, { recursive: true, preserveTimestamps: true });
  const page = join(target, 'index.html');
  const html = Buffer.from(indexFor(await readFile(page, 'utf8'), facts));
  await writeFile(page, html);
  const encodings: Encoding[] = ['br', 'gzip'];
  for (const encoding of encodings) {
    await writeFile(
      `${page}${precompressedEnding[encoding]}`,
      await compress(html, encoding, 'thorough'),
    );
  }
}
