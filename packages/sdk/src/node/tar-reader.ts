/** The header of one entry of a tar archive. */
export type TarHeader = {
  path: string;
  /** tar's type code: 0 a file, 1 a hard link, 2 a link, 5 a folder, rarely others */
  type: string;
  size: number;
  mode: number;
  /** seconds since 1970 */
  mtime: number;
  target: string;
};

export type TarEntry = TarHeader & {
  /** its bytes; unread ones are skipped */
  content: AsyncGenerator<Buffer, void, undefined>;
};

const blockSize = 512;

/**
 * Yields the entries of a tar archive, in the formats of GNU and POSIX, including long names and
 * large sizes.
 * @throws Error for an archive that is truncated or invalid
 */
export async function* readTar(
  source: AsyncIterable<Buffer>,
): AsyncGenerator<TarEntry, void, undefined> {
  const bytes = byteReader(source);
  let more: Partial<TarHeader> = {};
  for (;;) {
    const block = await bytes.take(blockSize);
    // an empty block is the end
    if (block.every((byte) => byte === 0)) return drain(source);
    const header = headerOf(block);
    const extension = extensions[header.type];
    if (extension) {
      more = { ...more, ...extension(await padded(bytes, header.size)) };
      continue;
    }
    const entry = { ...header, ...more };
    const size = /^[1-6]$/.test(entry.type) ? 0 : entry.size;
    more = {};
    const content = bytes.pieces(size);
    yield { ...entry, size, content };
    for await (const _ of content);
    await bytes.take(padding(size));
  }
}

/** Reads the bytes after the end, so that the underlying stream ends properly. */
async function drain(source: AsyncIterable<Buffer>) {
  for await (const _ of source);
}

const padding = (size: number) => (blockSize - (size % blockSize)) % blockSize;

async function padded(bytes: ByteReader, size: number) {
  const content = await bytes.take(size);
  await bytes.take(padding(size));
  return content;
}

function headerOf(block: Buffer): TarHeader {
  if (numberAt(block, 148, 8) !== checksum(block)) throw new Error('This is not a tar archive');
  const prefix = textAt(block, 257, 6) === 'ustar' ? textAt(block, 345, 155) : '';
  const name = textAt(block, 0, 100);
  return {
    path: prefix ? `${prefix}/${name}` : name,
    type: textAt(block, 156, 1) || '0',
    size: numberAt(block, 124, 12),
    mode: numberAt(block, 100, 8),
    mtime: numberAt(block, 136, 12),
    target: textAt(block, 157, 100),
  };
}

/** The sum of all bytes, with those of the checksum field as blanks. */
function checksum(block: Buffer) {
  let sum = 8 * 32;
  for (let index = 0; index < blockSize; index++)
    if (index < 148 || index >= 156) sum += block[index] ?? 0;
  return sum;
}

function textAt(block: Buffer, from: number, length: number) {
  const field = block.subarray(from, from + length);
  const end = field.indexOf(0);
  return field.toString('utf8', 0, end < 0 ? length : end);
}

function numberAt(block: Buffer, from: number, length: number) {
  // sizes of 8 GiB and more are written as bytes
  if ((block[from] ?? 0) & 0x80) return block.readUIntBE(from + length - 6, 6);
  return Number.parseInt(textAt(block, from, length).trim() || '0', 8);
}

const extensions: Record<string, ((content: Buffer) => Partial<TarHeader>) | undefined> = {
  L: (content) => ({ path: textAt(content, 0, content.length) }),
  K: (content) => ({ target: textAt(content, 0, content.length) }),
  x: recordsOf,
  // applies to the whole archive: not needed here
  g: () => ({}),
};

/** Parses POSIX's lines `<length> <key>=<value>`. */
function recordsOf(content: Buffer): Partial<TarHeader> {
  const found: Partial<TarHeader> = {};
  for (let at = 0; at < content.length; ) {
    const length = Number.parseInt(content.toString('latin1', at, at + 20), 10);
    if (!(length > 0)) throw new Error('This is not a tar archive');
    const line = content.toString('utf8', at, at + length - 1);
    const [, key, value = ''] = /^\d+ ([^=]+)=(.*)$/s.exec(line) ?? [];
    if (key === 'path') found.path = value;
    if (key === 'linkpath') found.target = value;
    if (key === 'size') found.size = Number(value);
    if (key === 'mtime') found.mtime = Number(value);
    at += length;
  }
  return found;
}

/** Reads bytes of a stream in pieces of any size. */
type ByteReader = {
  /** Reads this number of bytes. @throws when the stream ends before */
  take(length: number): Promise<Buffer>;
  /**
   * Yields the next bytes as they arrive, this number in total. @throws when the stream ends before
   */
  pieces(length: number): AsyncGenerator<Buffer, void, undefined>;
};

function byteReader(source: AsyncIterable<Buffer>): ByteReader {
  const chunks = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  const next = async () => {
    const { value, done } = await chunks.next();
    if (done) throw new Error('The archive breaks off');
    return value;
  };
  async function* pieces(length: number) {
    let left = length;
    while (left > 0) {
      const chunk = rest.length > 0 ? rest : await next();
      const piece = chunk.subarray(0, left);
      rest = chunk.subarray(piece.length);
      left -= piece.length;
      yield piece;
    }
  }
  return {
    pieces,
    async take(length) {
      const all: Buffer[] = [];
      for await (const piece of pieces(length)) all.push(piece);
      return all.length === 1 && all[0] ? all[0] : Buffer.concat(all);
    },
  };
}
