import { sessionLifeMs, tokenOf } from '../auth/session';

import { type CodeName, MasterError } from '../handlers/errors';
import type { MasterState } from '../master-state';
import type { Call } from '../wire/call';
import { unaryError } from '../wire/error-body';
import type { Answer } from '../wire/reply';
import { errorReply, messageReply, type Reply } from '../wire/reply';
import { ConnectionDroppedError } from './fault';
import type { Faults } from './faults';
import { bodyThrough, cutMidLine, inPieces, truncated } from './faulty-body';

type FaultyInput = {
  masterState: MasterState;
  faults: Faults;
  answer: Answer;
  /** waits in the callers' time, at any speed of the sandbox */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
};

type FaultyCall = FaultyInput & { call: Call; operation: string; isStream: boolean };

/**
 * Wraps `answer` with injected failures: first before the call, then instead of the answer, then in
 * the answer.
 */
export const withFaults =
  (input: FaultyInput): Answer =>
  (call) => {
    const route = input.masterState.release.matchRoute(call.method, call.pathname)?.route;
    const isStream = route?.stream ?? false;
    return faultyAnswer({ ...input, call, operation: route?.id ?? 'outside', isStream });
  };

async function faultyAnswer(faulty: FaultyCall): Promise<Reply> {
  const { faults, call, operation } = faulty;
  const { connections } = faults;
  if (faults.isDown() || strikes(faulty, 'drop')) throw new ConnectionDroppedError();
  for (const { ms } of faults.of('latency', operation)) {
    await connections.hold(faulty.wait(ms, call.signal));
  }
  endOldSessions(faulty);
  const error = faults
    .of('error', operation)
    .find(({ rate, status }) => faults.draw(`error ${status}`, operation) < rate);
  if (error) return madeUpError(error.status, operation);
  const reply = await connections.hold(faulty.answer(call));
  return dated(faulty, await damaged(faulty, reply));
}

const strikes = ({ faults, operation }: FaultyCall, kind: 'drop' | 'truncate') =>
  faults.of(kind, operation).some(({ rate }) => faults.draw(kind, operation) < rate);

// the session itself ends, so that the refusal is the master's own
function endOldSessions({ masterState, faults, call, operation }: FaultyCall) {
  const token = tokenOf(call.headers);
  if (token === null) return;
  for (const { afterMs } of faults.of('expire', operation)) {
    const [session] = masterState.db.sessions.where((each) => each.token === token);
    if (session && session.expiresAt - sessionLifeMs + afterMs <= masterState.clock.now()) {
      masterState.db.sessions.delete(session.id);
    }
  }
}

async function damaged(faulty: FaultyCall, reply: Reply): Promise<Reply> {
  const { faults, operation, isStream, call } = faulty;
  const completeAnswer =
    !isStream && strikes(faulty, 'truncate')
      ? await truncated(reply, 0.2 + 0.7 * faults.draw('portion', operation))
      : reply;
  const [cut] = isStream && reply.status === 200 ? faults.of('cut', operation) : [];
  const [slow] = faults.of('slow', operation);
  if (!isStream && !slow) return completeAnswer;
  const lines = cut && (cut.lines ?? 1 + Math.floor(12 * faults.draw('cut', operation)));
  return bodyThrough({
    reply: completeAnswer,
    guard: faults.connections.hold,
    change: (chunks) => {
      const keptChunks = lines === undefined ? chunks : cutMidLine(chunks, lines);
      return slow ? inPieces(keptChunks, () => faulty.wait(slow.ms, call.signal)) : keptChunks;
    },
  });
}

// a client that compares clocks by a header of the answer reads the same wrong time
function dated({ masterState, faults }: FaultyCall, reply: Reply): Reply {
  if (!faults.isSkewed()) return reply;
  const date = new Date(masterState.clock.now()).toUTCString();
  return { ...reply, headers: [...reply.headers, ['Date', date]] };
}

const codes: Readonly<Record<number, CodeName>> = {
  400: 'InvalidArgument',
  401: 'Unauthenticated',
  403: 'PermissionDenied',
  404: 'NotFound',
  408: 'Canceled',
  409: 'AlreadyExists',
  429: 'ResourceExhausted',
  500: 'Internal',
  501: 'Unimplemented',
  503: 'Unavailable',
  504: 'DeadlineExceeded',
};

/** An injected refusal: in the wire's format if the status has a code, else in a gateway's. */
function madeUpError(status: number, operation: string): Reply {
  const text = `a fault on demand: ${operation} answers ${status}`;
  const code = codes[status];
  if (code === undefined) return messageReply(status, text);
  return errorReply(unaryError(new MasterError(code, text)));
}
