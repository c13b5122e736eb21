import { badInput, missingParameter } from '../errors/errors';
import type { Route } from './call';

export type Inputs = Record<string, unknown>;

/**
 * Returns an absolute URL without trailing slashes; pages may pass a relative one, where the empty
 * text means their origin.
 */
export function addressOf(baseUrl: string) {
  const base = globalThis.location?.href;
  const path = baseUrl || '/';
  const url = URL.canParse(path, base) ? new URL(path, base) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw badInput(`baseUrl must be an http or https address, not "${baseUrl}"`);
  return (url.origin + url.pathname).replace(/\/+$/, '');
}

/**
 * Returns the arguments under the names of today: a call also accepts those of the previous release.
 * A value under the name of today has precedence.
 */
export function withCurrentNames<Given extends Inputs>(
  { formerNames = {} }: Pick<Route, 'formerNames'>,
  args: Given,
): Given {
  const former = Object.keys(formerNames).filter((name) => !isUnset(args[name]));
  if (former.length === 0) return args;
  const rest: Inputs = { ...args };
  for (const name of former) {
    const current = formerNames[name] ?? name;
    if (isUnset(rest[current])) rest[current] = rest[name];
    delete rest[name];
  }
  return rest as Given;
}

/**
 * Checks the required arguments of a call. @throws ApiError of type `input` naming the first
 * missing one
 */
export function checkRequired({ id, required }: Route, args: Inputs) {
  for (const name of required.split(' '))
    if (name !== '' && isUnset(args[name])) throw missingParameter(name, id);
}

/** The headers of a call. @throws ApiError of type `input` for an invalid one */
export function headersOf({ id }: Route, all: Array<Record<string, string> | undefined>) {
  try {
    return merged(all);
  } catch {
    // the invalid header may be the token, so it is not named
    throw badInput(`A header of ${id} cannot be sent as it is`, id);
  }
}

/** Merges headers case-insensitively; later ones replace earlier ones. */
function merged(all: Array<Record<string, string> | undefined>) {
  const headers = new Headers();
  for (const each of all)
    for (const name in each) if (!isUnset(each[name])) headers.set(name, each[name] ?? '');
  return headers;
}

/**
 * Groups the arguments of a call by their place in the request; leaves out unset ones.
 * @throws ApiError of type `input` for values that no request can carry
 */
export function placeArguments({ id, method, path }: Route, args: Inputs) {
  const params: Params = { path: {}, query: {} };
  for (const name in args) {
    const value = args[name];
    if (isUnset(value) || name === 'body') continue;
    if (isNoNumber(value)) throw badInput(`Parameter ${name} of ${id} cannot be ${value}`, id);
    if (!path.includes(`{${name}}`)) params.query[name] = value;
    else if (isUnreachable(value))
      throw badInput(`Parameter ${name} of ${id} cannot be ${JSON.stringify(value)}`, id);
    else params.path[name] = value;
  }
  const body = isUnset(args.body) ? undefined : args.body;
  if (body !== undefined && method === 'GET') throw cannotSend(id);
  return { params, body };
}
type Params = { path: Inputs; query: Inputs };

/** Converts an error of the serializers to one that names the argument of the call. */
export const cannotSend = (id: string) =>
  badInput(`The arguments of ${id} cannot be sent as they are`, id);

/** How openapi-fetch writes arguments: lists repeat their key, unset values are left out. */
export const serializers = {
  pathSerializer(path: string, values: Inputs) {
    let filled = path;
    for (const name in values)
      filled = filled.replace(`{${name}}`, () => encodeURIComponent(textOf(values[name])));
    return filled;
  },
  querySerializer(values: Inputs) {
    let query = '';
    for (const name in values) query += pairs(name, values[name]);
    return query.slice(1);
  },
  bodySerializer: (body: unknown) => JSON.stringify(body, wireNumber),
};

/**
 * Returns true for NaN and infinity, alone or in a list: a mistake of the caller, which the master
 * reports as a syntax error.
 */
const isNoNumber = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(isNoNumber)
    : typeof value === 'number' && !Number.isFinite(value);

function pairs(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((each) => pairs(name, each)).join('');
  return isUnset(value) ? '' : `&${name}=${encodeURIComponent(textOf(value))}`;
}

const textOf = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value));

const isUnset = (value: unknown) => value === undefined || value === null;

// master behavior: routes are matched on the decoded path, so a slash or a colon, even escaped,
// changes the route; dot segments are always resolved
const unreachable = /^\.{0,2}$|[/:]/;
const isUnreachable = (value: unknown) => unreachable.test(textOf(value));

// JSON has no syntax for NaN and infinity, but the wire has texts for them
const wireNumber = (_: string, value: unknown) =>
  typeof value === 'bigint' || (typeof value === 'number' && !Number.isFinite(value))
    ? String(value)
    : value;
