import type { Clock } from '../lib/clock';
import type { MasterState } from '../master-state';
import { type Call, PlainCall } from '../wire/call';
import type { Reply } from '../wire/reply';
import type { Line, QuietLine, WriteLine } from './line';
import { perform } from './perform';
import { restoreRows } from './row-state';

type ReplayInput = {
  masterState: MasterState;
  /** advanced from write to write */
  time: Clock;
  lines: readonly Line[];
  /** the name of the log in errors */
  file: string;
};

/**
 * Replays the writes of the lines, in order.
 * @throws Error if a successful write is refused now: the log belongs to another version
 */
export async function replayWrites({ masterState, time, lines, file }: ReplayInput): Promise<void> {
  const ends = new Map(lines.flatMap((line) => ('done' in line ? [[line.done, line.status]] : [])));
  const moveTo = (at: number) => time.advance(Math.max(0, at - masterState.clock.now()));
  for (const line of lines) {
    if ('time' in line) moveTo(line.time);
    if ('quiet' in line) passQuietly(masterState, line);
    if ('upTo' in line) {
      moveTo(line.at);
      masterState.simulation.advance(line.at);
      restoreRows(masterState.db, line.rows);
    }
    if (!('write' in line)) continue;
    moveTo(line.at);
    const answer = perform({
      masterState,
      call: callAgain(masterState, line),
      begin: () => ({ write: line.write, at: line.at }),
    });
    // a call that waits for others is answered in their turn
    const status = await statusSoon(answer);
    if (isOk(ends.get(line.write)) && status !== null && !isOk(status)) {
      throw new Error(
        `${file} cannot be read back by this version: its write ${line.write}, ${line.operation}, went well when it was made and is answered with ${status} now.`,
      );
    }
  }
}

/** Lets the demo's users do nothing in a time that passed while the directory was closed. */
export function passQuietly({ simulation }: Pick<MasterState, 'simulation'>, line: QuietLine) {
  simulation.advance(line.quiet);
  simulation.engine.quietUntil = line.until;
}

const isOk = (status: number | undefined) => status !== undefined && status < 400;

function callAgain({ db }: MasterState, { method, url, body, session }: WriteLine): Call {
  const token = session === null ? undefined : db.sessions.get(session)?.token;
  const headers = new Headers(token === undefined ? {} : { authorization: `Bearer ${token}` });
  return new PlainCall({ method, url, headers, body });
}

async function statusSoon(answer: Promise<Reply>): Promise<number | null> {
  let status: number | null = null;
  const answered = answer.then((reply) => {
    status = reply.status;
  });
  const turns = async () => {
    for (let turn = 0; turn < 200 && status === null; turn++) {
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  await Promise.race([answered, turns()]);
  return status;
}
