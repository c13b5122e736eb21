import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { exportSite } from '../../serve/site/export-site';
import { Failure } from '../failure';
import { writeOwnFile } from '../own-file';
import { makeFolder } from './make-folder';
import { writeCompleteFile } from './write-file';

async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'trainyard-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test('folders that are missing are created with the permissions, and existing ones stay', async () => {
  const folder = await temporaryFolder();
  const path = join(folder, 'a/b');
  await makeFolder(path, 0o700);
  await makeFolder(path, 0o755);
  for (const each of [path, join(folder, 'a')])
    expect((await stat(each)).mode & 0o777, each).toBe(0o700);
});

test('a file in the place of a folder is an error that names the folder', async () => {
  const file = join(await temporaryFolder(), 'file');
  await writeFile(file, '');
  await expect(makeFolder(file)).rejects.toThrow(`The folder ${file} cannot be created.`);
  await expect(makeFolder(join(file, 'below'))).rejects.toThrow(Failure);
});

const text = 'one';
const profiles = {
  name: 'profiles.json',
  what: 'profiles',
  isValid: (_: unknown): _ is object => true,
};

// Node's own `mkdir` with `recursive` never ends there
test.skipIf(process.platform !== 'linux').each<[string, (folder: string) => Promise<void>]>([
  [
    'a file of -o',
    (folder) =>
      writeCompleteFile({
        path: join(folder, text),
        parts: [Buffer.from(text)],
        signal: new AbortController().signal,
      }),
  ],
  ['the profiles', (folder) => writeOwnFile({ DET_DEBUG_CONFIG_PATH: folder }, profiles, {})],
  [
    'the exported console',
    async (target) => exportSite({ directory: await temporaryFolder(), target, basePath: '/' }),
  ],
])('%s below /proc is refused at once, with the folder (ATK-19)', async (_, write) => {
  await expect(write('/proc/trainyard/deeper')).rejects.toThrow(
    /The folder \/proc\/trainyard\/deeper\b.* cannot be created\./,
  );
});
