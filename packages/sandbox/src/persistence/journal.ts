import { type FileHandle, open, readFile, rm } from 'node:fs/promises';
import { emptyLog, type LogEnd, numberedLines } from './chain';
import type { Line } from './line';
import { readLines } from './read-lines';

/** An append-only file that reports when lines are on the disk. */
export type Journal = {
  /** resolves once the line, and all before it, survive a loss of power */
  append(line: Line): Promise<void>;
  /** replaces all written lines by others, as JSON; lines added meanwhile follow */
  rewrite(change: Change): Promise<void>;
  /** @returns the end of the log */
  close(): Promise<LogEnd>;
};

type Change = (written: readonly Line[]) => readonly string[];

type JournalInput = {
  path: string;
  /** the end of the log */
  end: LogEnd;
  /** the bytes after these are a torn line and are removed */
  completeBytes: number;
  /** makes a text the current log, atomically, and returns its path */
  replace: (text: string, end: LogEnd) => Promise<string>;
};

/** Opens the file for more lines. */
export async function openJournal(input: JournalInput): Promise<Journal> {
  const { path, completeBytes, end, replace } = input;
  const file = await openAt(path, completeBytes);
  const queue = createQueue({ file, path, bytes: completeBytes, end, replace });
  return {
    append: queue.append,
    rewrite: queue.rewrite,
    close: async () => {
      await queue.idle();
      return queue.close();
    },
  };
}

async function openAt(path: string, length: number): Promise<FileHandle> {
  const file = await open(path, 'r+');
  await file.truncate(length);
  await file.datasync();
  return file;
}

type QueueInput = Pick<JournalInput, 'path' | 'end' | 'replace'> & {
  file: FileHandle;
  /** its length */
  bytes: number;
};

// lines added during a write are written together: one sync for all of them
function createQueue({ replace, ...current }: QueueInput) {
  let waiting: string[] = [];
  let next: Promise<void> | null = null;
  let writing: Promise<void> = Promise.resolve();

  async function writeWaiting() {
    const { text, end } = numberedLines(waiting, current.end);
    const bytes = Buffer.from(text);
    waiting = [];
    next = null;
    await current.file.write(bytes, 0, bytes.length, current.bytes);
    await current.file.datasync();
    current.bytes += bytes.length;
    current.end = end;
  }

  async function writeAnew(change: Change) {
    const { file, path, end: known } = current;
    const { lines } = readLines(await readFile(path), { file: path, known });
    const { text, end } = numberedLines(change(lines), emptyLog);
    current.path = await replace(text, end);
    current.bytes = Buffer.byteLength(text);
    current.end = end;
    current.file = await openAt(current.path, current.bytes);
    await file.close();
    await rm(path, { force: true });
  }

  // after a failure nothing more is guaranteed: later callers get the error too
  function inTurn(work: () => Promise<void>): Promise<void> {
    writing = writing.then(work);
    writing.catch(() => {});
    return writing;
  }

  return {
    append: (line: Line): Promise<void> => {
      waiting.push(JSON.stringify(line));
      next ??= inTurn(writeWaiting);
      return next;
    },
    rewrite: (change: Change) => inTurn(() => writeAnew(change)),
    idle: () => writing.catch(() => {}),
    close: async () => {
      await current.file.close();
      return current.end;
    },
  };
}
