import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { forwardedFor, type Trust, type Visitor } from './visitor';

type Pair = [name: string, value: string];

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

/** Headers that go on to the other side: those of one connection only stay here, also the ones `Connection` names. */
function endToEnd(message: IncomingMessage): Pair[] {
  const named = (message.headers.connection ?? '').toLowerCase().split(/\s*,\s*/);
  const isKept = (name: string) => !hopByHop.has(name) && !named.includes(name);
  const pairs: Pair[] = [];
  for (let index = 0; index + 1 < message.rawHeaders.length; index += 2) {
    const name = message.rawHeaders[index]?.toLowerCase() ?? '';
    if (isKept(name)) pairs.push([name, message.rawHeaders[index + 1] ?? '']);
  }
  return pairs;
}

type RequestHeadersInput = {
  request: IncomingMessage;
  master: URL;
  isApi: boolean;
  visitor: Visitor;
  trust: Trust;
};

// who asks is said by this server alone
const claims = /^(forwarded|x-real-ip|x-forwarded-.*)$/;

/**
 * Headers for the master. Host, and an Origin or Referer of this server, become the master's own,
 * since notebooks refuse a socket whose origin is not their host.
 */
export function requestHeaders(input: RequestHeadersInput) {
  const { request, master, isApi, visitor, trust } = input;
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of endToEnd(request)) {
    if (!claims.test(name)) append(headers, name, value);
  }
  const ownHost = visitor.host;
  for (const name of ['origin', 'referer']) {
    const value = headers[name];
    if (typeof value === 'string') headers[name] = asMaster({ value, ownHost, master });
  }
  headers['x-forwarded-for'] = forwardedFor(request, trust);
  headers['x-forwarded-host'] = ownHost;
  headers['x-forwarded-proto'] = visitor.protocol;
  headers.host = master.host;
  delete headers.expect;
  // a body of unknown length keeps its chunks, or the master would not see its end
  if (request.headers['transfer-encoding']) headers['transfer-encoding'] = 'chunked';
  if (!isApi) return headers;
  // the tag and the encoding of API answers are made here, from the plain text
  delete headers['if-none-match'];
  headers['accept-encoding'] = 'identity';
  return headers;
}

/** Headers of a WebSocket: those that make it one stay, what is said of the visitor is ours. */
export function upgradeHeaders(
  { headers }: IncomingMessage,
  ours: ReturnType<typeof requestHeaders>,
): IncomingHttpHeaders {
  const kept = Object.entries(headers).filter(([name]) => !claims.test(name));
  const made = Object.entries(ours).filter(
    ([name]) => name.startsWith('x-forwarded-') || (name === 'origin' && 'origin' in headers),
  );
  return Object.fromEntries([...kept, ...made]);
}

function append(headers: Record<string, string | string[]>, name: string, value: string) {
  const known = headers[name];
  headers[name] = known === undefined ? value : [known, value].flat();
}

type AsMasterInput = { value: string; ownHost: string; master: URL };

function asMaster({ value, ownHost, master }: AsMasterInput): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url?.host !== ownHost) return value;
  return value.replace(url.origin, master.origin);
}

type AnswerHeadersInput = {
  incoming: IncomingMessage;
  master: URL;
  basePath: string;
  protocol: Visitor['protocol'];
};

/** Headers for the browser: cookies and redirects are made to fit this server. */
export function answerHeaders(input: AnswerHeadersInput): Pair[] {
  const { incoming, master, basePath, protocol } = input;
  return endToEnd(incoming).map(([name, value]): Pair => {
    if (name === 'set-cookie') {
      return [name, cookieFor({ cookie: value, prefix: prefixOf(master), protocol })];
    }
    if (name === 'location') return [name, locationFor({ location: value, master, basePath })];
    return [name, value];
  });
}

/** A master may live below a path (`http://host/prefix`); what it sends names that path, what we serve does not. */
export const prefixOf = (master: URL): string => master.pathname.replace(/\/+$/, '');

type CookieInput = { cookie: string; prefix: string; protocol: Visitor['protocol'] };

/** Takes off a cookie what ties it to the master's address: domain, path prefix, and https where there is none. */
export function cookieFor({ cookie, prefix, protocol }: CookieInput): string {
  const isPlain = protocol === 'http';
  const [pair = '', ...attributes] = cookie.split(/;\s*/);
  const kept = attributes.flatMap((attribute) => {
    const [name = '', value = ''] = attribute.split('=');
    const key = name.toLowerCase();
    if (key === 'domain' || (key === 'secure' && isPlain)) return [];
    if (key === 'samesite' && value.toLowerCase() === 'none' && isPlain) return []; // not without Secure
    if (key !== 'path') return [attribute];
    return [`Path=${withoutPrefix(value, prefix)}`];
  });
  return [pair, ...kept].join('; ');
}

type LocationInput = { location: string; master: URL; basePath: string };

/** Keeps a redirect on this server; `/det/…` is where a master has its own console. */
export function locationFor({ location, master, basePath }: LocationInput): string {
  const isOwn = location.startsWith(`${master.origin}/`);
  if (!isOwn && !/^\/(?!\/)/.test(location)) return location;
  const path = isOwn ? location.slice(master.origin.length) : location;
  const here = withoutPrefix(path, prefixOf(master));
  return here.replace(/^\/det(\/|$)/, basePath);
}

function withoutPrefix(path: string, prefix: string): string {
  if (prefix === '' || !`${path}/`.startsWith(`${prefix}/`)) return path;
  return path.slice(prefix.length) || '/';
}
