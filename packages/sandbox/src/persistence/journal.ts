import { type FileHandle, open, readFile, rm } from 'node:fs/promises';
import { emptyLog, type LogEnd, numberedLines } from './chain';
import type { Line } from './line';
import { readLines } from './read-lines';

/** A file that lines are added to, and that knows when they are on the disk. */
export type Journal = {
  /** resolves once the line, and all before it, survive a loss of power */
  append(line: Line): Promise<void>;
  /** puts other lines, as JSON, in place of all that is written; lines added meanwhile follow */
  rewrite(change: Change): Promise<void>;
  /** @returns where the log ended */
  close(): Promise<LogEnd>;
};

type Change = (written: readonly Line[]) => readonly string[];

type JournalInput = {
  path: string;
  /** where the log ends */
  end: LogEnd;
  /** what follows is a torn line and goes */
  wholeBytes: number;
  /** makes a text that ends there the log that counts, in one step, and says where it is */
  replace: (text: string, end: LogEnd) => Promise<string>;
};

/** Opens the file for more lines. */
export async function openJournal(input: JournalInput): Promise<Journal> {
  const { path, wholeBytes, end, replace } = input;
  const file = await openAt(path, wholeBytes);
  const queue = createQueue({ file, path, bytes: wholeBytes, end, replace });
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

// lines that come while others are being written go together: one sync for all of them
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

  // after a failure nothing more is promised: callers that wait for a later line get the error too
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
