import { version } from '../client/version';
import type { Fetch } from './flaky-fetch';
import type { Har, HarEntry } from './har';

/** The options of a recording. */
export type RecordOptions = {
  /** the fetch to record; the global one by default */
  fetch?: Fetch;
  /** longer bodies are stored without their text; 16 MiB by default */
  maxBytes?: number;
};

/** A fetch that records requests and answers. */
export type Recorder = {
  fetch: Fetch;
  /** the recording so far, ready for `JSON.stringify` */
  har(): Har;
};

/**
 * Records a session: pass its `fetch` to a client. Removes secrets when recording: credentials,
 * cookies, tokens, passwords and strings that look like them in headers, URLs, bodies and
 * configurations. Records streams as they are read, never ahead of the reader.
 */
export function recordFetch({
  fetch: send = fetch,
  maxBytes = 2 ** 24,
}: RecordOptions = {}): Recorder {
  const entries: HarEntry[] = [];
  const record: Fetch = async (request) => {
    const start = Date.now();
    const body = await request.clone().text();
    // loaded on demand, because it includes the YAML parser
    const cut = await import('./cut-secrets');
    const entry = entryOf({ request, body, start, cut });
    entries.push(entry);
    try {
      const response = await send(request);
      note(entry, response, cut);
      return recorded({ entry, response, maxBytes, start, cut });
    } catch (error) {
      entry.response._error = cut.cutText(error instanceof Error ? error.message : String(error));
      throw error;
    }
  };
  const creator = { name: '@trainyard/sdk', version };
  return {
    fetch: record,
    har: () => ({ log: { version: '1.2', creator, entries: [...entries] } }),
  };
}

const pairs = (values: Record<string, string>) =>
  Object.entries(values).map(([name, value]) => ({ name, value }));

type Cut = typeof import('./cut-secrets');
type Sent = { request: Request; body: string; start: number; cut: Cut };

function entryOf({ request, body, start, cut }: Sent): HarEntry {
  const url = cut.cutAddress(request.url);
  const mimeType = request.headers.get('Content-Type') ?? 'text/plain';
  return {
    startedDateTime: new Date(start).toISOString(),
    time: 0,
    request: {
      method: request.method,
      url: url.href,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: pairs(cut.cutHeaders(request.headers)),
      queryString: [...url.searchParams].map(([name, value]) => ({ name, value })),
      ...(body === '' ? {} : { postData: { mimeType, text: cut.cutBody(body, mimeType) } }),
      headersSize: -1,
      bodySize: -1,
    },
    response: {
      status: 0,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: [],
      content: { size: 0, mimeType: '' },
      redirectURL: '',
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: 0, receive: 0 },
  };
}

function note(
  { response: recorded }: HarEntry,
  { status, statusText, headers }: Response,
  cut: Cut,
) {
  recorded.status = status;
  recorded.statusText = statusText;
  recorded.headers = pairs(cut.cutHeaders(headers));
  recorded.content.mimeType = headers.get('Content-Type') ?? '';
}

type Recording = {
  entry: HarEntry;
  response: Response;
  maxBytes: number;
  start: number;
  cut: Cut;
};

/** The same answer, recorded as it is read. */
function recorded({ entry, response, maxBytes, start, cut }: Recording): Response {
  const reader = response.body?.getReader();
  if (!reader) return response;
  const keeper = keepText(isText(entry.response.content.mimeType) ? maxBytes : 0);
  const end = (hasEnded: boolean) => {
    const { content } = entry.response;
    entry.time = Date.now() - start;
    entry.timings.receive = entry.time;
    content.size = keeper.bytes();
    const text = keeper.text();
    if (text !== undefined) content.text = cut.cutBody(text, content.mimeType);
    if (!hasEnded) entry._ended = false;
  };
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read().catch((error: unknown) => {
          end(false);
          throw error;
        });
        if (value) keeper.add(value);
        if (!done) return controller.enqueue(value);
        end(true);
        controller.close();
      },
      cancel(reason) {
        end(false);
        return reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
  const { status, statusText, headers } = response;
  return new Response(body, { status, statusText, headers });
}

const isText = (mimeType: string) => /json|text|yaml|csv|xml/.test(mimeType);

function keepText(maxBytes: number) {
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  return {
    add(chunk: Uint8Array) {
      bytes += chunk.length;
      if (bytes <= maxBytes) text += decoder.decode(chunk, { stream: true });
    },
    bytes: () => bytes,
    text: () => (bytes <= maxBytes ? text + decoder.decode() : undefined),
  };
}
