import createClient, { type Client } from 'openapi-fetch';
import { decodeValue } from '../decode/answer';
import { operationList } from '../generated/operation-list';
import type { paths } from '../generated/paths';
import type { paths as paths038 } from '../generated/v038/paths';
import { enrichingErrors, withTrace } from '../middleware/trace';
import type { Target } from '../v038/client-type';
import type { CallRequest, Next, Route } from './call';
import { hashedBody, hasPassword } from './hashed-body';
import type { Operation } from './operation';
import { serializers } from './request';
import { parsed, wrapNoAnswer } from './transport';

/**
 * The contract by method and path, as openapi-fetch has it: `data` is the decoded answer, `error` the
 * body of a refusal. Calls go through the middleware of the client, so they are signed and repeated.
 */
export type RawClient<To extends Target = '0.23.4'> = Client<
  To extends '0.38.1' ? paths038 : paths
>;

type Access = { baseUrl: string; headers?: Record<string, string> | undefined; out: Next };
type Init = { method?: string; parseAs?: string };
type Answered = { data?: unknown; response: Response };
type Send = (path: string, init?: Init) => Promise<Answered>;

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Creates the `raw` of a client: openapi-fetch, whose requests are sent by `out`. */
export function rawClient<To extends Target>(
  { baseUrl, headers = {}, out }: Access,
  target: To | undefined,
): RawClient<To> {
  const operations = () => (target === '0.38.1' ? newerOperations() : operationList);
  const api = createClient<paths>({
    baseUrl,
    headers,
    ...serializers,
    async fetch(request) {
      const { options, trace } = withTrace({ signal: request.signal });
      const result = await callRequest(request, await operations(), options);
      const step = () => wrapNoAnswer(result.operation, options, () => out(result));
      return enrichingErrors(trace, step());
    },
  });
  const decoded = (method: string, send: Send): Send =>
    async function decodeData(path, init) {
      const answered = await send(path, init);
      const { data } = answered;
      const operation = (await operations()).find(
        (each) => each.path === path && each.method === method && !each.stream,
      );
      const isJson = (init?.parseAs ?? 'json') === 'json';
      if (operation && isJson && data !== undefined) decodeValue(operation, data, []);
      return answered;
    };
  // each method has other paths, and this code is the same for all
  for (const method of methods)
    Object.assign(api, { [method]: decoded(method, api[method] as Send) });
  // the same functions accept the paths of both masters
  return api as RawClient<To>;
}

async function newerOperations(): Promise<readonly Operation[]> {
  const { operationList: list } = await import('../generated/v038/operation-list');
  // the guards skip calls to this master
  return list.map((each) => ({ ...each, master: '0.38.1' }) as Operation);
}

async function callRequest(
  request: Request,
  operations: readonly Operation[],
  options: CallRequest['options'],
): Promise<CallRequest> {
  const { recordedRequest } = await import('./recorded-request');
  const { url, method, headers, signal } = request;
  const { operation, args } = (await recordedRequest(request, operations)) ?? {
    operation: routeOf(request),
    args: {},
  };
  const text = (await request.text()) || undefined;
  const body = text && hasPassword(operation.id) ? await hashedText(text) : text;
  return {
    operation,
    args,
    options,
    url,
    method,
    headers: new Headers(headers),
    body,
    signal,
    attempt: 1,
  };
}

/** Hashes the password of a JSON body; the master refuses a text that is not JSON. */
async function hashedText(text: string): Promise<string> {
  return JSON.stringify(await hashedBody(parsed(text)));
}

/** Returns a route for a path outside the contract; the effect of repeating it is unknown. */
function routeOf({ method, url }: Request): Route {
  const { pathname } = new URL(url);
  const route = { id: `${method} ${pathname}`, method, path: pathname, required: '' };
  return method === 'GET' ? route : { ...route, retry: 'unsafe' };
}
