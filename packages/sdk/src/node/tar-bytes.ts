/** Bytes of a stream, taken in pieces of any size. */
export type ByteReader = {
  /** So many bytes. @throws when the stream ends before */
  take(length: number): Promise<Buffer>;
  /** The next ones as they come, so many in all. @throws when the stream ends before */
  pieces(length: number): AsyncGenerator<Buffer, void, undefined>;
};

export function byteReader(source: AsyncIterable<Buffer>): ByteReader {
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
