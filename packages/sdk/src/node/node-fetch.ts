import type { ClientRequest, IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { tlsPort } from '../client/tls-port';
import { type Connection, type ConnectionFor, createAgents } from './agents';
import { defaultMaxTextBytes, withBoundedText } from './bounded-text';
import type { MasterCertificate } from './certificates';
import { decoded, encodingsOf } from './decoded';
import type { Environment } from './environment';
import { type NamedProxy, ProxyFailure, proxyHeaders, proxyOf, RefusedTunnel } from './proxy';

/** Settings of the connection to a master: certificates, a proxy. */
export type NodeFetchOptions = MasterCertificate & {
  /** URL of a proxy for all requests, or false for none; from the variables by default */
  proxy?: string | false;
  /** source of HTTP_PROXY, HTTPS_PROXY and NO_PROXY; `process.env` by default */
  env?: Environment;
  /** connections stay open between calls; true by default */
  keepAlive?: boolean;
  /** the longest answer that is read at once, decompressed; 256 MiB by default, streams have no limit */
  maxTextBytes?: number;
};

/** The body to send, once: of known length, or streamed. */
type Outgoing = {
  url: URL;
  method: string;
  headers: Record<string, string>;
  body: Uint8Array | ReadableStream<Uint8Array> | undefined;
  signal: AbortSignal;
};

/**
 * Creates a `fetch` on node:http and node:https: with custom certificates, a custom server name,
 * proxies, compressed answers, and connections that stay open. Bodies stream in both directions; the signal ends both.
 * Rejects with the error of the connection, whose `code` names the problem (`ECONNREFUSED`,
 * `CERT_HAS_EXPIRED`).
 */
export function nodeFetch(
  options: NodeFetchOptions = {},
): (input: Request | string | URL, init?: RequestInit) => Promise<Response> {
  const connectionFor = createAgents(options, options.keepAlive ?? true);
  const proxyFor = (url: URL): NamedProxy | undefined => {
    if (options.proxy === undefined) return proxyOf(url, options.env ?? process.env);
    return options.proxy ? { address: options.proxy, variable: undefined } : undefined;
  };
  return async (input, init) => {
    const request = input instanceof Request && !init ? input : new Request(input, init);
    request.signal.throwIfAborted();
    const outgoing = await outgoingOf(request);
    const answer = await followed(outgoing, request.redirect, (next) =>
      sent(next, connectionFor, proxyFor(next.url)),
    );
    return withBoundedText(answer, options.maxTextBytes ?? defaultMaxTextBytes);
  };
}

async function outgoingOf(request: Request): Promise<Outgoing> {
  const { method, signal } = request;
  const headers = Object.fromEntries(request.headers);
  // a JSON body is complete, and its known length avoids chunked encoding
  const isJson = headers['content-type']?.startsWith('application/json') ?? false;
  const body = isJson ? new Uint8Array(await request.arrayBuffer()) : (request.body ?? undefined);
  return { url: new URL(request.url), method, headers, body, signal };
}

const maxRedirects = 5;

/** Only reads follow redirects; the token is not sent to other hosts. */
async function followed(
  outgoing: Outgoing,
  mode: RequestRedirect,
  send: (outgoing: Outgoing) => Promise<Response>,
) {
  let next = outgoing;
  for (let count = 0; ; count++) {
    const response = await send(next);
    const location = response.headers.get('location');
    const isRead = next.method === 'GET' || next.method === 'HEAD';
    if (!location || !isRead || mode !== 'follow' || Math.floor(response.status / 100) !== 3)
      return response;
    await response.body?.cancel();
    if (count === maxRedirects) throw new Error(`Too many redirects from ${outgoing.url.href}`);
    const url = new URL(location, next.url);
    const { authorization: _, cookie: __, ...others } = next.headers;
    next = { ...next, url, headers: url.origin === next.url.origin ? next.headers : others };
  }
}

async function sent(
  outgoing: Outgoing,
  connectionFor: ConnectionFor,
  proxy: NamedProxy | undefined,
): Promise<Response> {
  const address = proxy?.address;
  const attempt = async () =>
    exchange(outgoing, start(outgoing, await connectionFor(outgoing.url, address), address));
  try {
    return await attempt();
  } catch (error) {
    // the master closed a connection just when it was reused; the call had not begun
    if (error instanceof StaleConnection && !outgoing.signal.aborted) return attempt();
    if (proxy && isOfProxy(error)) throw new ProxyFailure(proxy, error);
    if (isTlsAlert(error) || (!proxy && isCut(error) && (await isTlsPort(outgoing))))
      throw tlsPort(error);
    throw error;
  }
}

/** Only the proxy is connected to, and asked for a tunnel. */
const isOfProxy = (error: unknown): error is Error =>
  error instanceof Error &&
  (error instanceof RefusedTunnel ||
    ('syscall' in error && /^(connect|getaddrinfo)$/.test(String(error.syscall))));

/**
 * Returns true if the parser of HTTP failed at an alert of TLS, which OpenSSL sends as its answer to
 * plain text: type 21, version 3 (RFC 8446, section 5.1).
 */
const isTlsAlert = (error: unknown) =>
  error instanceof Error &&
  'rawPacket' in error &&
  error.rawPacket instanceof Uint8Array &&
  error.rawPacket[0] === 21 &&
  error.rawPacket[1] === 3;

const isCut = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ECONNRESET';

const maxProbeMs = 2_000;

/**
 * Returns true if a port that closed a plain connection without an answer accepts one with TLS.
 * Node's own servers do that, and a master that stops looks the same.
 */
async function isTlsPort({ url, signal }: Outgoing): Promise<boolean> {
  if (url.protocol !== 'http:' || signal.aborted) return false;
  const { connect } = await import('node:tls');
  return new Promise((resolve) => {
    // nothing is sent, so that no certificate is trusted
    const socket = connect({
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: Number(url.port) || 80,
      rejectUnauthorized: false,
      timeout: maxProbeMs,
    });
    const end = (isTls: boolean) => {
      socket.destroy();
      resolve(isTls);
    };
    socket.once('secureConnect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.on('error', () => end(false));
    socket.once('close', () => end(false));
    signal.addEventListener('abort', () => end(false), { once: true });
  });
}

function start(
  { url, method, headers, body }: Outgoing,
  { request, agent }: Connection,
  proxy?: string,
) {
  const length = body instanceof Uint8Array ? { 'content-length': String(body.length) } : {};
  const encoding = { 'accept-encoding': 'gzip, deflate, br' };
  const shared = { method, agent, headers: { ...encoding, ...headers, ...length } };
  if (!proxy || url.protocol === 'https:') return request(url, shared);
  const via = new URL(proxy);
  return request({
    ...shared,
    host: via.hostname,
    port: via.port || 80,
    path: url.href,
    headers: { host: url.host, ...shared.headers, ...proxyHeaders(via) },
  });
}

class StaleConnection extends Error {}

function exchange({ body, method, signal }: Outgoing, request: ClientRequest): Promise<Response> {
  return new Promise((resolve, reject) => {
    const stop = () => request.destroy(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    request.once('close', () => signal.removeEventListener('abort', stop));
    request.on('error', (error) => {
      reject(signal.aborted ? signal.reason : isStale(request, error) ? stale(error) : error);
    });
    request.once('response', (answer: IncomingMessage) => {
      resolve(responseOf(answer, method, signal));
    });
    if (body instanceof ReadableStream) void pipeline(Readable.from(body), request).catch(reject);
    else request.end(body);
  });
}

const stale = (cause: Error) => new StaleConnection(cause.message, { cause });

// only calls that may be sent twice: it is unknown whether a write has arrived
const isStale = (request: ClientRequest, error: Error & { code?: string }) =>
  request.reusedSocket && request.method === 'GET' && error.code === 'ECONNRESET';

const bufferUpTo = 1 << 20;
const noBody = [204, 205, 304];

/**
 * The answer in the form of `fetch`. Small ones of known length are read at once, which is faster.
 */
async function responseOf(
  answer: IncomingMessage,
  method: string,
  signal: AbortSignal,
): Promise<Response> {
  const status = answer.statusCode ?? 0;
  const encodings = encodingsOf(answer);
  const headers = headersOf(answer, encodings.length > 0);
  const init = { status, statusText: answer.statusMessage ?? '', headers };
  if (method === 'HEAD' || noBody.includes(status)) {
    answer.resume();
    return new Response(null, init);
  }
  const length = Number(answer.headers['content-length'] ?? Number.POSITIVE_INFINITY);
  if (encodings.length === 0 && length <= bufferUpTo)
    return new Response(await readBody(answer, signal), init);
  const body = encodings.length > 0 ? await decoded(answer, encodings) : answer;
  return new Response(streamOf(body, signal), init);
}

/** @param isDecoded leaves out the headers that are only true of the encoded body */
function headersOf({ rawHeaders }: IncomingMessage, isDecoded: boolean) {
  const pairs: Array<[string, string]> = [];
  for (let index = 0; index < rawHeaders.length; index += 2)
    pairs.push([rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '']);
  return isDecoded ? pairs.filter(([name]) => !/^content-(encoding|length)$/i.test(name)) : pairs;
}

function readBody(answer: IncomingMessage, signal: AbortSignal): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.once('end', () => resolve(Buffer.concat(chunks)));
    answer.once('error', (error) => reject(signal.aborted ? signal.reason : error));
  });
}

function streamOf(answer: Readable, signal: AbortSignal) {
  return new ReadableStream<Uint8Array>({
    start(controller) {
      answer.on('data', (chunk: Buffer) => {
        controller.enqueue(chunk);
        if ((controller.desiredSize ?? 0) <= 0) answer.pause();
      });
      answer.once('end', () => controller.close());
      // the reader has canceled the stream, so the error has no receiver
      answer.once('error', (error) => controller.error(signal.aborted ? signal.reason : error));
      answer.pause();
    },
    pull: () => void answer.resume(),
    cancel: () => void answer.destroy(),
  });
}
