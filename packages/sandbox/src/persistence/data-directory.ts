import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LogEnd } from './chain';

/** Returns the code of a failed system call, such as `ENOENT`; undefined for any other error. */
export const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** The options with which a data directory was created; all its writes depend on them. */
export type Header = {
  format: number;
  seed: number;
  scenario: string;
  experiments: number;
  rbac: boolean | null;
  /** false if absent */
  strictJobQueueControl?: boolean;
  /** version of the master; absent in older headers */
  release?: string;
  /** the start time */
  start: number;
  /** fingerprint of the initial data */
  fingerprint: string;
  /** name of the current log */
  log: string;
  /** the known end of the log; absent in older versions */
  end?: LogEnd;
};

/**
 * Increases when an older version cannot read the files of this one. Up to 2 the lines of a log had
 * no numbers and checksums; 4 has lines about times in which nobody worked.
 */
export const currentFormat = 4;

const headerName = 'sandbox.json';

/** The name of a log, with its number; a header may name nothing outside of its directory. */
const logName = /^writes-(\d+)\.jsonl$/;

/** The name of the log that replaces this one. */
export const nextLogName = (log: string) =>
  `writes-${Number(logName.exec(log)?.[1] ?? 0) + 1}.jsonl`;

/**
 * Reads the header of a directory, or returns null for a new one.
 * @throws Error in a sentence if it belongs to a later version, or is something else
 */
export async function readHeader(directory: string): Promise<Header | null> {
  const path = join(directory, headerName);
  const text = await readFile(path, 'utf8').catch(nullWhenMissing(path));
  if (text === null) {
    await refuseLogs(directory);
    return null;
  }
  const header = parsed(text);
  if (!isHeader(header)) throw new Error(`${path} does not describe a sandbox’s data.`);
  if (header.format > currentFormat) {
    throw new Error(
      `${directory} is of a later version (format ${header.format}); this one reads up to format ${currentFormat}.`,
    );
  }
  return header;
}

// a log with entries has a header; an empty one comes from an interrupted creation
async function refuseLogs(directory: string) {
  const logs = (await readdir(directory)).filter((name) => logName.test(name)).sort();
  for (const name of logs) {
    const { size } = await stat(join(directory, name));
    if (size === 0) continue;
    throw new Error(
      `${join(directory, headerName)} is missing, but ${name} holds what was written. Put it back, or begin in an empty directory.`,
    );
  }
}

/** Creates a directory's header, or selects another log, atomically. */
export async function writeHeader(directory: string, header: Header): Promise<void> {
  await writeSafely(join(directory, headerName), `${JSON.stringify(header, null, 2)}\n`);
}

/**
 * Writes a whole file; a loss of power leaves the old one or the new one.
 * @throws the error of the disk, with the old file in place
 * @throws UnknownStateError if the new file is in place, and a loss of power may bring the old one
 *   back
 */
export async function writeSafely(path: string, text: string): Promise<void> {
  const draft = `${path}.new`;
  try {
    await writeDraft(draft, text);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {});
    throw error;
  }
  await syncFolder(dirname(path)).catch((error: unknown) => {
    throw new UnknownStateError(path, error);
  });
}

async function writeDraft(path: string, text: string) {
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(path: string) {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** The disk failed in such a way that only the next start shows which file counts. */
export class UnknownStateError extends Error {
  constructor(path: string, cause: unknown) {
    super(`${path} was replaced, but the disk did not confirm it. Start the sandbox again.`, {
      cause,
    });
  }
}

/** The log that a header names. @throws Error in a sentence if it is missing */
export async function readLog(path: string): Promise<Uint8Array> {
  const bytes = await readFile(path).catch(nullWhenMissing(path));
  if (bytes) return bytes;
  throw new Error(
    `${path} is missing, which ${headerName} beside it names as the log that counts.`,
  );
}

/** @throws Error in a sentence for anything else than a missing file */
function nullWhenMissing(path: string) {
  return (error: unknown): null => {
    const code = codeOf(error);
    if (code === 'ENOENT') return null;
    if (code === 'EISDIR') throw new Error(`${path} is a folder; it has to be a file.`);
    throw error;
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const kinds = {
  format: 'number',
  seed: 'number',
  scenario: 'string',
  experiments: 'number',
  start: 'number',
  fingerprint: 'string',
  log: 'string',
} as const;

function isHeader(value: unknown): value is Header {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  const areFieldsThere = Object.entries(kinds).every(
    ([name, kind]) => typeof fields.get(name) === kind,
  );
  const isLogThere = logName.test(String(fields.get('log')));
  return (
    areFieldsThere &&
    isLogThere &&
    (Number(fields.get('format')) < 3 || isLogEnd(fields.get('end')))
  );
}

const isLogEnd = (value: unknown): value is LogEnd =>
  typeof value === 'object' &&
  value !== null &&
  'lines' in value &&
  Number.isSafeInteger(value.lines) &&
  'sum' in value &&
  Number.isSafeInteger(value.sum);
