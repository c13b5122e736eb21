import { readFile, realpath, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { basename, join, sep } from 'node:path';
import { type Answer, textAnswer } from '../answer';
import { indexFor, type PageFacts } from './base-path';
import { cacheControl, fileHeaders, policyHeaders } from './policy';
import {
  compress,
  contentTypeOf,
  type Encoding,
  etagOf,
  isCompressible,
  matchesEtag,
  minimumBytes,
  pickEncoding,
  precompressedCopy,
} from './representation';

export type StaticSite = {
  /** `frames`: another origin that pages may show in a frame */
  answer: (request: IncomingMessage, pathname: string, frames?: string | null) => Promise<Answer>;
};

type SiteOptions = PageFacts & {
  directory: string;
  /** origins of other masters that pages may call */
  masters?: readonly string[];
  /** sends the source maps of the build, and names them to the browser; false by default */
  sourceMaps?: boolean | undefined;
};

type LoadedFile = {
  file: string;
  mtimeMs: number;
  contentType: string;
  body: Buffer;
  etag: string;
  encoded: Map<Encoding, Promise<Buffer>>;
};

/**
 * Serves a folder of built files: hashed ones under `/assets/` are cached forever, the rest
 * revalidated by ETag, and `index.html` answers any other page that a browser navigates to. Files
 * are read and adapted to the base path once, and again when they change on disk; files that the
 * build has compressed are sent unchanged.
 */
export function createStaticSite(options: SiteOptions): StaticSite {
  const { directory, masters, sourceMaps = false, ...facts } = options;
  const loaded = new Map<string, LoadedFile>();

  async function load(file: string): Promise<LoadedFile | null> {
    const info = await stat(file).catch(() => null);
    if (!info?.isFile()) return null;
    const loadedFile = loaded.get(file);
    if (loadedFile?.mtimeMs === info.mtimeMs) return loadedFile;
    const fresh = await read({ file, mtimeMs: info.mtimeMs, facts });
    loaded.set(file, fresh);
    return fresh;
  }

  async function answer(
    request: IncomingMessage,
    pathname: string,
    frames: string | null = null,
  ): Promise<Answer> {
    const file = isSourceMap(pathname) && !sourceMaps ? null : await findFile(directory, pathname);
    const siteFile = file === null ? null : await load(file);
    if (siteFile) {
      const answer = await fileAnswer({ request, file: siteFile, pathname, masters, frames });
      if (sourceMaps && (await findFile(directory, `${pathname}.map`)) !== null)
        answer.headers.push(['sourcemap', `${basename(pathname)}.map`]);
      return answer;
    }
    if (!isNavigation(request, pathname) || isHashed(pathname)) return missing('Not found.\n');
    const index = await load(join(directory, 'index.html'));
    if (!index) return missing('The console is not built.\n');
    return fileAnswer({ request, file: index, pathname: '/', masters, frames });
  }

  return { answer };
}

function missing(text: string): Answer {
  const answer = textAnswer(404, text);
  return { ...answer, headers: [...answer.headers, ...fileHeaders] };
}

/** True for the path of a source map, by its name. */
export const isSourceMap = (path: string) => path.endsWith('.map');

const isHashed = (pathname: string) => pathname.startsWith('/assets/');

// a page requested by a browser, or by a client without preferences for a plain path
const isNavigation = ({ headers }: IncomingMessage, pathname: string) =>
  headers['sec-fetch-mode'] === 'navigate' ||
  (headers.accept ?? '').includes('text/html') ||
  (headers['sec-fetch-mode'] === undefined && /^\/[\w-]+(?:\/[\w-]+)*\/?$/.test(pathname));

/** Finds the file of a path inside the folder, or null; does not follow links outside. */
async function findFile(directory: string, pathname: string): Promise<string | null> {
  const segments = decodeSegments(pathname);
  if (!segments) return null;
  const requestedPath = join(directory, ...segments, pathname.endsWith('/') ? 'index.html' : '');
  const [root, file] = await Promise.all([
    realpath(directory).catch(() => null),
    realpath(requestedPath).catch(() => null),
  ]);
  if (root === null || file === null) return null;
  return file.startsWith(root + sep) ? file : null;
}

function decodeSegments(pathname: string): string[] | null {
  try {
    const segments = pathname.split('/').filter(Boolean).map(decodeURIComponent);
    const isPlain = (segment: string) => !/^\.|[/\\\0]/.test(segment);
    return segments.every(isPlain) ? segments : null;
  } catch {
    return null; // a single percent sign
  }
}

type ReadInput = { file: string; mtimeMs: number; facts: PageFacts };

async function read({ file, mtimeMs, facts }: ReadInput): Promise<LoadedFile> {
  const raw = await readFile(file);
  const contentType = contentTypeOf(file);
  const isPage = contentType.startsWith('text/html');
  const body = isPage ? Buffer.from(indexFor(raw.toString('utf8'), facts)) : raw;
  return { file, mtimeMs, contentType, body, etag: etagOf(body), encoded: new Map() };
}

type FileAnswerInput = {
  request: IncomingMessage;
  file: LoadedFile;
  pathname: string;
  masters: readonly string[] | undefined;
  frames: string | null;
};

async function fileAnswer(input: FileAnswerInput): Promise<Answer> {
  const { request, file, pathname, masters, frames } = input;
  const headers: Answer['headers'] = [
    ['content-type', file.contentType],
    ['cache-control', cacheControl(pathname)],
    ['etag', file.etag],
    ['vary', 'Accept-Encoding'],
    ...policyHeaders({ contentType: file.contentType, masters, frames }),
  ];
  if (matchesEtag(request.headers['if-none-match'], file.etag)) {
    return { status: 304, headers, body: null };
  }
  const encoding = encodingFor(request, file);
  if (!encoding) return { status: 200, headers, body: file.body };
  headers.push(['content-encoding', encoding]);
  return { status: 200, headers, body: await encoded(file, encoding) };
}

function encodingFor(request: IncomingMessage, file: LoadedFile): Encoding | null {
  if (!isCompressible(file.contentType) || file.body.byteLength < minimumBytes) return null;
  return pickEncoding(request.headers['accept-encoding']?.toString());
}

function encoded(loaded: LoadedFile, encoding: Encoding): Promise<Buffer> {
  const encodedBytes = loaded.encoded.get(encoding);
  if (encodedBytes) return encodedBytes;
  const newBytes = encode(loaded, encoding);
  loaded.encoded.set(encoding, newBytes);
  return newBytes;
}

async function encode(loaded: LoadedFile, encoding: Encoding): Promise<Buffer> {
  const { contentType, body } = loaded;
  // a page was adapted to the base path, so the build's compressed copy has another text
  const copy = contentType.startsWith('text/html')
    ? null
    : await precompressedCopy(loaded, encoding);
  return copy ?? compress(body, encoding, 'thorough');
}
