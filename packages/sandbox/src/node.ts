import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRecordings } from './replay/recording';
import { createReplayOf, type Replay } from './replay/replay';

export { openSandbox } from './persistence/open-sandbox';
export type { Replay } from './replay/replay';

/**
 * A master that answers from a folder of recordings, such as `recordings/0.23.4`: files of one
 * exchange a line, `*.ndjson`. Anyone who occurs in them can sign in, with any password.
 * @throws Error when the folder holds no such file
 */
export async function createReplay(directory: string): Promise<Replay> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.ndjson')).sort();
  if (names.length === 0) throw new Error(`There are no recordings (*.ndjson) in ${directory}.`);
  const texts = await Promise.all(names.map((name) => readFile(join(directory, name), 'utf8')));
  return createReplayOf(texts.flatMap(parseRecordings));
}
