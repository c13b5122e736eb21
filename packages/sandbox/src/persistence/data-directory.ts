import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LogEnd } from './chain';

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
 * no numbers and checksums.
 */
export const currentFormat = 3;

const headerName = 'sandbox.json';

/**
 * Reads the header of a directory, or returns null for a new one.
 * @throws Error in a sentence if it belongs to a later version, or is something else
 */
export async function readHeader(directory: string): Promise<Header | null> {
  const path = join(directory, headerName);
  const text = await readFile(path, 'utf8').catch(nullWhenMissing);
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
  const logs = (await readdir(directory)).filter((name) => /^writes-\d+\.jsonl$/.test(name)).sort();
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

/** Writes a whole file; a loss of power leaves the old one or the new one. */
export async function writeSafely(path: string, text: string): Promise<void> {
  const draft = `${path}.new`;
  const file = await open(draft, 'w', 0o600);
  await file.writeFile(text);
  await file.sync();
  await file.close();
  await rename(draft, path);
  const folder = await open(join(path, '..'), 'r');
  await folder.sync();
  await folder.close();
}

/**
 * Locks the directory for this process; returns a function that unlocks it.
 * @throws Error if another running process has it, or if it cannot be a directory
 */
export async function takeDirectory(directory: string): Promise<() => Promise<void>> {
  await mkdir(directory, { recursive: true }).catch((cause: Error) => {
    throw new Error(`${directory} cannot hold a sandbox's data: ${cause.message}`, { cause });
  });
  const path = join(directory, 'lock');
  const text = await readFile(path, 'utf8').catch(nullWhenMissing);
  const holder = Number(text);
  if (text !== null && holder !== process.pid && isAlive(holder)) {
    throw new Error(`${directory} is in use by process ${holder}; remove ${path} if it is not.`);
  }
  await writeFile(path, String(process.pid));
  return () => rm(path, { force: true });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // the process belongs to another user, so it exists
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The log that a header names. @throws Error in a sentence if it is missing */
export async function readLog(path: string): Promise<Uint8Array> {
  const bytes = await readFile(path).catch(nullWhenMissing);
  if (bytes) return bytes;
  throw new Error(
    `${path} is missing, which ${headerName} beside it names as the log that counts.`,
  );
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
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
  return areFieldsThere && (Number(fields.get('format')) < 3 || isLogEnd(fields.get('end')));
}

const isLogEnd = (value: unknown): value is LogEnd =>
  typeof value === 'object' &&
  value !== null &&
  'lines' in value &&
  Number.isSafeInteger(value.lines) &&
  'sum' in value &&
  Number.isSafeInteger(value.sum);
