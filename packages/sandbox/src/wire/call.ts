import { ownValue } from '@trainyard/sdk/model';
/**
 * A request in the form for the master, from either a web `Request`, which is slow to create, or a
 * Node socket.
 */
export type Call = {
  readonly method: string;
  readonly pathname: string;
  /** with its question mark; '' without a query */
  readonly search: string;
  readonly headers: HeaderSource;
  /** the whole body; '' without one */
  text(): Promise<string>;
  /** aborted when the caller closes the connection; created on first use */
  readonly signal: AbortSignal;
  /** the same as a web request, for code that needs one */
  toRequest(): Request;
};

/** Headers by name, case-insensitive; null for an absent one. */
export type HeaderSource = Iterable<[string, string]> & { get(name: string): string | null };

/** Converts a web request to a call. */
export function callOf(request: Request): Call {
  const { pathname, search } = new URL(request.url);
  return {
    method: request.method,
    pathname,
    search,
    headers: request.headers,
    text: () => request.text(),
    signal: request.signal,
    toRequest: () => request,
  };
}

/** A request in plain values, for servers without web requests. */
export type PlainRequest = {
  method: string;
  /** original path and query */
  url: string;
  /** all values of each header, by its name in lower case */
  headers: Readonly<Record<string, string[] | undefined>>;
  /** text; '' for none */
  body: string;
  /** aborted when the caller closes the connection; requested only by calls that wait */
  signal: () => AbortSignal;
};

/** Converts plain values to a call. */
export const callFrom = ({ method, url, headers, body, signal }: PlainRequest): Call =>
  new PlainCall({ method, url: asUrl(url), headers: new PlainHeaders(headers), body, signal });

const origin = 'http://sandbox';

// paths that a URL would not change; dot segments and unusual characters need it
const isSettled = (url: string) =>
  /^\/[\w\-.~/%:@!$&()*+,;=?]*$/.test(url) && !url.includes('/.') && !/\/%2e/i.test(url);

function asUrl(url: string): string {
  if (isSettled(url)) return url;
  const { pathname, search } = new URL(url.startsWith('/') ? origin + url : url, origin);
  return pathname + search;
}

class PlainHeaders implements HeaderSource {
  readonly #values: PlainRequest['headers'];

  constructor(values: PlainRequest['headers']) {
    this.#values = values;
  }

  get(name: string): string | null {
    return this.#joined(name) ?? this.#joined(name.toLowerCase()) ?? null;
  }

  *[Symbol.iterator](): Iterator<[string, string]> {
    for (const name of Object.keys(this.#values)) yield [name, this.#joined(name) ?? ''];
  }

  #joined(name: string): string | undefined {
    const values = ownValue(this.#values, name);
    if (values === undefined || values.length === 1) return values?.[0];
    return values.join(name === 'cookie' ? '; ' : ', ');
  }
}

type PlainInput = Omit<PlainRequest, 'headers' | 'signal'> & {
  headers: HeaderSource;
  /** never aborted by default */
  signal?: () => AbortSignal;
};

/** A call of plain values; its URL needs no normalization. */
export class PlainCall implements Call {
  readonly method: string;
  readonly pathname: string;
  readonly search: string;
  readonly headers: HeaderSource;
  readonly #body: string;
  readonly #signal: () => AbortSignal;

  constructor({ method, url, headers, body, signal = never }: PlainInput) {
    const query = url.indexOf('?');
    this.method = method;
    this.pathname = query === -1 ? url : url.slice(0, query);
    this.search = query === -1 || query === url.length - 1 ? '' : url.slice(query);
    this.headers = headers;
    this.#body = body;
    this.#signal = signal;
  }

  async text(): Promise<string> {
    return this.#body;
  }

  get signal(): AbortSignal {
    return this.#signal();
  }

  toRequest(): Request {
    return new Request(origin + this.pathname + this.search, {
      method: this.method,
      headers: [...this.headers],
      body: this.#body === '' ? null : this.#body,
      signal: this.#signal(),
    });
  }
}

const never = () => new AbortController().signal;
