import type { Viewer } from '../handlers/types';
import type { MasterState } from '../master-state';

/**
 * A request outside `/api/v1`, with the parameters of its path and its caller (null on open
 * routes).
 */
export type NonApiRequest = {
  masterState: MasterState;
  request: Request;
  url: URL;
  params: Record<string, string>;
  viewer: Viewer | null;
};

/**
 * A route outside `/api/v1`. The path names parameters as `{id}`; `/*` at its end matches the rest,
 * including an empty one, as the parameter `*`.
 */
export type NonApiRoute = {
  method: 'GET' | 'POST' | 'ANY';
  path: string;
  /** answered without a token */
  isOpen?: boolean;
  answer(request: NonApiRequest): Response | Promise<Response>;
};

/** Reads the parameters of a path by a route's pattern; null where they do not match. */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const hasRest = pattern.endsWith('/*');
  const expected = (hasRest ? pattern.slice(0, -2) : pattern).split('/');
  const givenParts = path.split('/');
  if (hasRest ? givenParts.length < expected.length : givenParts.length !== expected.length)
    return null;
  const params: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const text = givenParts[index] ?? '';
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined && part !== text) return null;
    if (name !== undefined) params[name] = decoded(text);
  }
  if (hasRest) params['*'] = givenParts.slice(expected.length).join('/');
  return params;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
