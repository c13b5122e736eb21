import { dispatch } from '../dispatch';
import { tokenOf } from '../token';
import { matchRoute } from '../wire/router';
import type { World } from '../world';
import type { Journal } from './journal';
import { perform } from './perform';

type Fetch = (request: Request) => Promise<Response>;

type RecordedInput = { world: World; journal: Journal; lastWrite: number };

// these ask by POST, and change nothing
const reads: ReadonlySet<string> = new Set([
  'previewHPSearch',
  'getModelDefFile',
  'getGroups',
  'getRolesByID',
  'searchRolesAssignableToScope',
  'listRoles',
]);

/**
 * Answers as ever, but what may change something is written down as it begins, and its answer
 * leaves when that, and how it ended, is on the disk.
 */
export function recordedAnswers({ world, journal, lastWrite }: RecordedInput): Fetch {
  let count = lastWrite;

  const record = async (request: Request, operation: string): Promise<Response> => {
    const body = await request.text();
    const { method, headers } = request;
    const { pathname, search } = new URL(request.url);
    const session = sessionOf(world, headers);
    let write: number | null = null;
    const response = await perform({
      world,
      // without the caller's signal: who hangs up does not undo what has begun
      request: new Request(request.url, { method, headers, body: body === '' ? null : body }),
      begin: () => {
        // what is due comes first, here as when it is done again
        world.clock.advance(0);
        const at = world.clock.now();
        count += 1;
        write = count;
        const url = pathname + search;
        void journal.append({ write, at, operation, method, url, body, session }).catch(() => {});
        return { write, at };
      },
    });
    // refused before it began: nothing to remember
    if (write !== null) await journal.append({ done: write, status: response.status });
    return response;
  };

  return (request) => {
    const { method, url } = request;
    const { pathname } = new URL(url);
    const operation = matchRoute(method, pathname)?.route.id ?? 'outside';
    const isRead = method === 'GET' || method === 'HEAD' || reads.has(operation);
    // what goes on behind a task's proxy is the task's
    if (isRead || pathname.startsWith('/proxy/')) return dispatch(world, request);
    return record(request, operation);
  };
}

function sessionOf({ db }: World, headers: Headers): number | null {
  const token = tokenOf(headers);
  return db.sessions.where((each) => each.token === token)[0]?.id ?? null;
}
