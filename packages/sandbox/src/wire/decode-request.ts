import { decodeBody } from './decode-body';
import { decodePath, decodeQuery } from './decode-query';
import type { Match } from './router';
import type { Route } from './table';

export type DecodedRequest = {
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
};

type DecodeInput = Match & {
  search: string;
  /** the request's body; not looked at where the operation takes none */
  text: string;
};

/**
 * Path, query and body as the handler gets them.
 * @throws MasterError 400 with the REST layer's text; MessageError for a dot under a scalar
 */
export function decodeRequest(input: DecodeInput): DecodedRequest {
  const { route } = input;
  // in the order of the REST layer: body, path, query
  const body = route.body === undefined ? undefined : decodeBody(route.body, input.text);
  const path = decodePath(route.parameters, input.path);
  const query = decodeQuery(route.parameters, input.search);
  return { path, query, body: withPath({ route, body, path }) };
}

type WithPath = { route: Route; body: unknown; path: Record<string, unknown> };

/** Path values win over the body's own, wherever the request message has them. */
function withPath({ route, body, path }: WithPath): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const message: Record<string, unknown> = { ...body };
  for (const [name, , , , field = name] of route.parameters) {
    const [first = '', second] = field.split('.');
    if (route.bodyField === '*') message[field] = path[name];
    else if (first === route.bodyField && second !== undefined) message[second] = path[name];
  }
  return message;
}
