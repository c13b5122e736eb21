import createClient from 'openapi-fetch';
import type { paths } from '../generated/paths';
import { serializers } from './request';

type Answered = { data?: unknown; error?: unknown; response: Response };
/** openapi-fetch for a call whose method and path are only known at run time. */
type Api = { request(method: string, path: string, init: object): Promise<Answered> };

/** Creates openapi-fetch for this contract, with plain requests; see `CallRequest`. */
export const createApi = (baseUrl: string) =>
  // the types of a path need its literal text, which a row of the table of operations does not have
  createClient<paths>({ baseUrl, Request: asRequest, ...serializers }) as unknown as Api;

type Init = { method: string; ownHeaders: Headers; body: string | undefined; signal?: AbortSignal };

/**
 * The parts of a request that middleware reads. openapi-fetch adds the other fields of a
 * `CallRequest`. Creating a web `Request` takes longer than the rest of a call, so it is only
 * created for a custom `fetch`. The headers are those of the transport: openapi-fetch would copy them
 * one by one.
 */
class PlainRequest {
  readonly attempt = 1;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string | undefined;
  readonly signal: AbortSignal | undefined;
  readonly url: string;
  constructor(url: string, { method, ownHeaders, body, signal }: Init) {
    this.url = url;
    this.method = method;
    this.headers = ownHeaders;
    this.body = body;
    this.signal = signal;
  }
}

// a cast, because openapi-fetch only constructs it and passes it to `fetch`
const asRequest = PlainRequest as unknown as typeof Request;
