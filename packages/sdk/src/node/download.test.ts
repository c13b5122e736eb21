import {
  access,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTransport } from '../client/transport';
import { maxModelBytes } from '../flows/ignore-rules';
import { safePath } from './archive';
import { downloadCheckpoint, measureCheckpoint } from './checkpoints';
import { fileFailure } from './file-failure';
import { downloadModelDefinition } from './model-definition';
import { type ArchiveItem, packItems } from './test/pack-items';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'download-'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true });
});

const archive = async (items: ArchiveItem[]) => gzipSync(await packItems(items));

const checkpointUuid = '0a1b2c3d-0000-4000-8000-000000000001';
const files: ArchiveItem[] = [
  { name: 'weights/', type: 'directory' },
  { name: 'weights/a.bin', text: 'a'.repeat(5000), mode: 0o600 },
  { name: './weights/b.bin', text: 'bb' },
  { name: 'metadata.json', text: '{"steps_completed":1}' },
];
const resources = {
  'weights/': '0',
  'weights/a.bin': '5000',
  'weights/b.bin': '2',
  'metadata.json': '21',
};

type Fate = 'whole' | 'cut' | 'refused';
type Master = {
  bytes: Buffer;
  fates?: Fate[];
  resources?: object;
  state?: string;
  metadata?: object;
};

function master({ bytes, fates = [], state = 'STATE_COMPLETED', metadata = {}, ...more }: Master) {
  const requests: string[] = [];
  const checkpoint = {
    uuid: checkpointUuid,
    state,
    metadata,
    resources: more.resources ?? resources,
    training: {},
  };
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/api/')) return Response.json({ checkpoint });
    requests.push(
      `${pathname} ${request.headers.get('accept')} ${request.headers.get('authorization')}`,
    );
    const fate = fates.shift() ?? 'whole';
    if (fate === 'refused') return Response.json({ message: 'no such thing' }, { status: 404 });
    return new Response(
      fate === 'cut' ? broken(bytes.subarray(0, bytes.length / 2)) : new Uint8Array(bytes),
    );
  };
  return { requests, client: createTransport({ baseUrl: 'http://master', auth: 't', fetch }) };
}

const broken = (bytes: Uint8Array) => {
  const parts = [bytes];
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      const part = parts.shift();
      if (part) controller.enqueue(part);
      else controller.error(new TypeError('terminated'));
    },
  });
};

/** Runs real work while the waits between attempts pass at once. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  work.then(end, end);
  while (!isOver) {
    await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(1000);
  }
  return work;
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

describe('a checkpoint', () => {
  test('is downloaded completely, in one step, with its modes and times', async () => {
    const { client, requests } = master({ bytes: await archive(files) });
    const progress: unknown[] = [];
    const directory = join(folder, 'deep', 'model');
    const onProgress = (each: unknown) => progress.push(each);
    await downloadCheckpoint(client, { checkpointUuid, directory }, { onProgress });
    expect(await readFile(join(directory, 'weights/a.bin'), 'utf8')).toBe('a'.repeat(5000));
    const stats = await stat(join(directory, 'weights/a.bin'));
    expect([stats.mode & 0o777, stats.mtimeMs]).toEqual([0o600, 1.6e12]);
    expect(progress).toEqual([
      { path: 'weights/a.bin', files: 1, bytes: 5000 },
      { path: 'weights/b.bin', files: 2, bytes: 5002 },
      { path: 'metadata.json', files: 3, bytes: 5023 },
    ]);
    expect(requests).toEqual([`/checkpoints/${checkpointUuid} application/gzip Bearer t`]);
    expect(await readdir(join(folder, 'deep'))).toEqual(['model']);
  });

  test('resumes after a cut, without writing existing files again', async () => {
    const noise = Array.from({ length: 40 }, (_, index) => ({
      name: `part-${index}`,
      text: Array.from({ length: 300 }, (__, place) =>
        String((index * 7919 + place * 104_729) % 9973),
      ).join(),
    }));
    const sizes = Object.fromEntries(noise.map(({ name, text }) => [name, text.length]));
    const { client, requests } = master({
      bytes: await archive(noise),
      fates: ['cut', 'cut'],
      resources: sizes,
    });
    const directory = join(folder, 'model');
    await inTime(downloadCheckpoint(client, { checkpointUuid, directory }));
    expect(requests).toHaveLength(3);
    for (const { name, text } of noise)
      expect(await readFile(join(directory, name), 'utf8')).toBe(text);
    expect((await readdir(folder)).sort()).toEqual(['model']);
  });

  test('is not downloaded if it exists', async () => {
    const { client, requests } = master({ bytes: await archive(files) });
    const request = { checkpointUuid, directory: join(folder, 'model') };
    await downloadCheckpoint(client, request);
    await downloadCheckpoint(client, request);
    expect(requests).toHaveLength(1);
    await writeFile(join(folder, 'model', 'metadata.json'), 'spoilt');
    await downloadCheckpoint(client, request);
    expect(requests).toHaveLength(2);
    expect(await readFile(join(folder, 'model', 'metadata.json'), 'utf8')).toContain('steps');
  });

  test('with other sizes than reported leaves the directory unchanged', async () => {
    const wrong = { ...resources, 'weights/b.bin': '3', 'gone.bin': '1' };
    const { client } = master({ bytes: await archive(files), resources: wrong });
    const directory = join(folder, 'model');
    await mkdir(directory);
    await expect(downloadCheckpoint(client, { checkpointUuid, directory })).rejects.toThrow(
      'weights/b.bin has 2 bytes instead of 3; gone.bin is missing',
    );
    expect(await readdir(directory)).toEqual([]);
    expect(await readdir(folder)).toEqual(['model']);
    await downloadCheckpoint(client, { checkpointUuid, directory, verify: false });
    expect((await readdir(directory)).sort()).toEqual(['metadata.json', 'weights']);
  });

  test('without metadata.json gets one', async () => {
    const bytes = await archive([{ name: 'a', text: '1' }]);
    const { client } = master({ bytes, resources: { a: '1' }, metadata: { steps_completed: 7 } });
    const directory = join(folder, 'model');
    await downloadCheckpoint(client, { checkpointUuid, directory });
    expect(JSON.parse(await readFile(join(directory, 'metadata.json'), 'utf8'))).toEqual({
      steps_completed: 7,
    });
  });

  test('that was deleted is rejected by its state, or by the master', async () => {
    const directory = join(folder, 'model');
    const bytes = await archive(files);
    const deleted = master({ bytes, state: 'STATE_DELETED' });
    await expect(
      downloadCheckpoint(deleted.client, { checkpointUuid, directory }),
    ).rejects.toMatchObject({
      type: 'input',
      message: expect.stringContaining('STATE_DELETED'),
    });
    const missing = master({ bytes, fates: ['refused'] });
    await expect(
      downloadCheckpoint(missing.client, { checkpointUuid, directory }),
    ).rejects.toMatchObject({
      status: 404,
      message: 'no such thing',
    });
    expect(await readdir(folder)).toEqual([]);
  });

  test('is measured without being stored', async () => {
    const { client } = master({ bytes: await archive(files) });
    expect(await measureCheckpoint(client, checkpointUuid)).toEqual({
      'weights/a.bin': 5000,
      'weights/b.bin': 2,
      'metadata.json': 21,
    });
  });

  test('the signal ends it', async () => {
    const { client } = master({ bytes: await archive(files), fates: ['cut'] });
    const controller = new AbortController();
    const onRetry = () => controller.abort(new Error('enough'));
    const options = { signal: controller.signal, onRetry };
    const work = downloadCheckpoint(
      client,
      { checkpointUuid, directory: join(folder, 'm') },
      options,
    );
    await expect(inTime(work)).rejects.toThrow('enough');
  });
});

/** Damages a header of the tar archive inside. */
async function badChecksum() {
  const tar = await packItems(files);
  tar[0] = 0x78;
  return gzipSync(tar);
}

const page = '<!doctype html><html><head><title>Sign in - Acme</title></head></html>';
const spaces = Buffer.alloc(600, ' ');

describe('an answer that is not the archive', () => {
  test.each<[string, () => Promise<Buffer> | Buffer, RegExp]>([
    ['a page', () => Buffer.concat([Buffer.from(page), spaces]), /HTML page \(Sign in - Acme\)/],
    ['a short page', () => Buffer.from('<html></html>'), /An HTML page, as of a proxy/],
    ['JSON', () => Buffer.from('{"error":"gone"}'), /JSON \(\{"error":"gone"\}\) came/],
    ['text', () => Buffer.from('upstream timed out'), /Text \(upstream timed out\) came/],
    ['another kind', () => Buffer.alloc(600, 7), /Data of another kind came/],
    ['nothing', () => Buffer.alloc(0), /An empty answer came/],
    ['a plain tar', () => packItems(files), /An archive without compression came/],
    [
      'a cut archive',
      async () => (await archive(files)).subarray(0, -20),
      /damaged: unexpected end/,
    ],
    ['a bad checksum', badChecksum, /damaged: .*checksum/i],
    ['compressed twice', async () => gzipSync(await archive(files)), /The archive is damaged: /],
  ])(
    '%s is named at once, requested once, and leaves nothing (attack ATK-13)',
    async (_, make, text) => {
      const { client, requests } = master({ bytes: await make() });
      const request = { checkpointUuid, directory: join(folder, 'model') };
      await expect(downloadCheckpoint(client, request)).rejects.toMatchObject({
        type: 'apiBadResponse',
        message: expect.stringMatching(text),
      });
      await expect(measureCheckpoint(client, checkpointUuid)).rejects.toThrow(
        `checkpoint ${checkpointUuid}: `,
      );
      expect(requests).toHaveLength(2);
      expect(await readdir(folder)).toEqual([]);
    },
  );

  test('a time that is not a date is ignored (attack ATK-14)', async () => {
    const pax = { mtime: '9000000000000000' };
    const { client } = master({
      bytes: await archive([{ name: 'a', text: '1', pax }]),
      resources: { a: '1' },
    });
    const directory = join(folder, 'model');
    await downloadCheckpoint(client, { checkpointUuid, directory });
    expect(await readFile(join(directory, 'a'), 'utf8')).toBe('1');
  });

  test('more than the limits is refused before it is written (attack ATK-17)', async () => {
    const { client } = master({ bytes: await archive(files) });
    const request = { checkpointUuid, directory: join(folder, 'model') };
    await expect(downloadCheckpoint(client, request, { maxBytes: 5001 })).rejects.toThrow(
      'The archive holds more than 5001 bytes, which is the limit',
    );
    await expect(downloadCheckpoint(client, request, { maxEntries: 3 })).rejects.toThrow(
      'The archive holds more than 3 entries',
    );
    expect(await readdir(folder)).toEqual([]);
    await downloadCheckpoint(client, request, { maxBytes: 5023, maxEntries: 4 });
    expect(await readdir(folder)).toEqual(['model']);
  });

  test('code has a limit without asking for one (attack ATK-17)', async () => {
    const header = Buffer.from(await packItems([{ name: 'big', text: '' }])).subarray(0, 512);
    const tar = withSize(header, maxModelBytes + 1);
    const { client } = master({ bytes: gzipSync(tar) });
    const request = { experimentId: 7, directory: join(folder, 'code') };
    await expect(downloadModelDefinition(client, request)).rejects.toThrow(
      /more than 99614720 bytes/,
    );
  });

  test.each([
    ['a file', [{ name: 'n'.repeat(300), text: '1' }]],
    ['a folder', [{ name: `${'n'.repeat(300)}/a`, text: '1' }]],
    ['a link', [{ name: 'link', type: 'symlink', linkname: 'n'.repeat(5000) }]],
  ] satisfies [string, ArchiveItem[]][])(
    'the too long name of %s is said, and leaves nothing (attack ATK-18)',
    async (_, items) => {
      const { client } = master({ bytes: await archive(items), resources: {} });
      const directory = join(folder, 'model');
      await expect(downloadCheckpoint(client, { checkpointUuid, directory })).rejects.toThrow(
        /^A name is longer than the file system allows \(ENAMETOOLONG, n{80}…\): checkpoint 0a1b\S+ cannot be written to \/.+\/model$/,
      );
      expect(await readdir(folder)).toEqual([]);
    },
  );

  test.each(['ENOSPC', 'EDQUOT', 'EIO', 'EFBIG'])(
    '%s of a write names the folder and the download (attack ATK-13)',
    (code) => {
      const error = Object.assign(new Error(`${code}: , write`), {
        code,
        syscall: 'write',
        errno: -1,
      });
      const named = fileFailure(error, { folder: '/data/model', what: 'checkpoint 7' });
      expect(named).toMatchObject({
        code,
        message: expect.stringMatching(
          new RegExp(`^[A-Z].* \\(${code}\\): checkpoint 7 cannot be written to /data/model$`),
        ),
      });
      const socket = Object.assign(new Error('read ECONNRESET'), {
        code: 'ECONNRESET',
        syscall: 'read',
      });
      expect(fileFailure(socket, { folder: '/', what: '' })).toBe(socket);
    },
  );
});

/** A header of tar with another size, and its checksum. */
function withSize(header: Buffer, size: number): Buffer {
  header.write(size.toString(8).padStart(11, '0'), 124);
  header.fill(' ', 148, 156);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

describe('an archive with paths outside the target', () => {
  test.each<[string, ArchiveItem[]]>([
    ['above', [{ name: '../evil', text: 'x' }]],
    ['above, further in', [{ name: 'a/../../evil', text: 'x' }]],
    ['from the root', [{ name: '/tmp/evil', text: 'x' }]],
    ['by a link to above', [{ name: 'a', type: 'symlink', linkname: '../evil' }]],
    ['by a link to the root', [{ name: 'a', type: 'symlink', linkname: '/etc/passwd' }]],
    ['by a link below', [{ name: 'a/b', type: 'symlink', linkname: '../../evil' }]],
    ['by a hard link', [{ name: 'a', type: 'link', linkname: '/etc/passwd' }]],
  ])('%s is rejected', async (_, items) => {
    const { client } = master({ bytes: await archive([{ name: 'fine', text: '1' }, ...items]) });
    const request = { experimentId: 7, directory: join(folder, 'code') };
    await expect(downloadModelDefinition(client, request)).rejects.toMatchObject({ type: 'input' });
    expect(await exists(join(folder, 'evil'))).toBe(false);
    expect(await exists(join(folder, 'code'))).toBe(false);
  });

  test('nothing is written through a link that points inside', async () => {
    const items: ArchiveItem[] = [
      { name: 'real/', type: 'directory' },
      { name: 'alias', type: 'symlink', linkname: 'real' },
      { name: 'real/x', text: '1' },
    ];
    const { client } = master({ bytes: await archive(items) });
    const directory = join(folder, 'code');
    await downloadModelDefinition(client, { experimentId: 7, directory });
    expect(await readlink(join(directory, 'alias'))).toBe('real');
    expect((await lstat(join(directory, 'real/x'))).isFile()).toBe(true);
  });

  test.each([
    ['a/./b//c', 'a/b/c'],
    ['./', ''],
    ['a b/ü', 'a b/ü'],
    ['..a/b..', '..a/b..'],
  ])('%j is %j below the folder', (path, below) => {
    expect(safePath(path)).toBe(below);
  });
});
