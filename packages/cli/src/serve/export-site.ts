import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { indexFor, type PageFacts } from './base-path';
import { compress, type Encoding } from './compress';
import { pressedEnding } from './pressed-copy';

type ExportInput = PageFacts & { directory: string; target: string };

/**
 * Writes the console into a folder for another web server, its pages fitted to the base path and
 * everything pressed. Hashed files of earlier builds stay, so that pages that are open go on.
 */
export async function exportSite({ directory, target, ...facts }: ExportInput): Promise<void> {
  await cp(directory, target, { recursive: true, preserveTimestamps: true });
  const page = join(target, 'index.html');
  const html = Buffer.from(indexFor(await readFile(page, 'utf8'), facts));
  await writeFile(page, html);
  const encodings: Encoding[] = ['br', 'gzip'];
  for (const encoding of encodings) {
    await writeFile(
      `${page}${pressedEnding[encoding]}`,
      await compress(html, encoding, 'thorough'),
    );
  }
}
