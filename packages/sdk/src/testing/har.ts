/**
 * A recorded session in the format of browsers and proxies (HTTP Archive 1.2), with the fields used
 * here.
 */
export type Har = {
  log: {
    version: string;
    creator: { name: string; version: string };
    entries: HarEntry[];
  };
};

/** A request and its answer. */
export type HarEntry = {
  /** RFC 3339 */
  startedDateTime: string;
  /** from the request to the end of the answer, in ms */
  time: number;
  request: {
    method: string;
    url: string;
    httpVersion: string;
    cookies: [];
    headers: Pair[];
    queryString: Pair[];
    postData?: { mimeType: string; text: string };
    headersSize: number;
    bodySize: number;
  };
  response: {
    /** 0 if no answer arrived */
    status: number;
    statusText: string;
    httpVersion: string;
    cookies: [];
    headers: Pair[];
    content: { size: number; mimeType: string; text?: string };
    redirectURL: string;
    headersSize: number;
    bodySize: number;
    /** the reason why no answer arrived */
    _error?: string;
  };
  cache: Record<never, never>;
  timings: { send: number; wait: number; receive: number };
  /** false if the reader closed the connection before the end of the answer */
  _ended?: boolean;
};

type Pair = { name: string; value: string };

/** @throws Error when the value is not a HAR */
export function parseHar(value: unknown): Har {
  const log = isObject(value) ? value.log : undefined;
  if (!isObject(log) || !Array.isArray(log.entries))
    throw new Error('This is no HAR: log.entries is missing.');
  if (!log.entries.every(isEntry))
    throw new Error('This is no HAR: an entry lacks its request or its response.');
  return value as Har;
}

const isEntry = (entry: unknown) =>
  isObject(entry) &&
  isObject(entry.request) &&
  typeof entry.request.url === 'string' &&
  typeof entry.request.method === 'string' &&
  isObject(entry.response) &&
  typeof entry.response.status === 'number';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
