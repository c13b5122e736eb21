import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { makeFolders } from '@trainyard/sdk/node';
import { codeOf } from './data-directory';

// the name without a number is that of older versions
const lockName = /^lock(?:-(\d+))?$/;

/**
 * Locks the directory for this process; returns a function that unlocks it.
 *
 * Each owner has a file of its own, `lock-1`, `lock-2` …, with its process id, made exclusively;
 * the highest number counts. A file is only removed by the owner of a higher number, so that a slow
 * process cannot get a number that counted before. An unlocked directory keeps its last file,
 * empty. The lock of a killed process counts as unlocked.
 * @throws Error if another running process has it, or if it cannot be a directory
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const refuse = (cause: Error) => {
    const reason = reasons[String(codeOf(cause))] ?? cause.message;
    throw new Error(`${directory} cannot hold a sandbox's data: ${reason}`, { cause });
  };
  await makeFolders(resolve(directory)).catch(refuse);
  const before = await locksIn(resolve(directory));
  await refuseHeld(before);
  const number = (before.at(-1)?.number ?? 0) + 1;
  const path = join(resolve(directory), `lock-${number}`);
  await writeFile(path, String(process.pid), { flag: 'wx' }).catch((error: Error) => {
    if (codeOf(error) === 'EEXIST') throw startedTogether(directory);
    return refuse(error);
  });
  try {
    if ((await locksIn(directory)).some((lock) => lock.number > number)) {
      throw startedTogether(directory);
    }
    // the id is written a moment after its file is made
    await refuseHeld(before);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  heldHere.add(path);
  for (const lock of before) await rm(lock.path, { force: true });
  return async () => {
    heldHere.delete(path);
    await truncate(path).catch((error: unknown) => {
      if (codeOf(error) !== 'ENOENT') throw error;
    });
  };
}

const reasons: Record<string, string> = {
  EROFS:
    'its file system is read-only. Choose a folder that can be written, or mount it for writing.',
  EACCES: 'this user may not write there. Choose another folder, or give this one to the user.',
  EPERM: 'this user may not write there. Choose another folder, or give this one to the user.',
  ENOENT: 'no folder can be made there. Choose another one.',
};

// tells locks of this process from those of a killed one with the same id, as in a container
const heldHere = new Set<string>();

const startedTogether = (directory: string) =>
  new Error(`${directory} is in use by a process that started at the same time.`);

async function refuseHeld(locks: readonly Lock[]) {
  for (const { path, directory } of locks) {
    const holder = await holderIn(path);
    if (holder === null) continue;
    throw new Error(`${directory} is in use by process ${holder}; remove ${path} if it is not.`);
  }
}

type Lock = { directory: string; path: string; number: number };

/** The lock files of a directory, in order. */
async function locksIn(directory: string): Promise<Lock[]> {
  const names = await readdir(directory);
  return names
    .flatMap((name) => {
      const match = lockName.exec(name);
      if (!match) return [];
      return [{ directory, path: join(directory, name), number: Number(match[1] ?? 0) }];
    })
    .sort((left, right) => left.number - right.number);
}

/** The running process that holds a lock; null without one. */
async function holderIn(path: string): Promise<number | null> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    // its owner made way for a later one
    if (codeOf(error) === 'ENOENT') return '';
    if (codeOf(error) === 'EISDIR') throw new Error(`${path} is a folder; it has to be a file.`);
    throw error;
  });
  const pid = Number(text);
  const isHeld = pid === process.pid ? heldHere.has(path) : pid > 0 && isAlive(pid);
  return isHeld ? pid : null;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // the process belongs to another user, so it exists
    return codeOf(error) === 'EPERM';
  }
}
