import type { ModelFile } from '../simulation/rows';

/** Base64 of bytes, padded. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  // a call has a limited number of arguments
  for (let at = 0; at < bytes.length; at += 8192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return btoa(text);
}

/** Bytes of base64. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

const blockSize = 512;

type Block = Uint8Array<ArrayBuffer>;

/** Creates a tar archive of files and folders that `tar` can read. */
function tarOf(files: readonly ModelFile[]): Block {
  const blocks = files.flatMap((file) => {
    const content = fromBase64(file.content);
    return [...longName(file), headerOf(file, content.length), padded(content)];
  });
  // two empty blocks are the end
  return joined([...blocks, new Uint8Array(2 * blockSize)]);
}

/** The same, compressed. */
export async function tarGzOf(files: readonly ModelFile[]): Promise<Block> {
  const stream = new Blob([tarOf(files)]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A file whose content is created while it is read. */
export type TarEntry = Omit<ModelFile, 'content'> & { size: number; chunks: () => Iterable<Block> };

/** A compressed tar archive that is never completely in memory. */
export function tarGzStream(entries: readonly TarEntry[]): ReadableStream<Block> {
  const blocks = blocksOf(entries);
  const tar = new ReadableStream<Block>({
    pull(controller) {
      const { done, value } = blocks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
  return tar.pipeThrough(new CompressionStream('gzip'));
}

function* blocksOf(entries: readonly TarEntry[]): Generator<Block, void, undefined> {
  for (const { size, chunks, ...entry } of entries) {
    const file = { ...entry, content: '' };
    yield* longName(file);
    yield headerOf(file, size);
    yield* chunks();
    if (size % blockSize > 0) yield new Uint8Array(blockSize - (size % blockSize));
  }
  yield new Uint8Array(2 * blockSize);
}

const encoder = new TextEncoder();

const nameSize = 100;

const nameOf = ({ path, type }: ModelFile) =>
  encoder.encode(type === 53 && !path.endsWith('/') ? `${path}/` : path);

// a name too long for its field is written as a file before its own
function longName(file: ModelFile): Block[] {
  const name = nameOf(file);
  if (name.length <= nameSize) return [];
  const ahead = { ...file, path: '././@LongLink', type: 76, mode: 0, mtime: 0 };
  return [headerOf(ahead, name.length + 1), padded(joined([name, new Uint8Array(1)]))];
}

function headerOf(file: ModelFile, size: number): Block {
  const header = new Uint8Array(blockSize);
  const octal = (value: number, length: number) =>
    encoder.encode(
      `${Math.max(0, value)
        .toString(8)
        .padStart(length - 1, '0')}\0`,
    );
  const fields: Array<[number, Uint8Array]> = [
    [0, nameOf(file).subarray(0, nameSize)],
    [100, octal(file.mode, 8)],
    [108, octal(file.uid, 8)],
    [116, octal(file.gid, 8)],
    [124, octal(size, 12)],
    [136, octal(file.mtime, 12)],
    // the checksum is computed with blanks in its own field
    [148, encoder.encode(' '.repeat(8))],
    [156, Uint8Array.of(file.type)],
    [257, encoder.encode('ustar\u000000')],
  ];
  for (const [offset, bytes] of fields) header.set(bytes, offset);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.set(encoder.encode(`${sum.toString(8).padStart(6, '0')}\0 `), 148);
  return header;
}

function padded(content: Block): Block {
  const rest = content.length % blockSize;
  return rest === 0 ? content : joined([content, new Uint8Array(blockSize - rest)]);
}

function joined(parts: Uint8Array[]): Block {
  const bytes = new Uint8Array(parts.reduce((total, part) => total + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
