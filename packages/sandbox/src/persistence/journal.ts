import { type FileHandle, open } from 'node:fs/promises';
import type { Line } from './line';

/** A file that lines are added to, and that knows when they are on the disk. */
export type Journal = {
  /** resolves once the line, and all before it, survive a loss of power */
  append(line: Line): Promise<void>;
  close(): Promise<void>;
};

/** Opens the file at that length: what follows is a torn line and goes. */
export async function openJournal(path: string, length: number): Promise<Journal> {
  const file = await open(path, 'r+');
  await file.truncate(length);
  await file.datasync();
  const queue = createQueue(file, length);
  return {
    append: queue.append,
    close: async () => {
      await queue.idle();
      await file.close();
    },
  };
}

// lines that come while others are being written go together: one sync for all of them
function createQueue(file: FileHandle, length: number) {
  let end = length;
  let waiting: string[] = [];
  let next: Promise<void> | null = null;
  let writing: Promise<void> = Promise.resolve();

  async function writeWaiting() {
    const bytes = Buffer.from(waiting.join(''));
    waiting = [];
    next = null;
    await file.write(bytes, 0, bytes.length, end);
    await file.datasync();
    end += bytes.length;
  }

  return {
    append: (line: Line): Promise<void> => {
      waiting.push(`${JSON.stringify(line)}\n`);
      if (!next) {
        // after a failure nothing more is promised: whoever waits for a later line is told too
        next = writing.then(writeWaiting);
        writing = next;
        writing.catch(() => {});
      }
      return next;
    },
    idle: () => writing.catch(() => {}),
  };
}
