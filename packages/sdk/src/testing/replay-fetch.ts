import type { Fetch } from './flaky-fetch';
import { type HarEntry, parseHar } from './har';

/**
 * Answers from a recorded session, without a network: the same request (method, path, query and
 * body, apart from secrets) gets the recorded answers in order, and then the last one again.
 * Addresses may differ: the part before `/api/v1` is ignored. A request that was not recorded gets
 * a 404 in the wire's format, one without an answer fails as recorded, and a stream whose reader
 * had closed it stays open.
 * @throws Error when the value is not a HAR
 */
export function replayFetch(har: unknown): Fetch {
  const waiting = new Map<string, HarEntry[]>();
  for (const entry of parseHar(har).log.entries) {
    const { method, url, postData } = entry.request;
    const key = keyOf(method, url, postData?.text ?? '');
    waiting.set(key, [...(waiting.get(key) ?? []), entry]);
  }
  return async (request) => {
    request.signal.throwIfAborted();
    const { method, url } = request;
    // secrets were removed from the recording, so they are ignored
    const { cutAddress, cutBody } = await import('./cut-secrets');
    const mimeType = request.headers.get('Content-Type') ?? '';
    const body = cutBody(await request.clone().text(), mimeType);
    const entries = waiting.get(keyOf(method, cutAddress(url).href, body));
    const entry = entries && entries.length > 1 ? entries.shift() : entries?.[0];
    if (!entry) return notRecorded(method, url);
    if (entry.response.status === 0) throw new TypeError(entry.response._error ?? 'fetch failed');
    return answer(entry, request.signal);
  };
}

function keyOf(method: string, address: string, body: string): string {
  const { pathname, searchParams } = new URL(address);
  const from = pathname.indexOf('/api/v1/');
  const path = from === -1 ? pathname : pathname.slice(from);
  const query = [...searchParams].map(([name, value]) => `${name}=${value}`).sort();
  return [method, path, query.join('&'), body].join('\n');
}

function notRecorded(method: string, address: string): Response {
  const { pathname, search } = new URL(address);
  const text = `not recorded: ${method} ${pathname}${search}`;
  return Response.json({ error: { code: 5, reason: 'NotFound', error: text } }, { status: 404 });
}

// headers of the old connection, or of the original encoding
const dropped = /^(content-(length|encoding)|transfer-encoding|connection|set-cookie)$/i;

function answer({ response, _ended }: HarEntry, signal: AbortSignal): Response {
  const { status, statusText, content } = response;
  const headers = new Headers();
  for (const { name, value } of response.headers)
    if (!dropped.test(name)) headers.append(name, value);
  const text = content.text ?? '';
  const isBodiless = status === 204 || status === 304;
  const body = isBodiless ? null : _ended === false ? openBody(text, signal) : text;
  return new Response(body, { status, statusText, headers });
}

/** The part that arrived before the reader closed, and then nothing. */
function openBody(text: string, signal: AbortSignal): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text));
      signal.addEventListener('abort', () => controller.error(signal.reason), { once: true });
    },
  });
}
