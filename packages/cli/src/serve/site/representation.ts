import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Below this size a compressed answer saves less than its header and delay cost. */
export const minimumBytes = 1024;

/** Selects an encoding that the browser accepts, brotli before gzip; `q=0` excludes an encoding. */
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

/** The compression effort: a poll must be fast, a cached file may take longer. */
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

/** A weak tag over the uncompressed body, so that it is the same for every encoding. */
export const etagOf = (body: Uint8Array): string =>
  `W/"${createHash('sha1').update(body).digest('base64url')}"`;

/**
 * Returns true if an `If-None-Match` header contains the tag; weak and strong tags compare equal,
 * as RFC 9110 requires for GET.
 */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag));
}

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

export const contentTypeOf = (file: string): string =>
  types[extname(file).toLowerCase()] ?? 'application/octet-stream';

/** Returns true if compression helps: pictures and fonts are compressed already. */
export const isCompressible = (contentType: string): boolean =>
  /^text\/|json|svg|wasm/.test(contentType);

/**
 * Extensions of the copies that the build compresses, next to the file, where other web servers
 * look too.
 */
export const precompressedEnding: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

type Original = { file: string; mtimeMs: number };

/** Returns the copy that the build compressed; null if it is missing or older than the file. */
export async function precompressedCopy(
  { file, mtimeMs }: Original,
  encoding: Encoding,
): Promise<Buffer | null> {
  const copy = `${file}${precompressedEnding[encoding]}`;
  const info = await stat(copy).catch(() => null);
  if (!info?.isFile() || info.mtimeMs < mtimeMs) return null;
  return readFile(copy);
}
