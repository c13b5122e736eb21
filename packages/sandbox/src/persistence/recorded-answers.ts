import { tokenOf } from '../auth/session';
import { answerCall } from '../dispatch';
import { MasterError } from '../handlers/errors';
import type { MasterState } from '../master-state';
import { type Call, type HeaderSource, PlainCall } from '../wire/call';
import { unaryError } from '../wire/error-body';
import { type Answer, errorReply, type Reply } from '../wire/reply';
import type { Journal } from './journal';
import { perform } from './perform';
import type { Snapshots } from './snapshots';

type RecordedInput = {
  masterState: MasterState;
  journal: Journal;
  snapshots: Snapshots;
  lastWrite: number;
};

// reads that use POST
const reads: ReadonlySet<string> = new Set([
  'previewHPSearch',
  'getModelDefFile',
  'getGroups',
  'getRolesByID',
  'searchRolesAssignableToScope',
  'listRoles',
  // reads of newer masters
  'searchExperiments',
  'searchRuns',
]);

/** 500 with the reason, if the disk refused; null if it took everything. */
async function refusalOf(writing: Promise<void>, consequence: string): Promise<Reply | null> {
  try {
    await writing;
    return null;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const text = `The sandbox cannot write to its data directory: ${reason}. ${consequence}`;
    return errorReply(unaryError(new MasterError('Unknown', text)));
  }
}

/**
 * Answers as usual, but records writes when they begin, and sends their answer when the write and
 * its result are on the disk. While the disk is full writes are refused with 500.
 */
export function recordedAnswers(input: RecordedInput): Answer {
  const { masterState, journal, snapshots, lastWrite } = input;
  let count = lastWrite;

  const record = async (call: Call, operation: string): Promise<Reply> => {
    // a write that cannot be stored must not begin, because later ones would depend on it
    const refusal = await refusalOf(
      journal.flush(),
      'Nothing was changed. Make room, and try again.',
    );
    if (refusal) return refusal;
    const body = await call.text();
    const { method, headers, pathname, search } = call;
    const url = pathname + search;
    const session = sessionOf(masterState, headers);
    let write: number | null = null;
    const reply = await perform({
      masterState,
      // without the caller's signal: closing the connection does not undo a write
      call: new PlainCall({ method, url, headers, body }),
      begin: () => {
        // due events run first, in the same way as in a replay
        masterState.clock.advance(0);
        const at = masterState.clock.now();
        count += 1;
        write = count;
        snapshots.begin({ write, at, operation });
        void journal.append({ write, at, operation, method, url, body, session }).catch(() => {});
        return { write, at };
      },
    }).finally(() => {
      if (write !== null) snapshots.end();
    });
    // rejected before it began: nothing to record
    if (write === null) return reply;
    const unstored = await refusalOf(
      journal.append({ done: write, status: reply.status }),
      'The change was made, and is lost if the sandbox ends before there is room.',
    );
    return unstored ?? reply;
  };

  return (call) => {
    const { method, pathname } = call;
    const operation = masterState.release.matchRoute(method, pathname)?.route.id ?? 'outside';
    const isRead = method === 'GET' || method === 'HEAD' || reads.has(operation);
    // requests to a task's proxy only affect the task
    if (isRead || pathname.startsWith('/proxy/')) return answerCall(masterState, call);
    return record(call, operation);
  };
}

function sessionOf({ db }: MasterState, headers: HeaderSource): number | null {
  const token = tokenOf(headers);
  return db.sessions.where((each) => each.token === token)[0]?.id ?? null;
}
