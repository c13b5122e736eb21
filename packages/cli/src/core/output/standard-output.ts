import { fstatSync, writeSync } from 'node:fs';

type Done = (error?: Error | null) => void;

/**
 * Writes to standard output, all of it or with an error. Node itself writes what fits into a file
 * and reports success.
 */
export function writeOut(bytes: Uint8Array | string, done: Done): void {
  if (isFile()) writeFully(Buffer.from(bytes), done);
  else process.stdout.write(bytes, done);
}

let isFileKnown: boolean | undefined;

function isFile(): boolean {
  isFileKnown ??= fstatSync(1).isFile();
  return isFileKnown;
}

function writeFully(bytes: Buffer, done: Done) {
  let at = 0;
  try {
    while (at < bytes.length) at += writeSync(1, bytes, at);
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)));
    return;
  }
  done();
}

const reasons: Record<string, string> = {
  ENOSPC: 'there is no space left on the disk',
  EDQUOT: 'your quota of the disk is used up',
  EFBIG: 'the file is larger than is allowed',
  EIO: 'the disk or the terminal is gone',
};

/** Ends the program because nobody gets what it writes; a reader that has enough is not a failure. */
export function endByOutput(error: NodeJS.ErrnoException): never {
  // as in `trainyard e list | head`
  if (error.code === 'EPIPE') process.exit(0);
  const reason = reasons[error.code ?? ''] ?? error.message;
  process.stderr.write(`The output cannot be written: ${reason} (${error.code}).\n`);
  process.exit(1);
}

/** Ends the program where a write has failed. */
export const endOnError: Done = (error) => {
  if (error) endByOutput(error);
};
