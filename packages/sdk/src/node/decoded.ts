import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable } from 'node:stream';

/** The codings of a body, the one to undo first at the start. */
export const encodingsOf = ({ headers }: IncomingMessage): string[] =>
  (headers['content-encoding'] ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '' && name !== 'identity')
    .reverse();

/**
 * Decodes a body while it arrives.
 * @throws Error for a coding that was not asked for
 */
export async function decoded(answer: IncomingMessage, encodings: string[]): Promise<Readable> {
  // a proxy may compress what the master sends plain; most answers are plain
  const { createBrotliDecompress, createGunzip, createInflate } = await import('node:zlib');
  const decoders = {
    gzip: createGunzip,
    'x-gzip': createGunzip,
    deflate: createInflate,
    br: createBrotliDecompress,
  };
  let body: Readable = answer;
  for (const name of encodings) {
    const create = isKey(decoders, name) ? decoders[name] : undefined;
    if (!create) {
      answer.destroy();
      throw new Error(`the answer has the encoding "${name}", which was not asked for`);
    }
    // the reader of the last one gets the errors of all
    body = pipeline(body, create(), () => undefined);
  }
  return body;
}

const isKey = <T extends object>(value: T, name: PropertyKey): name is keyof T =>
  Object.hasOwn(value, name);
