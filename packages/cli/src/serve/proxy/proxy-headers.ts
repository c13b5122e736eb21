import type { IncomingMessage } from 'node:http';
import { forwardedFor, type Trust, type Visitor } from './visitor';

type Pair = [name: string, value: string];

/** Headers of a single connection, which are not passed on. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Headers that frame a request or authenticate its sender: `Connection` cannot remove these. */
const neverNamed = new Set(['content-length', 'host', 'authorization', 'cookie']);

/** Pairs of a flat list of names and values, the names in lower case. */
export function pairsOf(flat: readonly string[]): Pair[] {
  const pairs: Pair[] = [];
  for (let index = 0; index + 1 < flat.length; index += 2) {
    pairs.push([flat[index]?.toLowerCase() ?? '', flat[index + 1] ?? '']);
  }
  return pairs;
}

/**
 * The headers for the other side: without those of one connection, and those named in `Connection`.
 */
function endToEnd(pairs: readonly Pair[]): Pair[] {
  const connectionHeaders = pairs
    .filter(([name]) => name === 'connection')
    .flatMap(([, value]) => value.toLowerCase().split(','))
    .map((name) => name.trim())
    .filter((name) => !neverNamed.has(name));
  const staysHere = new Set([...hopByHop, ...connectionHeaders]);
  return pairs.filter(([name]) => !staysHere.has(name));
}

type RequestHeadersInput = {
  request: IncomingMessage;
  master: URL;
  isApi: boolean;
  visitor: Visitor;
  trust: Trust;
};

// only this server states the client
const claims = /^(forwarded|x-real-ip|x-forwarded-.*)$/;

// written below, or by undici
const madeHere = new Set(['host', 'content-length', 'expect']);
// the tag and the encoding of API answers are created here, from the plain text
const madeHereForApi = new Set([...madeHere, 'if-none-match', 'accept-encoding']);

/**
 * Headers for the master, alternating names and values. Host, and an Origin or Referer of this
 * server, become the master's own, because notebooks refuse a socket whose origin is not their
 * host. Passes on a length only if this server read the body by it; undici enforces it.
 */
export function requestHeaders(input: RequestHeadersInput): string[] {
  const { request, master, isApi, visitor, trust } = input;
  const overwritten = isApi ? madeHereForApi : madeHere;
  const keptHeaders = endToEnd(pairsOf(request.rawHeaders))
    .filter(([name]) => !overwritten.has(name) && !claims.test(name))
    .map(([name, value]): Pair => {
      const isAddress = name === 'origin' || name === 'referer';
      return [name, isAddress ? asMaster({ value, ownHost: visitor.host, master }) : value];
    });
  const ownHeaders: Pair[] = [
    ['host', master.host],
    ['x-forwarded-for', forwardedFor(request, trust)],
    ['x-forwarded-host', visitor.host],
    ['x-forwarded-proto', visitor.protocol],
  ];
  const length = request.headers['content-length'];
  const isChunked = request.headers['transfer-encoding'] !== undefined;
  if (length !== undefined && !isChunked) ownHeaders.push(['content-length', length]);
  if (isApi) ownHeaders.push(['accept-encoding', 'identity']);
  return [...keptHeaders, ...ownHeaders].flat();
}

type AsMasterInput = { value: string; ownHost: string; master: URL };

function asMaster({ value, ownHost, master }: AsMasterInput): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url?.host !== ownHost) return value;
  return value.replace(url.origin, master.origin);
}

type AnswerHeadersInput = {
  pairs: readonly Pair[];
  master: URL;
  basePath: string;
  protocol: Visitor['protocol'];
};

/** Headers for the browser: adapts cookies and redirects to this server. */
export function answerHeaders(input: AnswerHeadersInput): Pair[] {
  const { pairs, master, basePath, protocol } = input;
  return endToEnd(pairs).map(([name, value]): Pair => {
    if (name === 'set-cookie') {
      return [name, cookieFor({ cookie: value, prefix: prefixOf(master), protocol })];
    }
    if (name === 'location') return [name, locationFor({ location: value, master, basePath })];
    return [name, value];
  });
}

/**
 * A master may be below a path (`http://host/prefix`); its answers contain that path, ours do not.
 */
export const prefixOf = (master: URL): string => master.pathname.replace(/\/+$/, '');

type CookieInput = { cookie: string; prefix: string; protocol: Visitor['protocol'] };

/**
 * Removes from a cookie the attributes for the master's address: domain, path prefix, and https if
 * there is none.
 */
export function cookieFor({ cookie, prefix, protocol }: CookieInput): string {
  const isPlain = protocol === 'http';
  const [pair = '', ...attributes] = cookie.split(/;\s*/);
  const otherAttributes = attributes.flatMap((attribute) => {
    const [name = '', value = ''] = attribute.split('=');
    const key = name.toLowerCase();
    if (key === 'domain' || (key === 'secure' && isPlain)) return [];
    if (key === 'samesite' && value.toLowerCase() === 'none' && isPlain) return []; // requires Secure
    if (key !== 'path') return [attribute];
    return [`Path=${withoutPrefix(value, prefix)}`];
  });
  return [pair, ...otherAttributes].join('; ');
}

type LocationInput = { location: string; master: URL; basePath: string };

/**
 * Keeps a redirect on this server; `/det/…` is the console of a master. Never returns a location
 * that a browser reads as another host without a scheme: it treats `\` as `/` and skips tabs.
 */
export function locationFor({ location, master, basePath }: LocationInput): string {
  const path = pathAtMaster(location, master).replace(/[\t\r\n]/g, '');
  if (!/^[/\\]/.test(path)) return location;
  const here = withoutPrefix(oneSlash(path), prefixOf(master));
  return oneSlash(oneSlash(here).replace(/^\/det(\/|$)/, basePath));
}

/** The path of a location at the master, in whichever spelling; other locations are unchanged. */
function pathAtMaster(location: string, master: URL): string {
  const url = URL.canParse(location) ? new URL(location) : null;
  return url?.origin === master.origin ? url.pathname + url.search + url.hash : location;
}

const oneSlash = (path: string) => path.replace(/^[/\\]+/, '/');

function withoutPrefix(path: string, prefix: string): string {
  if (prefix === '' || !`${path}/`.startsWith(`${prefix}/`)) return path;
  return path.slice(prefix.length) || '/';
}
