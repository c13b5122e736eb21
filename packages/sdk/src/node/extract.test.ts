import {
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  realpath,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { packTar, type TarHeader } from 'modern-tar';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTransport } from '../client/transport';
import { downloadCheckpoint } from './checkpoints';
import { downloadModelDefFiles, downloadModelDefinition } from './model-definition';

type Entry = {
  name: string;
  type: 'directory' | 'file' | 'link' | 'symlink';
  /** the content of a file, the target of a link */
  text: string;
};

/** The home of a user, who downloads into `deep/model`. */
let home: string;
beforeEach(async () => {
  home = await newHome();
});
afterEach(() => rm(home, { recursive: true }));

async function newHome() {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'extract-')));
  await mkdir(join(folder, 'deep'));
  await writeFile(join(folder, '.profile'), 'my own profile');
  return folder;
}

async function tarGz(entries: Entry[]) {
  const tar = await packTar(
    entries.map(({ name, type, text }) => {
      const isFile = type === 'file';
      const header: TarHeader = { name, type, size: isFile ? Buffer.byteLength(text) : 0 };
      return isFile ? { header, body: text } : { header: { ...header, linkname: text } };
    }),
  );
  return new Uint8Array(gzipSync(tar));
}

const uuids = ['0a1b2c3d-0000-4000-8000-000000000001', '0a1b2c3d-0000-4000-8000-000000000002'];

/** A client of a master that answers every download with this archive. */
async function clientOf(entries: Entry[]) {
  const bytes = await tarGz(entries);
  const files = entries.map(({ name }) => ({ path: name, isDir: false, contentLength: 1 }));
  const checkpoint = { state: 'STATE_COMPLETED', resources: {}, metadata: {}, training: {} };
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/file_tree')) return Response.json({ files });
    if (pathname.endsWith('/file')) return Response.json({ file: btoa('code') });
    if (pathname.startsWith('/api/'))
      return Response.json({ checkpoint: { ...checkpoint, uuid: pathname.split('/').at(-1) } });
    return new Response(bytes);
  };
  return createTransport({ baseUrl: 'http://master', auth: 't', fetch });
}

type Way = 'checkpoint' | 'code' | 'files';

async function download(entries: Entry[], { way = 'checkpoint', which = 0, at = home } = {}) {
  const client = await clientOf(entries);
  const directory = join(at, 'deep/model');
  if (way === 'code') return downloadModelDefinition(client, { experimentId: which, directory });
  if (way === 'files') return downloadModelDefFiles(client, { experimentId: which, directory });
  const request = { checkpointUuid: uuids[which] ?? '', directory, verify: false };
  return downloadCheckpoint(client, request);
}

const file = (name: string, text = name): Entry => ({ name, type: 'file', text });
const folder = (name: string): Entry => ({ name: `${name}/`, type: 'directory', text: '' });
const symbolic = (name: string, text: string): Entry => ({ name, type: 'symlink', text });
const hard = (name: string, text: string): Entry => ({ name, type: 'link', text });

/** Everything below a folder, except one of its folders: kind, mode, and content or target. */
async function everythingIn(root: string, except = '', below = ''): Promise<string[]> {
  const lists = (await readdir(join(root, below))).sort().map(async (name) => {
    const path = join(below, name);
    if (path === except) return [];
    const place = join(root, path);
    const stats = await lstat(place);
    if (stats.isDirectory())
      return [`${path}/ ${stats.mode}`, ...(await everythingIn(root, except, path))];
    const content = stats.isSymbolicLink() ? await readlink(place) : await readFile(place, 'utf8');
    return [`${path} ${stats.mode} ${stats.mtimeMs} ${content}`];
  });
  return (await Promise.all(lists)).flat();
}

describe('an archive that would write through a link', () => {
  const chain = [
    file('payload.pth'),
    folder('d'),
    symbolic('d/x', '..'),
    symbolic('d/x/y', '../..'),
    symbolic('y/escaped.pth', 'deep/model/payload.pth'),
  ];

  test.each<[string, Entry[]]>([
    ['a chain of links', chain],
    ['a chain in another order', chain.toReversed()],
    ['a file below a link', [symbolic('d', 'e'), folder('e'), file('d/x')]],
    ['a folder below a link', [folder('e'), symbolic('d', 'e'), folder('d/x')]],
    ['a folder at a link', [folder('e'), symbolic('d', 'e'), folder('d')]],
    ['a link that goes up behind a name', [folder('d'), symbolic('x', 'd/../..')]],
    ['a link over a file', [file('d'), symbolic('d', 'e')]],
    ['two links with one name', [symbolic('d', 'e'), symbolic('d', 'f')]],
    ['a hard link to what is outside', [hard('d', '../../.profile')]],
    ['a hard link to a link', [symbolic('d', 'e'), hard('f', 'd')]],
    ['a file below a file', [file('d'), file('d/x')]],
  ])('is refused as a whole: %s', async (_, entries) => {
    const before = await everythingIn(home);
    await expect(download(entries)).rejects.toMatchObject({ type: 'input' });
    await expect(download(entries, { way: 'code' })).rejects.toMatchObject({ type: 'input' });
    expect(await everythingIn(home)).toEqual(before);
  });

  test('is refused at the link of an earlier download', async () => {
    await download([folder('sub'), symbolic('y', 'sub')]);
    const before = await everythingIn(home);
    const entries = [file('y/.profile', 'echo attacker'), file('new')];
    await expect(download(entries, { which: 1 })).rejects.toThrow(
      /model\/y is a link, where the download has a folder/,
    );
    await expect(download(entries, { way: 'files' })).rejects.toThrow(
      /model\/y is a link, and nothing is written through links/,
    );
    expect(await everythingIn(home)).toEqual(before);
  });

  test('is refused at a link of the user, who can still replace it', async () => {
    const model = join(home, 'deep/model');
    await mkdir(model);
    await symlink(home, join(model, 'y'));
    await symlink(join(home, '.profile'), join(model, 'z'));
    await expect(download([file('y/.profile', 'echo attacker')])).rejects.toThrow(/y is a link/);
    await download([file('z', 'new')]);
    expect(await readFile(join(model, 'z'), 'utf8')).toBe('new');
    expect(await readFile(join(home, '.profile'), 'utf8')).toBe('my own profile');
  });
});

test('links inside the folder, hard links and repeated names are extracted as by tar', async () => {
  await download([
    file('sub/a', 'one'),
    hard('b', 'sub/a'),
    file('sub/a', 'two'),
    symbolic('sub/c', '../b'),
    symbolic('sub/d', 'missing'),
  ]);
  const model = join(home, 'deep/model');
  expect(await readFile(join(model, 'sub/a'), 'utf8')).toBe('two');
  expect(await readFile(join(model, 'b'), 'utf8')).toBe('one');
  expect(await readFile(join(model, 'sub/c'), 'utf8')).toBe('one');
  expect(await readlink(join(model, 'sub/d'))).toBe('missing');
  expect(await readdir(join(home, 'deep'))).toEqual(['model']);
});

test('a name that the disk refuses ends the download without a retry, and is in the error', async () => {
  const client = await clientOf([file('x'.repeat(300))]);
  const failures: unknown[] = [];
  const request = { experimentId: 1, directory: join(home, 'deep/model') };
  const onRetry = (error: unknown) => failures.push(error);
  await expect(downloadModelDefinition(client, request, { onRetry })).rejects.toThrow(
    /longer than the file system allows \(ENAMETOOLONG, xxx.*experiment 1/,
  );
  expect(failures).toEqual([]);
});

// few names, so that they meet; the same name in two cases, and composed and decomposed
const step = fc.constantFrom('a', 'A', 'b', 'd', 'é', 'e\u0301', '.', '名'.repeat(40));
const path = fc
  .array(step, { minLength: 1, maxLength: 4 })
  .map((steps) => steps.join('/'))
  .filter((text) => /[^./]/.test(text));
const oddPath = fc.oneof(
  { weight: 12, arbitrary: path },
  fc.constantFrom('../x', 'a/../../x', '/tmp/x', 'x'.repeat(300), 'a\\..\\..\\x', './/a//b/'),
);
const target = fc.oneof(
  fc.array(fc.oneof(step, fc.constant('..')), { maxLength: 5 }).map((steps) => steps.join('/')),
  fc.constantFrom('/tmp', '../.profile', '../../.profile', '..//..', 'deep/model/a', ''),
);
const entry: fc.Arbitrary<Entry> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ name: oddPath, type: fc.constant('file'), text: path }) },
  fc.record({ name: oddPath, type: fc.constant('directory'), text: fc.constant('') }),
  { weight: 2, arbitrary: fc.record({ name: path, type: fc.constant('symlink'), text: target }) },
  fc.record({
    name: path,
    type: fc.constant('link'),
    text: fc.oneof(path, fc.constant('../../.profile')),
  }),
);
const way = fc.constantFrom<Way>('checkpoint', 'checkpoint', 'code', 'files');
const downloads = fc.array(
  fc.record({
    entries: fc.array(entry, { minLength: 1, maxLength: 6 }),
    way,
    which: fc.constantFrom(0, 1),
  }),
  { minLength: 1, maxLength: 3 },
);
// links of the user in the folder before, all of which lead out of it
const planted = fc.uniqueArray(fc.constantFrom('a', 'b', 'd'), { maxLength: 1 });

/** The places to which links lead, with links on the way followed. */
async function endsOfLinks(root: string): Promise<string[]> {
  const items = await readdir(root, { withFileTypes: true });
  const lists = items.map(async (item) => {
    const place = join(root, item.name);
    if (item.isDirectory()) return endsOfLinks(place);
    return item.isSymbolicLink() ? [await realpath(place).catch(() => root)] : [];
  });
  return (await Promise.all(lists)).flat();
}

test('whatever archives hold, nothing outside of the target changes, and no link leads out', async () => {
  let succeeded = 0;
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(downloads, planted, async (all, names) => {
      const at = await newHome();
      try {
        const model = join(at, 'deep/model');
        if (names.length > 0) await mkdir(model);
        for (const name of names) await symlink(at, join(model, name));
        const before = await everythingIn(at, 'deep/model');
        for (const { entries, ...options } of all) {
          const isDone = await download(entries, { ...options, at }).then(
            () => true,
            () => false,
          );
          if (isDone) succeeded += 1;
          else refused += 1;
          const after = await everythingIn(at, 'deep/model');
          // a name that the disk refuses leaves the download to be resumed
          expect(after.filter((line) => !line.startsWith('deep/.model-'))).toEqual(before);
        }
        if (names.length > 0 || !(await stat(model).catch(() => undefined))) return;
        for (const end of await endsOfLinks(model)) expect(`${end}/`).toContain(`${model}/`);
      } finally {
        await rm(at, { recursive: true });
      }
    }),
    { numRuns: 150 },
  );
  expect(Math.min(succeeded, refused)).toBeGreaterThan(10);
});
