import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Below this a compressed answer saves less than its header and the wait cost. */
export const minimumBytes = 1024;

/** Picks what the browser takes, brotli before gzip; an encoding at `q=0` is refused by name. */
export function pickEncoding(acceptEncoding: string | undefined): Encoding | null {
  const accepted = new Set<string>();
  for (const part of (acceptEncoding ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    if (Number(quality) > 0) accepted.add(name);
  }
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : null;
}

/** How hard to press: a poll must be quick, a file that is kept may take its time. */
export type Effort = 'quick' | 'thorough';

export function compress(body: Uint8Array, encoding: Encoding, effort: Effort): Promise<Buffer> {
  const thorough = effort === 'thorough';
  if (encoding === 'gzip') return deflate(body, { level: thorough ? 9 : 6 });
  const quality = thorough ? 9 : 4;
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  });
}
