/**
 * A request as the master needs it, whatever it came as: a web `Request`, which costs much to make,
 * or what Node read from a socket.
 */
export type Call = {
  readonly method: string;
  readonly pathname: string;
  /** with its question mark; '' without a query */
  readonly search: string;
  readonly headers: HeaderSource;
  /** the whole body; '' without one */
  text(): Promise<string>;
  /** aborted when the caller hangs up; made when somebody asks for it */
  readonly signal: AbortSignal;
  /** the same as a web request, for the few who want one */
  toRequest(): Request;
};

/** What was sent under a name, in any case of letters; null for nothing. */
export type HeaderSource = Iterable<[string, string]> & { get(name: string): string | null };

/** A web request as a call. */
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

/** A request in plain values, as a server has them that makes no web requests. */
export type PlainRequest = {
  method: string;
  /** path and query as they were sent */
  url: string;
  /** all values of each header, by its name in lower case */
  headers: Readonly<Record<string, string[] | undefined>>;
  /** text; '' for none */
  body: string;
  /** aborted when the caller hangs up; asked for by the few calls that wait */
  signal: () => AbortSignal;
};

/** Plain values as a call. */
export const callFrom = ({ url, headers, ...rest }: PlainRequest): Call =>
  plainCall({ ...rest, url: asUrl(url), headers: headersFrom(headers) });

const origin = 'http://sandbox';

// what a URL would leave as it is; dot segments and odd letters are for it to settle
const isSettled = (url: string) =>
  /^\/[\w\-.~/%:@!$&()*+,;=?]*$/.test(url) && !/\/(?:\.|%2e)/i.test(url);

function asUrl(url: string): string {
  if (isSettled(url)) return url;
  const { pathname, search } = new URL(url.startsWith('/') ? origin + url : url, origin);
  return pathname + search;
}

function headersFrom(values: PlainRequest['headers']): HeaderSource {
  const joined = (name: string) => values[name]?.join(name === 'cookie' ? '; ' : ', ');
  return {
    get: (name) => joined(name) ?? joined(name.toLowerCase()) ?? null,
    *[Symbol.iterator]() {
      for (const name of Object.keys(values)) yield [name, joined(name) ?? ''];
    },
  };
}

type PlainCall = {
  method: string;
  /** path and query, settled */
  url: string;
  headers: HeaderSource;
  body: string;
  /** nobody hangs up unless given */
  signal?: () => AbortSignal;
};

/** A call of plain values. */
export function plainCall({ method, url, headers, body, signal = never }: PlainCall): Call {
  const query = url.indexOf('?');
  return {
    method,
    pathname: query === -1 ? url : url.slice(0, query),
    search: query === -1 || query === url.length - 1 ? '' : url.slice(query),
    headers,
    text: async () => body,
    get signal() {
      return signal();
    },
    toRequest: () =>
      new Request(origin + url, {
        method,
        headers: [...headers],
        body: body === '' ? null : body,
        signal: signal(),
      }),
  };
}

const never = () => new AbortController().signal;
