import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lockDirectory } from './directory-lock';

async function newDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'trainyard-lock-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  return directory;
}

test.each(['lock', 'lock-4'])(
  'a directory whose %s names another running process is refused',
  async (name) => {
    const directory = await newDirectory();
    await writeFile(join(directory, name), String(process.ppid));
    await expect(lockDirectory(directory)).rejects.toThrow(
      `${directory} is in use by process ${process.ppid}; remove ${join(directory, name)} if it is not.`,
    );
    expect(await readdir(directory)).toEqual([name]);
  },
);

// a pid above the limit of Linux; that of this process, which never locked it; a torn write
test.each(['4194305', String(process.pid), '', 'x'])(
  'the lock of a process that was killed, %j, is replaced',
  async (content) => {
    const directory = await newDirectory();
    await writeFile(join(directory, 'lock-9'), content);
    const unlock = await lockDirectory(directory);
    expect(await readdir(directory)).toEqual(['lock-10']);
    await expect(lockDirectory(directory)).rejects.toThrow('is in use by process');
    await unlock();
    await (await lockDirectory(directory))();
  },
);

test('of many that lock at once one gets the directory', async () => {
  const directory = await newDirectory();
  await writeFile(join(directory, 'lock-1'), '4194305');
  for (let round = 0; round < 20; round++) {
    const locks = await Promise.allSettled(
      Array.from({ length: 12 }, () => lockDirectory(directory)),
    );
    const unlocks = locks.flatMap((lock) => (lock.status === 'fulfilled' ? [lock.value] : []));
    expect(unlocks).toHaveLength(1);
    for (const unlock of unlocks) await unlock();
  }
});

// Node's own `mkdir` with `recursive` never ends for the second
test.skipIf(process.platform !== 'linux').each([
  ['/proc/trainyard', 'no folder can be made there. Choose another one.'],
  ['/proc/1/trainyard/deeper', 'no folder can be made there. Choose another one.'],
  ['/sys/kernel/trainyard', '(its file system is read-only|this user may not write there). Choose'],
])(
  'a folder of the system, %s, is refused with a reason and what to do (ATK-19)',
  async (folder, reason) => {
    const sentence = new RegExp(`^${folder} cannot hold a sandbox's data: ${reason}`);
    await expect(lockDirectory(folder)).rejects.toThrow(sentence);
  },
);
