import { ignoreRules, maxModelBytes } from '@trainyard/sdk/flows';
import type { Args } from '@trainyard/sdk/types';
import { readDataUrl } from '@trainyard/ui/lib/files';
import { formatBytes, formatCount, plural } from '@trainyard/ui/lib/format';

type ModelFile = NonNullable<Args<'createExperiment'>['body']['modelDefinition']>[number];

type FoundFile = { path: string; file: File };

/** A folder as it is sent with an experiment. */
export type CodeFolder = {
  name: string;
  files: readonly FoundFile[];
  bytes: number;
  /** files and whole folders that its `.detignore` and the rules of det leave out */
  leftOut: readonly string[];
};

const rulesFile = '.detignore';

// the kinds of a thing and its rights, in tar's and stat's own numbers
const fileOf = { type: 48, mode: 0o100644 };
const folderOf = { type: 53, mode: 0o40755 };

type Walk = {
  isIgnored: ReturnType<typeof ignoreRules>;
  files: FoundFile[];
  leftOut: string[];
};

const folderFrom = (name: string, { files, leftOut }: Walk): CodeFolder => ({
  ...{ name, leftOut },
  files: files.sort((one, other) => (one.path < other.path ? -1 : 1)),
  bytes: files.reduce((sum, { file }) => sum + file.size, 0),
});

/**
 * The folder that a person chose, as browsers list one: every file with its path.
 * @throws Error for a file that was given without its folder
 */
export async function chosenFolder(list: Iterable<File>): Promise<CodeFolder | undefined> {
  const all = [...list].map((file) => {
    const [name = '', ...path] = file.webkitRelativePath.split('/');
    return { name, path: path.join('/'), file };
  });
  const [first] = all;
  if (!first) return undefined;
  if (first.path === '')
    throw new Error(`${first.file.name} is a file; give the folder that it is in.`);
  const rules = await all.find(({ path }) => path === rulesFile)?.file.text();
  const walk: Walk = { isIgnored: ignoreRules(rules ?? ''), files: [], leftOut: [] };
  const ignoredFolders = new Map<string, boolean>();
  const isFolderOut = (folder: string): boolean => {
    const isOut = ignoredFolders.get(folder) ?? walk.isIgnored(folder, true);
    if (!ignoredFolders.has(folder) && isOut) walk.leftOut.push(`${folder}/`);
    ignoredFolders.set(folder, isOut);
    return isOut;
  };
  for (const { path, file } of all)
    if (!foldersAbove(path).some(isFolderOut)) addFile(walk, path, file);
  return folderFrom(first.name, walk);
}

/** The folders on the way to a path, the outermost first: `a`, `a/b` of `a/b/c.py`. */
function foldersAbove(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}

function addFile({ isIgnored, files, leftOut }: Walk, path: string, file: File) {
  if (path === rulesFile || path.endsWith(`/${rulesFile}`)) return;
  if (isIgnored(path, false)) leftOut.push(path);
  else files.push({ path, file });
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

const fileFrom = (entry: FileSystemFileEntry) =>
  new Promise<File>((resolve, reject) => entry.file(resolve, reject));

/** Lists a folder; a browser hands over a hundred entries at a time. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const more = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (more.length === 0) return all;
    all.push(...more);
  }
}

/** Reads the list of a dropped folder; ignored folders are not read. */
export async function readDropped(root: FileSystemDirectoryEntry): Promise<CodeFolder> {
  const first = await entriesOf(root);
  const rules = first.find((entry) => isFile(entry) && entry.name === rulesFile);
  const text = rules && isFile(rules) ? await (await fileFrom(rules)).text() : '';
  const walk: Walk = { isIgnored: ignoreRules(text), files: [], leftOut: [] };
  await walkInto(walk, first, '');
  return folderFrom(root.name, walk);
}

async function walkInto(walk: Walk, entries: readonly FileSystemEntry[], inside: string) {
  for (const entry of entries) {
    const path = `${inside}${entry.name}`;
    if (isFile(entry)) addFile(walk, path, await fileFrom(entry));
    else if (!isFolder(entry)) continue;
    else if (walk.isIgnored(path, true)) walk.leftOut.push(`${path}/`);
    else await walkInto(walk, await entriesOf(entry), `${path}/`);
  }
}

/** Returns the reason why a folder cannot be sent, with its largest files; undefined where it can. */
export function folderProblem({ name, files }: CodeFolder): string | undefined {
  // base64 encodes groups of three bytes
  const bytes = files.reduce((sum, { file }) => sum + Math.ceil(file.size / 3) * 3, 0);
  if (bytes <= maxModelBytes) return undefined;
  const largest = files
    .filter(({ file }) => file.size > bytes / 100)
    .toSorted((one, other) => other.file.size - one.file.size)
    .slice(0, 3)
    .map(({ path, file }) => `${path} (${formatBytes(file.size)})`);
  const [size, maxSize] = [formatBytes(bytes), formatBytes(maxModelBytes)];
  return `${name} has ${size}; a master accepts at most ${maxSize}. A ${rulesFile} can leave files out. The largest: ${largest.join(', ')}.`;
}

const maxNamed = 4;

/** "code: 12 files, 34 kB. Left out: __pycache__/, data.bin" */
export function folderText({ name, files, bytes, leftOut }: CodeFolder): string {
  const summary = `${name}: ${plural(files.length, 'file')}, ${formatBytes(bytes)}`;
  if (leftOut.length === 0) return `${summary}.`;
  const more = leftOut.length - maxNamed;
  const examples = leftOut.slice(0, maxNamed).join(', ');
  return `${summary}. Left out: ${examples}${more > 0 ? ` and ${formatCount(more)} more` : ''}.`;
}

/** Returns the config at the root of a folder, if there is exactly one YAML file. */
export function configIn({ files }: CodeFolder): File | undefined {
  const configs = files.filter(({ path }) => /^[^/]+\.ya?ml$/.test(path));
  return configs.length === 1 ? configs[0]?.file : undefined;
}

const unreadable = (path: string) => (error: Error) => {
  throw new Error(`${path} cannot be read. ${error.message}`, { cause: error });
};

/**
 * Reads a folder into the form in which `createExperiment` takes it, folders before what is in them.
 * @throws Error with the path of a file that cannot be read
 */
export async function modelDefinitionOf(
  { files }: CodeFolder,
  onProgress: (done: number) => void,
): Promise<ModelFile[]> {
  const folders = new Set(files.flatMap(({ path }) => foldersAbove(path)));
  const owner = { uid: 0, gid: 0 };
  const now = String(Math.trunc(Date.now() / 1000));
  const list: ModelFile[] = [...folders]
    .sort()
    .map((path) => ({ path, ...folderOf, ...owner, mtime: now, content: '' }));
  for (const [at, { path, file }] of files.entries()) {
    const [, content = ''] = (await readDataUrl(file).catch(unreadable(path))).split(',');
    const mtime = String(Math.trunc(file.lastModified / 1000));
    list.push({ path, ...fileOf, ...owner, mtime, content });
    onProgress(at + 1);
  }
  return list;
}
