import { type FileHandle, open, readFile, rm } from 'node:fs/promises';
import type { Line } from './line';
import { readLines } from './read-lines';

/** A file that lines are added to, and that knows when they are on the disk. */
export type Journal = {
  /** resolves once the line, and all before it, survive a loss of power */
  append(line: Line): Promise<void>;
  /** puts another text in place of all that is written; lines added meanwhile follow it */
  rewrite(change: (written: readonly Line[]) => string): Promise<void>;
  close(): Promise<void>;
};

type JournalInput = {
  path: string;
  /** what follows is a torn line and goes */
  wholeBytes: number;
  /** makes a text the log that counts, in one step, and says where it is */
  replace: (text: string) => Promise<string>;
};

/** Opens the file for more lines. */
export async function openJournal({ path, wholeBytes, replace }: JournalInput): Promise<Journal> {
  const file = await openAt(path, wholeBytes);
  const queue = createQueue({ file, path, end: wholeBytes, replace });
  return {
    append: queue.append,
    rewrite: queue.rewrite,
    close: async () => {
      await queue.idle();
      await queue.close();
    },
  };
}

async function openAt(path: string, length: number): Promise<FileHandle> {
  const file = await open(path, 'r+');
  await file.truncate(length);
  await file.datasync();
  return file;
}

type QueueInput = { file: FileHandle; path: string; end: number; replace: JournalInput['replace'] };

// lines that come while others are being written go together: one sync for all of them
function createQueue({ replace, ...current }: QueueInput) {
  let waiting: string[] = [];
  let next: Promise<void> | null = null;
  let writing: Promise<void> = Promise.resolve();

  async function writeWaiting() {
    const bytes = Buffer.from(waiting.join(''));
    waiting = [];
    next = null;
    await current.file.write(bytes, 0, bytes.length, current.end);
    await current.file.datasync();
    current.end += bytes.length;
  }

  async function writeAnew(change: (written: readonly Line[]) => string) {
    const { file, path } = current;
    const text = change(readLines(await readFile(path), path).lines);
    current.path = await replace(text);
    current.end = Buffer.byteLength(text);
    current.file = await openAt(current.path, current.end);
    await file.close();
    await rm(path, { force: true });
  }

  // after a failure nothing more is promised: whoever waits for a later line is told too
  function inTurn(work: () => Promise<void>): Promise<void> {
    writing = writing.then(work);
    writing.catch(() => {});
    return writing;
  }

  return {
    append: (line: Line): Promise<void> => {
      waiting.push(`${JSON.stringify(line)}\n`);
      next ??= inTurn(writeWaiting);
      return next;
    },
    rewrite: (change: (written: readonly Line[]) => string) => inTurn(() => writeAnew(change)),
    idle: () => writing.catch(() => {}),
    close: () => current.file.close(),
  };
}
