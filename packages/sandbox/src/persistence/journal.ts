import { type FileHandle, open, readFile, rm } from 'node:fs/promises';
import { emptyLog, type LogEnd, numberedLines } from './chain';
import { UnknownStateError } from './data-directory';
import type { Line } from './line';
import { readLines } from './read-lines';

/**
 * An append-only file that reports when lines are on the disk. A line that could not be written is
 * kept, and written before later ones once the disk takes it: the file always holds a beginning of
 * what was appended.
 */
export type Journal = {
  /**
   * Resolves once the line, and all before it, survive a loss of power.
   * @throws the error of the disk; the line is tried again with the next call
   */
  append(line: Line): Promise<void>;
  /**
   * Writes the lines that failed before; resolves at once without any.
   * @throws the error of the disk
   */
  flush(): Promise<void>;
  /**
   * Replaces all written lines by others, as JSON; lines added meanwhile follow.
   * @throws the error of the disk; the lines before count then
   */
  rewrite(change: Change): Promise<void>;
  /**
   * Closes the file; lines that cannot be written are dropped.
   * @returns the end of the log on the disk; null if it is unknown which log is the current one
   */
  close(): Promise<LogEnd | null>;
};

type Change = (writtenLines: readonly Line[]) => readonly string[];

/** The calls of a file handle that a journal uses; a test replaces them to simulate a full disk. */
export type LogFile = Pick<FileHandle, 'truncate' | 'datasync' | 'close'> & {
  write(
    bytes: Uint8Array,
    offset: number,
    length: number,
    position: number,
  ): Promise<{ bytesWritten: number }>;
};

export type OpenLogFile = (path: string) => Promise<LogFile>;

type JournalInput = {
  path: string;
  /** the end of the log */
  end: LogEnd;
  /** the bytes after these are a torn line and are removed */
  completeBytes: number;
  /**
   * Makes a text the current log, atomically, and returns its path. After an error the log before
   * is still the current one.
   */
  replace: (text: string, end: LogEnd) => Promise<string>;
  openFile?: OpenLogFile;
};

const openForWriting: OpenLogFile = (path) => open(path, 'r+');

/** Opens the file for more lines. */
export async function openJournal(input: JournalInput): Promise<Journal> {
  const { path, completeBytes, openFile = openForWriting } = input;
  const file = await openAt({ path, length: completeBytes, openFile });
  return createJournal({ ...input, openFile, file, bytes: completeBytes });
}

type OpenInput = { path: string; length: number; openFile: OpenLogFile };

async function openAt({ path, length, openFile }: OpenInput): Promise<LogFile> {
  const file = await openFile(path);
  await file.truncate(length);
  await file.datasync();
  return file;
}

type CurrentLog = {
  path: string;
  file: LogFile;
  /** its length without torn lines */
  bytes: number;
  end: LogEnd;
};

type QueueInput = CurrentLog & {
  replace: JournalInput['replace'];
  openFile: OpenLogFile;
};

// lines added during a write are written together: one sync for all of them
function createJournal({ replace, openFile, ...opened }: QueueInput): Journal {
  const current: CurrentLog = opened;
  let waiting: string[] = [];
  let next: Promise<void> | null = null;
  let turn: Promise<void> = Promise.resolve();
  // set when nobody can say which log counts
  let fatal: UnknownStateError | null = null;

  async function writeWaiting() {
    next = null;
    if (fatal) throw fatal;
    const { length } = waiting;
    if (length === 0) return;
    const { text, end } = numberedLines(waiting, current.end);
    const bytes = Buffer.from(text);
    try {
      await writeWhole(current.file, bytes, current.bytes);
      // after a failed sync the same bytes are written again, because the system may drop them
      await current.file.datasync();
    } catch (error) {
      // readers drop a torn line too, so a failure of this changes nothing
      await current.file.truncate(current.bytes).catch(() => {});
      throw error;
    }
    current.bytes += bytes.length;
    current.end = end;
    waiting = waiting.slice(length);
  }

  async function writeAnew(change: Change) {
    // a snapshot may contain what these lines say, so they may not follow it
    await writeWaiting();
    const { file, path, end: minEnd } = current;
    const { lines } = readLines(await readFile(path), { file: path, minEnd });
    const { text, end } = numberedLines(change(lines), emptyLog);
    try {
      current.path = await replace(text, end);
      current.bytes = Buffer.byteLength(text);
      current.end = end;
      current.file = await openAt({ path: current.path, length: current.bytes, openFile });
    } catch (error) {
      if (error instanceof UnknownStateError || current.path !== path) {
        fatal = new UnknownStateError(current.path, error);
      }
      throw error;
    }
    await file.close();
    await rm(path, { force: true });
  }

  function inTurn(work: () => Promise<void>): Promise<void> {
    const result = turn.then(work);
    turn = result.catch(() => {});
    return result;
  }

  const flush = () => {
    next ??= inTurn(writeWaiting);
    return next;
  };

  return {
    append: (line: Line): Promise<void> => {
      waiting.push(JSON.stringify(line));
      return flush();
    },
    flush: () => (waiting.length === 0 && !fatal ? Promise.resolve() : flush()),
    rewrite: (change: Change) => inTurn(() => writeAnew(change)),
    close: async () => {
      await flush().catch(() => {});
      await current.file.close();
      return fatal ? null : current.end;
    },
  };
}

// one call may write fewer bytes than it is given, as on a disk that is almost full
async function writeWhole(file: LogFile, bytes: Uint8Array, position: number): Promise<void> {
  for (let offset = 0; offset < bytes.length; ) {
    const remaining = bytes.length - offset;
    const { bytesWritten } = await file.write(bytes, offset, remaining, position + offset);
    if (bytesWritten === 0)
      throw new Error(`Only ${offset} of ${bytes.length} bytes were written.`);
    offset += bytesWritten;
  }
}
