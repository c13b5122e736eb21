import {
  createFinalURL,
  createQuerySerializer,
  defaultPathSerializer,
  mergeHeaders,
} from 'openapi-fetch';
import type { CallOptions } from './call';
import { badInput, missingParameter } from './errors';
import type { Operation } from './operation';

export type Inputs = Record<string, unknown>;
type Where = { baseUrl: string; headers: Array<Record<string, string> | undefined> };

/** An absolute address without trailing slashes; pages may give one relative to their own. */
export function addressOf(baseUrl: string) {
  const base = globalThis.location?.href;
  const url = URL.canParse(baseUrl, base) ? new URL(baseUrl, base) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw badInput(`baseUrl must be an http or https address, not "${baseUrl}"`);
  return (url.origin + url.pathname).replace(/\/+$/, '');
}

/** The arguments a call cannot do without. @throws ApiError of type `input` naming the first missing */
export function checkRequired({ id, required }: Operation, args: Inputs) {
  for (const name of required.split(' '))
    if (name !== '' && isUnset(args[name])) throw missingParameter(name, id);
}

/** The request of a call: path parameters, body and the rest, which is the query. */
export function toRequest(
  operation: Operation,
  { body, ...rest }: Inputs,
  { baseUrl, headers, signal }: Where & Pick<CallOptions, 'signal'>,
): Request {
  const url = createFinalURL(operation.path, {
    baseUrl,
    params: split(operation, rest),
    querySerializer: createQuerySerializer<Inputs>(),
    pathSerializer: defaultPathSerializer,
  });
  const content = isUnset(body) ? undefined : { 'Content-Type': 'application/json' };
  return new Request(url, {
    method: operation.method,
    headers: mergeHeaders(content, ...headers),
    ...(content ? { body: JSON.stringify(body, wireNumber) } : {}),
    ...(signal ? { signal } : {}),
  });
}

const isUnset = (value: unknown) => value === undefined || value === null;

/** Unset values are not sent. */
function split({ id, path }: Operation, args: Inputs) {
  const parts: { path: Inputs; query: Inputs } = { path: {}, query: {} };
  for (const [name, value] of Object.entries(args)) {
    if (isUnset(value)) continue;
    const inPath = path.includes(`{${name}}`);
    // no escaping keeps these from becoming another address
    if (inPath && (value === '' || value === '.' || value === '..'))
      throw badInput(`Parameter ${name} of ${id} cannot be "${value}"`, id);
    parts[inPath ? 'path' : 'query'][name] = value;
  }
  return parts;
}

// JSON has no words for these, the wire has
const wireNumber = (_: string, value: unknown) =>
  typeof value === 'bigint' || (typeof value === 'number' && !Number.isFinite(value))
    ? String(value)
    : value;
