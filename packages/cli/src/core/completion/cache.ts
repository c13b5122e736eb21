import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { cacheFolder, type System } from '../system';
import type { Candidate } from './sources';

/** A key press is not worth a call; what is older than this is asked for again. */
const freshMs = 30_000;

type Entry = { at: number; candidates: Candidate[] };

/** Returns what was found lately, else what `find` returns, and caches it for the next key press. */
export async function cached(
  system: System,
  key: string,
  find: () => Promise<Candidate[]>,
): Promise<Candidate[]> {
  const path = cachePath(system);
  const entries = await readEntries(path);
  const known = entries[key];
  const age = system.now() - (known?.at ?? 0);
  if (known && age >= 0 && age < freshMs) return known.candidates;
  const candidates = await find();
  const isFresh = ([, { at }]: [string, Entry]) => system.now() - at < freshMs;
  const kept = Object.fromEntries(Object.entries(entries).filter(isFresh));
  await writeEntries(path, { ...kept, [key]: { at: system.now(), candidates } });
  return candidates;
}

const cachePath = ({ env }: System) => join(cacheFolder(env), 'completion.json');

async function readEntries(path: string): Promise<Record<string, Entry>> {
  try {
    const value: unknown = JSON.parse(await readFile(path, 'utf8'));
    return isEntries(value) ? value : {};
  } catch {
    return {};
  }
}

const isEntries = (value: unknown): value is Record<string, Entry> =>
  typeof value === 'object' && value !== null && Object.values(value).every(isEntry);

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'number' &&
  'candidates' in value &&
  Array.isArray(value.candidates);

async function writeEntries(path: string, entries: Record<string, Entry>) {
  const fresh = `${path}.${process.pid}`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(fresh, JSON.stringify(entries), { mode: 0o600 });
    await rename(fresh, path);
  } catch {
    // without a cache each key press asks the master
  }
}
