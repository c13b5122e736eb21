import { gzipSync } from 'node:zlib';

type TextFile = { path: string; text: string; atMs: number };

const blockBytes = 512;

/** A `.tar.gz` of a few text files. @throws Error for a path over 100 bytes */
export function tarGz(files: TextFile[]): Buffer {
  const parts = files.flatMap(({ path, text, atMs }) => {
    const content = Buffer.from(text);
    const rest = (blockBytes - (content.length % blockBytes)) % blockBytes;
    return [header({ path, size: content.length, atMs }), content, Buffer.alloc(rest)];
  });
  return gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * blockBytes)]));
}

function header({ path, size, atMs }: { path: string; size: number; atMs: number }): Buffer {
  if (Buffer.byteLength(path) > 100)
    throw new Error(`The path ${path} is too long for an archive.`);
  const block = Buffer.alloc(blockBytes);
  const octal = (value: number, length: number) => value.toString(8).padStart(length - 1, '0');
  block.write(path, 0);
  block.write(octal(0o644, 8), 100);
  block.write(octal(0, 8), 108);
  block.write(octal(0, 8), 116);
  block.write(octal(size, 12), 124);
  block.write(octal(Math.floor(atMs / 1000), 12), 136);
  // the checksum counts itself as spaces
  block.write('        ', 148);
  block.write('0', 156);
  block.write('ustar\u000000', 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${octal(sum, 7)}\u0000 `, 148);
  return block;
}
