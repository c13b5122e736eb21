import {
  createFinalURL,
  createQuerySerializer,
  defaultPathSerializer,
  mergeHeaders,
} from 'openapi-fetch';
import type { CallOptions, CallRequest, Route } from './call';
import { badInput, missingParameter } from './errors';

export type Inputs = Record<string, unknown>;
type Where = {
  baseUrl: string;
  headers: Array<Record<string, string> | undefined>;
  options: CallOptions;
};
type Parts = { path: Inputs; query: Inputs };

/**
 * An absolute address without trailing slashes; pages may give one relative to their own, the empty
 * one being their origin.
 */
export function addressOf(baseUrl: string) {
  const base = globalThis.location?.href;
  const path = baseUrl || '/';
  const url = URL.canParse(path, base) ? new URL(path, base) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw badInput(`baseUrl must be an http or https address, not "${baseUrl}"`);
  return (url.origin + url.pathname).replace(/\/+$/, '');
}

/** The arguments a call cannot do without. @throws ApiError of type `input` naming the first missing */
export function checkRequired({ id, required }: Route, args: Inputs) {
  for (const name of required.split(' '))
    if (name !== '' && isUnset(args[name])) throw missingParameter(name, id);
}

/**
 * The request of a call: path parameters, body and the rest, which is the query.
 * @throws ApiError of type `input` for what no request can carry
 */
export function toRequest(operation: Route, args: Inputs, where: Where): CallRequest {
  const { body, ...rest } = args;
  const { id, method, path } = operation;
  const params = split(operation, rest);
  const content = isUnset(body) ? undefined : { 'Content-Type': 'application/json' };
  // the header that is wrong may be the token: not named
  const headers = orBadInput(`A header of ${id} cannot be sent as it is`, id, () =>
    mergeHeaders(content, ...where.headers),
  );
  const { options } = where;
  return orBadInput(`The arguments of ${id} cannot be sent as they are`, id, () => {
    // no GET has a body
    if (content && method === 'GET') throw new TypeError();
    const url = createFinalURL(path, {
      baseUrl: where.baseUrl,
      params,
      querySerializer: createQuerySerializer<Inputs>(),
      pathSerializer: defaultPathSerializer,
    });
    const text = content && JSON.stringify(body, wireNumber);
    const { signal } = options;
    return { operation, args, options, url, method, headers, body: text, signal, attempt: 1 };
  });
}

function orBadInput<T>(message: string, operation: string, make: () => T): T {
  try {
    return make();
  } catch {
    throw badInput(message, operation);
  }
}

const isUnset = (value: unknown) => value === undefined || value === null;

/** Unset values are not sent. */
function split({ id, path }: Route, args: Inputs) {
  const parts: Parts = { path: {}, query: {} };
  for (const [name, value] of Object.entries(args)) {
    if (isUnset(value)) continue;
    const inPath = path.includes(`{${name}}`);
    if (inPath && isUnreachable(value))
      throw badInput(`Parameter ${name} of ${id} cannot be ${JSON.stringify(value)}`, id);
    parts[inPath ? 'path' : 'query'][name] = value instanceof Date ? value.toISOString() : value;
  }
  return parts;
}

// master behaviour: routes are matched on the decoded path, so a slash or a colon, even escaped, is
// another route; nothing keeps the dots from being resolved
const isUnreachable = (value: unknown) =>
  typeof value === 'string' && (/^\.{0,2}$/.test(value) || /[/:]/.test(value));

// JSON has no words for these, the wire has
const wireNumber = (_: string, value: unknown) =>
  typeof value === 'bigint' || (typeof value === 'number' && !Number.isFinite(value))
    ? String(value)
    : value;
