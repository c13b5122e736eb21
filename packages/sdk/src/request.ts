import type { CallOptions, CallRequest, Route } from './call';
import { badInput, isApiError, missingParameter } from './errors';

export type Inputs = Record<string, unknown>;
type Where = {
  baseUrl: string;
  headers: Array<Record<string, string> | undefined>;
  options: CallOptions;
};

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
  const { body } = args;
  const { id, method } = operation;
  const { baseUrl, options } = where;
  const content = isUnset(body) ? undefined : { 'Content-Type': 'application/json' };
  // the header that is wrong may be the token: not named
  const headers = orBadInput(`A header of ${id} cannot be sent as it is`, id, () =>
    merged([content, ...where.headers]),
  );
  return orBadInput(`The arguments of ${id} cannot be sent as they are`, id, () => {
    // no GET has a body
    if (content && method === 'GET') throw new TypeError();
    const url = baseUrl + addressed(operation, args);
    const text = content && JSON.stringify(body, wireNumber);
    const { signal } = options;
    return { operation, args, options, url, method, headers, body: text, signal, attempt: 1 };
  });
}

/** Later ones come over earlier ones, whatever the case of their names. */
function merged(all: Array<Record<string, string> | undefined>) {
  const headers = new Headers();
  for (const each of all)
    for (const name in each) if (!isUnset(each[name])) headers.set(name, each[name] ?? '');
  return headers;
}

/** Path and query of all but the body; lists repeat their key, unset values are not sent. */
function addressed({ id, path }: Route, args: Inputs) {
  let filled = path;
  let query = '';
  for (const name in args) {
    const value = args[name];
    const slot = `{${name}}`;
    if (isUnset(value) || name === 'body') continue;
    if (isNoNumber(value)) throw badInput(`Parameter ${name} of ${id} cannot be ${value}`, id);
    if (!path.includes(slot)) query += pairs(name, value);
    else if (unreachable.test(textOf(value)))
      throw badInput(`Parameter ${name} of ${id} cannot be ${JSON.stringify(value)}`, id);
    else filled = filled.replace(slot, () => encodeURIComponent(textOf(value)));
  }
  return filled + query.replace('&', '?');
}

/** NaN and infinity, alone or in a list: a mistake of the caller, which the master calls a syntax error. */
const isNoNumber = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(isNoNumber)
    : typeof value === 'number' && !Number.isFinite(value);

function pairs(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((each) => pairs(name, each)).join('');
  return isUnset(value) ? '' : `&${name}=${encodeURIComponent(textOf(value))}`;
}

const textOf = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value));

function orBadInput<T>(message: string, operation: string, make: () => T): T {
  try {
    return make();
  } catch (error) {
    throw isApiError(error) ? error : badInput(message, operation);
  }
}

const isUnset = (value: unknown) => value === undefined || value === null;

// master behaviour: routes are matched on the decoded path, so a slash or a colon, even escaped, is
// another route; nothing keeps the dots from being resolved
const unreachable = /^\.{0,2}$|[/:]/;

// JSON has no words for these, the wire has
const wireNumber = (_: string, value: unknown) =>
  typeof value === 'bigint' || (typeof value === 'number' && !Number.isFinite(value))
    ? String(value)
    : value;
