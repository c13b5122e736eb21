import type { Answer, UnaryId } from '@trainyard/sdk/types';
import { handlers } from '../handlers';
import type { Viewer } from '../handlers/types';
import type { HandlerRequest038 } from './handler';

type AnyRequest = Omit<HandlerRequest038<'getMe'>, 'path' | 'query' | 'body'>;

/** The answer of the handler that both releases share; its request belongs to 0.23.4. */
export async function sharedAnswer<Id extends UnaryId>(
  id: Id,
  request: AnyRequest,
): Promise<Answer<Id>> {
  // the name and the request belong together, which types cannot follow through a lookup
  const handler = handlers[id] as ((request: object) => Promise<Answer<Id>>) | undefined;
  if (!handler) throw new Error(`There is no handler of ${id}.`);
  return handler(request);
}

type Parts = { path?: object; query?: object; body?: unknown; viewer?: Viewer };

/** The request with changed parts, for a handler that both releases share. */
export const withParts = <Request extends AnyRequest>(request: Request, parts: Parts): Request => ({
  ...request,
  nextQuery: () => request.nextQuery(),
  get signal() {
    return request.signal;
  },
  get answerHeaders() {
    return request.answerHeaders;
  },
  ...parts,
});
