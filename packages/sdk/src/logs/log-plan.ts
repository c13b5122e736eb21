import type { Answer, Args } from '../client/operation';
import type { Plan, PlanInput } from '../streams/plan';
import type { IsStreamOver } from '../streams/stream-liveness';
import { readTail } from './log-tail';
import { logWindow } from './log-window';

type LogId = 'taskLogs' | 'trialLogs';
type LogArgs = Pick<
  Args<LogId>,
  'follow' | 'limit' | 'orderBy' | 'timestampAfter' | 'timestampBefore'
>;
type Line = Pick<Answer<LogId>, 'id' | 'timestamp'>;

/**
 * Lines of a task or a trial. There is no "after this id", ids rise as lines arrive, times are
 * those of containers: after a cut all later than the newest time seen, less the widest disorder
 * seen and at least 60 s, comes again, and what was seen is dropped.
 */
export function logPlan<A extends LogArgs, L extends Line>(
  input: PlanInput<A, L>,
  isOver: IsStreamOver,
): Plan<A, L> {
  const { args, tail } = input;
  const { follow = false, limit = 0, orderBy, timestampAfter } = args;
  const window = logWindow();
  // backwards there is no end to go on from
  const isExact = input.resume === 'exact' || orderBy === 'ORDER_BY_DESC';
  const isOlder = olderThanTail(window.has);
  let count = 0;

  /** Whether the newest line has come; where it has not, the next connection begins before it. */
  const hasAll = async (signal: AbortSignal) => {
    const [line] = await input.read(backwards(args, { limit: 1 }), signal);
    return line === undefined || window.has(line.id) || !window.reachTo(line);
  };
  const plan: Plan<A, L> = {
    next() {
      isOlder.restart();
      const after = isExact ? undefined : window.afterMs();
      // what is asked for after a cut is what is left, and that is counted here
      const rest = count > 0 ? { limit: 0 } : {};
      return { ...args, ...rest, ...later(timestampAfter, after) };
    },
    take(message) {
      if (isOlder.test(message.id) || !window.add(message)) return undefined;
      count += 1;
      return message;
    },
    isFull: () => !follow && limit > 0 && count >= limit,
    // the task may have ended while a proxy cut the stream: its last lines are looked for too
    isEnd: async (signal) => !follow || ((await isOver(signal)) && (await hasAll(signal))),
    async silence(signal) {
      if (!follow || !(await hasAll(signal))) return 'dead';
      return (await isOver(signal)) ? 'over' : 'alive';
    },
    firstId: window.firstId,
    lastId: window.lastId,
  };
  if (tail === undefined) return plan;
  return {
    ...plan,
    isHeadAll: !follow,
    async head(signal) {
      const lines = await lastLines(input, tail, signal);
      for (const line of lines) window.add(line);
      count += lines.length;
      isOlder.begin(lines[0]?.id);
      return lines;
    },
  };
}

/** Arguments to read the log backwards; a limit and following exclude each other. */
const backwards = <A extends LogArgs>(args: A, rest: { limit: number }): A => ({
  ...args,
  ...rest,
  follow: false,
  orderBy: 'ORDER_BY_DESC' as const,
});

const lastLines = <A extends LogArgs, L extends Line>(
  input: PlanInput<A, L>,
  count: number,
  signal: AbortSignal,
) =>
  readTail<L>({
    count,
    back: ({ limit, beforeMs }) =>
      input.read(
        { ...backwards(input.args, { limit }), ...earlier(input.args.timestampBefore, beforeMs) },
        signal,
      ),
    all: () => input.read({ ...input.args, follow: false, limit: 0 }, signal),
  });

// the caller's own bounds hold beside ours
function later(own: string | undefined, ms: number | undefined) {
  if (ms === undefined || (own !== undefined && Date.parse(own) > ms)) return {};
  return { timestampAfter: new Date(ms).toISOString() };
}
function earlier(own: string | undefined, ms: number | undefined) {
  if (ms === undefined || (own !== undefined && Date.parse(own) < ms)) return {};
  return { timestampBefore: new Date(ms).toISOString() };
}

/**
 * Lines from before the tail, which the window brings along. Numbers tell
 * by themselves; other ids by coming before the first one we know.
 */
function olderThanTail(isKnown: (id: string) => boolean) {
  let first: string | undefined;
  let isBefore = false;
  return {
    begin(id: string | undefined) {
      first = id;
    },
    /** Each connection brings them along again. */
    restart() {
      isBefore = first !== undefined;
    },
    test(id: string): boolean {
      if (first === undefined || isKnown(id)) {
        isBefore = false;
        return false;
      }
      if (isNumber(id) && isNumber(first)) return isLess(id, first);
      return isBefore;
    },
  };
}

const isNumber = (id: string) => /^\d+$/.test(id);
const isLess = (id: string, than: string) =>
  id.length === than.length ? id < than : id.length < than.length;
