import { sessionLifeMs } from '../session';
import { tokenOf } from '../token';
import { matchRoute } from '../wire/router';
import type { World } from '../world';
import { ConnectionDroppedError } from './fault';
import type { Faults } from './faults';
import { bodyThrough, cutMidLine, inPieces, truncated } from './faulty-body';
import { madeUpError } from './made-up-error';

type Fetch = (request: Request) => Promise<Response>;

type FaultyInput = {
  world: World;
  faults: Faults;
  fetch: Fetch;
  /** passes time as callers see it, whatever the speed of the sandbox */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
};

type Call = FaultyInput & { request: Request; operation: string; isStream: boolean };

/**
 * Answers requests as `fetch` does, unless something goes wrong on purpose: first on the way
 * there, then instead of the answer, then on the way back.
 */
export const withFaults =
  (input: FaultyInput): Fetch =>
  (request) => {
    const route = matchRoute(request.method, new URL(request.url).pathname)?.route;
    const isStream = route?.stream ?? false;
    return faultyAnswer({ ...input, request, operation: route?.id ?? 'outside', isStream });
  };

async function faultyAnswer(call: Call): Promise<Response> {
  const { faults, request, operation } = call;
  const { connections } = faults;
  if (faults.isDown() || strikes(call, 'drop')) throw new ConnectionDroppedError();
  for (const { ms } of faults.of('latency', operation)) {
    await connections.hold(call.wait(ms, request.signal));
  }
  endOldSessions(call);
  const error = faults
    .of('error', operation)
    .find(({ rate, status }) => faults.draw(`error ${status}`, operation) < rate);
  if (error) return madeUpError(error.status, operation);
  const response = await connections.hold(call.fetch(request));
  return dated(call, await damaged(call, response));
}

const strikes = ({ faults, operation }: Call, kind: 'drop' | 'truncate') =>
  faults.of(kind, operation).some(({ rate }) => faults.draw(kind, operation) < rate);

// the session itself goes, so that the refusal is the master's own
function endOldSessions({ world, faults, request, operation }: Call) {
  const token = tokenOf(request.headers);
  if (token === null) return;
  for (const { afterMs } of faults.of('expire', operation)) {
    const [session] = world.db.sessions.where((each) => each.token === token);
    if (session && session.expiresAt - sessionLifeMs + afterMs <= world.clock.now()) {
      world.db.sessions.delete(session.id);
    }
  }
}

async function damaged(call: Call, response: Response): Promise<Response> {
  const { faults, operation, isStream, request } = call;
  const whole =
    !isStream && strikes(call, 'truncate')
      ? await truncated(response, 0.2 + 0.7 * faults.draw('portion', operation))
      : response;
  const [cut] = isStream && response.ok ? faults.of('cut', operation) : [];
  const [slow] = faults.of('slow', operation);
  if (!isStream && !slow) return whole;
  const lines = cut && (cut.lines ?? 1 + Math.floor(12 * faults.draw('cut', operation)));
  return bodyThrough({
    response: whole,
    guard: faults.connections.hold,
    change: (chunks) => {
      const kept = lines === undefined ? chunks : cutMidLine(chunks, lines);
      return slow ? inPieces(kept, () => call.wait(slow.ms, request.signal)) : kept;
    },
  });
}

// whoever compares clocks by the header of an answer is told the same wrong time
function dated({ world, faults }: Call, response: Response): Response {
  if (faults.isSkewed()) response.headers.set('Date', new Date(world.clock.now()).toUTCString());
  return response;
}
