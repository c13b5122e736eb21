import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readHar } from './replay/har';
import { parseRecordings } from './replay/recording';
import { createReplayOf, type Replay } from './replay/replay';

export { openSandbox } from './persistence/open-sandbox';
export type { Replay } from './replay/replay';

/**
 * A master that answers from recordings: a folder such as `recordings/0.23.4`, whose files hold one
 * exchange a line, `*.ndjson`, or a session as HAR. Anyone who occurs in them can sign in, with any
 * password.
 * @throws Error when the folder holds no such file, or the file is not a HAR
 */
export async function createReplay(path: string): Promise<Replay> {
  if ((await stat(path)).isFile()) return createReplayOf(await sessionIn(path));
  return createReplayOf(await recordingsIn(path));
}

async function sessionIn(file: string) {
  try {
    return readHar(await readFile(file, 'utf8'));
  } catch (error) {
    throw new Error(
      `${file} cannot be replayed: ${error instanceof Error ? error.message : error}`,
    );
  }
}

async function recordingsIn(directory: string) {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.ndjson')).sort();
  if (names.length === 0) throw new Error(`There are no recordings (*.ndjson) in ${directory}.`);
  const texts = await Promise.all(names.map((name) => readFile(join(directory, name), 'utf8')));
  return texts.flatMap(parseRecordings);
}
