import { expect, test, vi } from 'vitest';
import { saveFile } from './files';

async function saved(content: BlobPart, type?: string): Promise<Uint8Array> {
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob);
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  saveFile(content, 'file', type);
  vi.restoreAllMocks();
  const bytes = await blobs[0]?.arrayBuffer();
  return new Uint8Array(bytes ?? new ArrayBuffer(0));
}

test('a CSV file starts with the mark by which Excel knows UTF-8, other files do not (PR13)', async () => {
  const mark = [0xef, 0xbb, 0xbf];
  expect([...(await saved('name\r\ntür\r\n', 'text/csv'))].slice(0, 4)).toEqual([...mark, 0x6e]);
  expect([...(await saved(new Blob(['a']), 'text/csv'))]).toEqual([...mark, 0x61]);
  expect([...(await saved('tür', 'text/plain'))].slice(0, 1)).toEqual([0x74]);
});
