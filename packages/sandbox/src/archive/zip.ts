export type ZipFile = { name: string; content: Uint8Array<ArrayBuffer> };

type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();

/** A zip archive with uncompressed files. */
export function zipOf(files: readonly ZipFile[]): Blob {
  const parts: Bytes[] = [];
  const directory: Bytes[] = [];
  let offset = 0;
  for (const { name, content } of files) {
    const entry = { name: encoder.encode(name), size: content.length, sum: crc32(content) };
    const header = record(localSignature, entry, { isLocal: true, offset });
    parts.push(header, content);
    directory.push(record(centralSignature, entry, { isLocal: false, offset }));
    offset += header.length + content.length;
  }
  const size = directory.reduce((total, each) => total + each.length, 0);
  return new Blob([...parts, ...directory, endOf({ count: files.length, size, offset })]);
}

const localSignature = 0x04034b50;
const centralSignature = 0x02014b50;
const endSignature = 0x06054b50;
// names are UTF-8; version 2.0 is needed to extract it
const utf8Flag = 0x0800;
const version = 20;
// 1 January 1980, the first date of the zip format
const firstDay = 0x0021;

type Entry = { name: Bytes; size: number; sum: number };

function record(
  signature: number,
  { name, size, sum }: Entry,
  { isLocal, offset }: { isLocal: boolean; offset: number },
): Bytes {
  const bytes = new Uint8Array((isLocal ? 30 : 46) + name.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, signature, true);
  if (!isLocal) view.setUint16(4, version, true);
  const start = isLocal ? 4 : 6;
  view.setUint16(start, version, true);
  view.setUint16(start + 2, utf8Flag, true);
  view.setUint16(start + 8, firstDay, true);
  view.setUint32(start + 10, sum, true);
  view.setUint32(start + 14, size, true);
  view.setUint32(start + 18, size, true);
  view.setUint16(start + 22, name.length, true);
  if (!isLocal) view.setUint32(42, offset, true);
  bytes.set(name, isLocal ? 30 : 46);
  return bytes;
}

function endOf({ count, size, offset }: { count: number; size: number; offset: number }): Bytes {
  const bytes = new Uint8Array(22);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, endSignature, true);
  view.setUint16(8, count, true);
  view.setUint16(10, count, true);
  view.setUint32(12, size, true);
  view.setUint32(16, offset, true);
  return bytes;
}

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function crc32(bytes: Bytes): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ (crcTable[(sum ^ byte) & 0xff] ?? 0);
  return (sum ^ 0xffffffff) >>> 0;
}
