import createFetchClient from 'openapi-fetch';
import type { Caller, CallOptions } from './call';
import { decodeAnswer, decodeMessage } from './decode/answer';
import { badInput, isAborted, missingParameter, noAnswer, refusal, streamRefusal } from './errors';
import type { Operation, StreamId } from './operation';
import { parseLine, readLines } from './stream';

/** Gives the token for each request, so that it can change while the client lives. */
export type AuthProvider = { token(): string | undefined | Promise<string | undefined> };

export type TransportOptions = {
  /** address of the master, with any path prefix; `/api/v1` is added by the calls */
  baseUrl: string;
  /** a bearer token, or where to get one; without it cookies must do */
  auth?: string | AuthProvider;
  /** instead of the global one: a sandbox's, a proxy's */
  fetch?: (request: Request) => Promise<Response>;
  /** sent with every request */
  headers?: Record<string, string>;
};

type Inputs = Record<string, unknown>;
type Parts = { path: Inputs; query: Inputs; body: unknown };

/**
 * The way to a master that the functions of `@trainyard/sdk/calls` take as their first argument.
 * Each call makes one request; nothing is retried here.
 * @throws ApiError of type `input` when `baseUrl` is not an address
 */
export function createTransport(options: TransportOptions): Caller {
  const client = createFetchClient<Record<string, never>>({
    baseUrl: addressOf(options.baseUrl),
    bodySerializer,
    ...(options.fetch ? { fetch: options.fetch } : {}),
    ...(options.headers ? { headers: options.headers } : {}),
  });
  const send = async (operation: Operation, args: Inputs, callOptions: CallOptions) => {
    const parts = split(operation, args);
    const token = operation.open ? undefined : await tokenOf(options.auth);
    const headers = {
      ...callOptions.headers,
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    };
    callOptions.signal?.throwIfAborted();
    const { response, error } = await answering(operation, callOptions, () =>
      request(client, operation, parts, { ...callOptions, headers }),
    );
    if (!response.ok) throw refusal(operation.id, response, error);
    return response;
  };
  return {
    async call(operation, args, callOptions = {}) {
      const response = await send(operation, args ?? {}, callOptions);
      const text = await answering(operation, callOptions, () => response.text());
      return decodeAnswer(operation, text);
    },
    async *stream(operation, args, callOptions = {}) {
      const { body } = await send(operation, args ?? {}, callOptions);
      if (!body) return;
      const { signal } = callOptions;
      const guard = <T>(read: () => Promise<T>) => answering(operation, callOptions, read);
      for await (const lines of readLines(body, { guard, signal }))
        for (const line of lines) {
          // the rest of a chunk that came before the signal
          signal?.throwIfAborted();
          if (line.trim() !== '') yield readMessage(operation, line);
        }
    },
  };
}

/** An absolute address without trailing slashes; pages may give one relative to their own. */
function addressOf(baseUrl: string) {
  const base = globalThis.location?.href;
  const url = URL.canParse(baseUrl, base) ? new URL(baseUrl, base) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw badInput(`baseUrl must be an http or https address, not "${baseUrl}"`);
  return (url.origin + url.pathname).replace(/\/+$/, '');
}

// JSON has no words for these numbers, the wire has
const bodySerializer = (body: unknown) =>
  JSON.stringify(body, (_, value: unknown) =>
    typeof value === 'bigint' || (typeof value === 'number' && !Number.isFinite(value))
      ? String(value)
      : value,
  );

/** Runs one step of a request; a failure that is not the caller's own abort means no answer. */
async function answering<T>(
  operation: Operation,
  { signal }: CallOptions,
  step: () => Promise<T>,
): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (signal?.aborted || isAborted(error)) throw error;
    throw noAnswer(operation.id, error);
  }
}

function readMessage<Id extends StreamId>(operation: Operation<Id>, line: string) {
  const value = parseLine(line, operation.id);
  if (isError(value)) throw streamRefusal(operation.id, value);
  return decodeMessage(operation, value);
}

const isError = (line: unknown) => typeof line === 'object' && line !== null && 'error' in line;

async function tokenOf(auth: TransportOptions['auth']) {
  return typeof auth === 'object' ? auth.token() : auth;
}

/** Path parameters, body and the rest, which is the query; unset values are not sent. */
function split(operation: Operation, args: Inputs): Parts {
  for (const name of operation.required.split(' '))
    if (name !== '' && (args[name] === undefined || args[name] === null))
      throw missingParameter(name, operation.id);
  const { body, ...rest } = args;
  const parts: Parts = { path: {}, query: {}, body };
  for (const [name, value] of Object.entries(rest)) {
    if (value === undefined || value === null) continue;
    const inPath = operation.path.includes(`{${name}}`);
    // no escaping keeps these from becoming another address
    if (inPath && (value === '' || value === '.' || value === '..'))
      throw badInput(`Parameter ${name} of ${operation.id} cannot be "${value}"`, operation.id);
    parts[inPath ? 'path' : 'query'][name] = value;
  }
  return parts;
}

type Loose = {
  request(
    method: string,
    path: string,
    init: object,
  ): Promise<{ response: Response; error?: unknown }>;
};

// the operation table is the contract here: openapi-fetch's own path types would repeat it
function request(client: unknown, operation: Operation, parts: Parts, init: CallOptions) {
  return (client as Loose).request(operation.method.toLowerCase(), operation.path, {
    ...init,
    params: { path: parts.path, query: parts.query },
    ...(parts.body === undefined ? {} : { body: parts.body }),
    parseAs: 'stream',
  });
}
