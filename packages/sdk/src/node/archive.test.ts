import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { archiveEntries } from './archive';
import { type ArchiveItem, packItems } from './test/pack-items';

/** Compresses an archive and splits it into pieces of this size. */
function zipped(bytes: Buffer, size: number) {
  const zip = gzipSync(bytes);
  return new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < zip.length; at += size) controller.enqueue(zip.subarray(at, at + size));
      controller.close();
    },
  });
}

async function all(bytes: Buffer, size = 64) {
  const entries: Array<{ path: string; kind: string; target: string; text: string }> = [];
  for await (const { path, kind, target, content } of archiveEntries(zipped(bytes, size)))
    entries.push({ path, kind, target, text: await text(content) });
  return entries;
}

const long = `${'folder/'.repeat(40)}näme.py`;
const items: ArchiveItem[] = [
  { name: 'a.py', text: 'one' },
  { name: 'empty', text: '' },
  { name: 'exact', text: 'x'.repeat(512) },
  { name: 'dir/', type: 'directory' },
  { name: `${'p/'.repeat(60)}split`, text: 'prefix' },
  { name: long, text: 'long' },
  { name: 'link', type: 'symlink', linkname: long },
  { name: 'b.py', text: 'two' },
];

test.each([1, 7, 511, 512, 513, 100_000])(
  'reads all entries, in pieces of %i bytes',
  async (size) => {
    expect(await all(await packItems(items), size)).toEqual(
      items.map(({ name, type, text = '', linkname = '' }) => ({
        path: name.replace(/\/$/, ''),
        kind: type === 'directory' ? 'folder' : type === 'symlink' ? 'link' : 'file',
        target: linkname ?? '',
        text,
      })),
    );
  },
);

test('unread content is skipped', async () => {
  const paths: string[] = [];
  for await (const { path } of archiveEntries(zipped(await packItems(items), 100)))
    paths.push(path);
  expect(paths).toEqual(items.map(({ name }) => name.replace(/\/$/, '')));
});

test('long GNU names come before their entry', async () => {
  const block = (type: string, name: string, content: string) => {
    const header = Buffer.alloc(512);
    header.write(name, 0);
    header.write(`${Buffer.byteLength(content).toString(8).padStart(11, '0')}\0`, 124);
    header.write('        ', 148);
    header.write(type, 156);
    const sum = header.reduce((total, byte) => total + byte, 0);
    header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
    return Buffer.concat([
      header,
      Buffer.concat([Buffer.from(content), Buffer.alloc(512)]).subarray(0, 512),
    ]);
  };
  const bytes = Buffer.concat([
    block('L', '././@LongLink', `${long}\0`),
    block('0', long.slice(0, 100), 'x'),
    Buffer.alloc(1024),
  ]);
  expect(await all(bytes)).toEqual([{ path: long, kind: 'file', target: '', text: 'x' }]);
});

test('a truncated or invalid archive is an error', async () => {
  const bytes = await packItems(items);
  for (const length of [100, 600, 1000]) {
    await expect(all(bytes.subarray(0, length))).rejects.toThrow('truncated');
  }
  await expect(all(Buffer.from('no archive'.repeat(200)))).rejects.toThrow('Invalid tar');
});
