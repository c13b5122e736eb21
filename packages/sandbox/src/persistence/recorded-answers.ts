import { tokenOf } from '../auth/session';
import { answerCall } from '../dispatch';
import { type Call, type HeaderSource, PlainCall } from '../wire/call';
import type { Answer, Reply } from '../wire/reply';
import type { World } from '../world';
import type { Journal } from './journal';
import { perform } from './perform';
import type { Snapshots } from './snapshots';

type RecordedInput = { world: World; journal: Journal; snapshots: Snapshots; lastWrite: number };

// these ask by POST, and change nothing
const reads: ReadonlySet<string> = new Set([
  'previewHPSearch',
  'getModelDefFile',
  'getGroups',
  'getRolesByID',
  'searchRolesAssignableToScope',
  'listRoles',
  // of newer masters
  'searchExperiments',
  'searchRuns',
]);

/**
 * Answers as ever, but what may change something is written down as it begins, and its answer
 * leaves when that, and how it ended, is on the disk.
 */
export function recordedAnswers(input: RecordedInput): Answer {
  const { world, journal, snapshots, lastWrite } = input;
  let count = lastWrite;

  const record = async (call: Call, operation: string): Promise<Reply> => {
    const body = await call.text();
    const { method, headers, pathname, search } = call;
    const url = pathname + search;
    const session = sessionOf(world, headers);
    let write: number | null = null;
    const reply = await perform({
      world,
      // without the caller's signal: who hangs up does not undo what has begun
      call: new PlainCall({ method, url, headers, body }),
      begin: () => {
        // what is due comes first, here as when it is done again
        world.clock.advance(0);
        const at = world.clock.now();
        count += 1;
        write = count;
        snapshots.begin({ write, at, operation });
        void journal.append({ write, at, operation, method, url, body, session }).catch(() => {});
        return { write, at };
      },
    }).finally(() => {
      if (write !== null) snapshots.end();
    });
    // refused before it began: nothing to remember
    if (write !== null) await journal.append({ done: write, status: reply.status });
    return reply;
  };

  return (call) => {
    const { method, pathname } = call;
    const operation = world.release.matchRoute(method, pathname)?.route.id ?? 'outside';
    const isRead = method === 'GET' || method === 'HEAD' || reads.has(operation);
    // what goes on behind a task's proxy is the task's
    if (isRead || pathname.startsWith('/proxy/')) return answerCall(world, call);
    return record(call, operation);
  };
}

function sessionOf({ db }: World, headers: HeaderSource): number | null {
  const token = tokenOf(headers);
  return db.sessions.where((each) => each.token === token)[0]?.id ?? null;
}
