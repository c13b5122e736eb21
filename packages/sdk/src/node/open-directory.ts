import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import { mapWithConcurrency } from '../client/map-with-concurrency';
import type { Args } from '../client/operation';
import { badInput } from '../errors/errors';
import { type IsIgnored, ignoreRules, maxModelBytes } from '../flows/ignore-rules';
import { isMissing } from './json-file';

/** One file or folder, in the form of `createExperiment`. */
export type ModelFile = NonNullable<Args<'createExperiment'>['body']['modelDefinition']>[number];

/** Files to send in addition to the directory, and the largest size. */
export type OpenDirectoryOptions = {
  /** files and folders to send in addition to the directory, under their own name */
  include?: string[];
  /** `maxModelBytes` of `flows` by default */
  limitBytes?: number;
  /** called for each file that is left out because it cannot be read, or is a broken link */
  onSkip?: (path: string, cause: unknown) => void;
  /** called at most once, before files are read, if some may not be meant to be sent */
  onUnexpected?: (found: UnexpectedFiles) => void;
};

/** Files that are sent as `det` sends them, although the user may not know: paths in the list. */
export type UnexpectedFiles = {
  /** links to files outside of the directory */
  linksOut: string[];
  /** `.env`, `.env.local` and the like, which often hold secrets */
  envFiles: string[];
};

type Found = { path: string; source: string; size: number; mtimeMs: number; mode: number };
type Entry = Found & { isFolder: boolean; isLinkOut?: boolean };

// tar's codes for the type of an entry
const fileType = 48;
const folderType = 53;

/**
 * Reads the code folder of an experiment, or without one the paths of `include`, into the list that
 * `modelDefinition` takes and `det` would send: without the files that `.detignore` and det's
 * defaults exclude, links to files resolved, links to folders listed without their contents, times
 * in whole seconds. Sorted, so that the same folder always gives the same list.
 * @throws ApiError of type `input` when it is not a directory, two roots share a name, or the files
 *   exceed the limit; then its message lists the ten largest
 */
export async function openDirectory(
  directory: string | undefined,
  { include = [], limitBytes = maxModelBytes, onSkip, onUnexpected }: OpenDirectoryOptions = {},
): Promise<ModelFile[]> {
  const lists = directory === undefined ? [] : [await listed(directory)];
  for (const path of include) lists.push(await included(path));
  const entries = lists.flat();
  checkNames(entries);
  checkSize(directory ?? 'What is included', entries, limitBytes);
  const unexpected = unexpectedIn(entries);
  if (Object.values(unexpected).flat().length > 0) onUnexpected?.(unexpected);
  const files = await mapWithConcurrency(entries, 64, (entry) => fileOf(entry, onSkip));
  return files.filter((file) => file !== undefined);
}

async function listed(directory: string) {
  const root = await rootOf(directory);
  if (!(await stat(root)).isDirectory())
    throw badInput(`${directory} is a file, not a directory; it can be included instead`);
  return entriesOf(root, '');
}

async function rootOf(path: string) {
  return realpath(path).catch((error: unknown) => {
    throw isMissing(error) ? badInput(`${path} does not exist`) : error;
  });
}

async function included(path: string): Promise<Entry[]> {
  const source = await rootOf(path);
  const name = basename(source);
  if (!name) throw badInput(`${path} has no name to be included under`);
  const entry = await entryOf(source, name);
  return entry.isFolder ? [entry, ...(await entriesOf(source, `${name}/`))] : [entry];
}

/** A file that cannot be read counts as empty: reading it reports the reason. */
async function entryOf(source: string, path: string): Promise<Entry> {
  const stats = await stat(source).catch(() => undefined);
  const { size = 0, mtimeMs = 0, mode = 0 } = stats ?? {};
  return { path, source, size, mtimeMs, mode, isFolder: stats?.isDirectory() ?? false };
}

/** All entries below a root; paths start with `prefix`. */
async function entriesOf(root: string, prefix: string): Promise<Entry[]> {
  const rules = await readFile(join(root, '.detignore'), 'utf8').catch(() => '');
  return walk({ root, folder: root, inside: '', prefix, isIgnored: ignoreRules(rules) });
}

type Walk = { root: string; folder: string; inside: string; prefix: string; isIgnored: IsIgnored };

async function walk({ root, folder, inside, prefix, isIgnored }: Walk): Promise<Entry[]> {
  // a folder that cannot be read is sent empty
  const items = await readdir(folder, { withFileTypes: true }).catch(() => []);
  items.sort((a, b) => (a.name < b.name ? -1 : 1));
  const all = await mapWithConcurrency(items, 16, async (item) => {
    const path = `${inside}${item.name}`;
    const source = `${folder}/${item.name}`;
    const isLink = item.isSymbolicLink();
    const target = isLink ? await stat(source).catch(() => item) : item;
    const isFolder = target.isDirectory();
    if (isIgnored(path, isFolder) || (!isFolder && item.name === '.detignore')) return [];
    // reading a pipe would never end
    if (!isFolder && !target.isFile() && !target.isSymbolicLink()) return [];
    const entry = await entryOf(source, `${prefix}${path}`);
    if (isLink) return [{ ...entry, isLinkOut: !isFolder && (await leadsOut(root, source)) }];
    if (!isFolder) return [entry];
    const below = { root, folder: source, inside: `${path}/`, prefix, isIgnored };
    return [entry, ...(await walk(below))];
  });
  return all.flat();
}

async function leadsOut(root: string, link: string) {
  const end = await realpath(link).catch(() => root);
  return end !== root && !end.startsWith(join(root, sep));
}

const unexpectedIn = (entries: Entry[]): UnexpectedFiles => ({
  linksOut: entries.filter(({ isLinkOut }) => isLinkOut).map(({ path }) => path),
  envFiles: entries
    .filter(({ path, isFolder }) => !isFolder && isEnvFile.test(path))
    .map(({ path }) => path),
});

// examples are meant to be shared
const isEnvFile = /(^|\/)\.env(?!.*\.(?:dist|example|sample|template)$)(\.[^/]+)?$/;

async function fileOf(
  { path, source, isFolder, mtimeMs, mode }: Entry,
  onSkip: OpenDirectoryOptions['onSkip'],
): Promise<ModelFile | undefined> {
  const type = isFolder ? folderType : fileType;
  const shared = { path, type, mtime: String(Math.trunc(mtimeMs / 1000)), mode, uid: 0, gid: 0 };
  if (isFolder) return { ...shared, content: '' };
  try {
    return { ...shared, content: (await readFile(source)).toString('base64') };
  } catch (error) {
    onSkip?.(path, error);
    return undefined;
  }
}

function checkNames(entries: Entry[]) {
  const roots = entries.map(({ path }) => path).filter((path) => !path.includes('/'));
  const twice = roots.filter((path, index) => roots.indexOf(path) !== index);
  if (twice.length > 0)
    throw badInput(`Two things to send have the same name: ${[...new Set(twice)].join(', ')}`);
}

function checkSize(directory: string, entries: Entry[], limitBytes: number) {
  const files = entries.filter(({ isFolder }) => !isFolder);
  // rounded up to multiples of three, as in base64
  const total = files.reduce((sum, { size }) => sum + Math.ceil(size / 3) * 3, 0);
  if (total <= limitBytes) return;
  const largest = [...files].sort((a, b) => b.size - a.size).slice(0, 10);
  const lines = largest.map(({ path, size }) => `  ${bytesText(size)}  ${path}`);
  throw badInput(
    `${directory} comes to ${bytesText(total)}, more than the ${bytesText(limitBytes)} that can be sent. ` +
      `A .detignore can leave files out. The largest:\n${lines.join('\n')}`,
  );
}

const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB'];

/** Formats a size in powers of 1024: `1.5 MiB`. */
function bytesText(bytes: number): string {
  const steps = bytes < 1024 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1);
  return steps === 0 ? `${bytes} B` : `${(bytes / 1024 ** steps).toFixed(1)} ${units[steps]}`;
}
