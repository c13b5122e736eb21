import type { Answer, Args } from '../client/operation';
import type { Plan, PlanInput } from '../streams/plan';
import type { IsStreamOver } from '../streams/stream-liveness';
import { exactPages, type Stretch } from './exact-pages';
import { compareIds } from './log-line';
import { logWindow } from './log-window';

type LogId = 'taskLogs' | 'trialLogs';
type LogArgs = Pick<
  Args<LogId>,
  'follow' | 'limit' | 'orderBy' | 'timestampAfter' | 'timestampBefore'
>;
type Line = Pick<Answer<LogId>, 'id' | 'timestamp'>;

/**
 * Reads lines of a task or a trial. The master has no "after this id", ids increase as lines
 * arrive, and times are those of containers: after a cut, lines later than the newest time minus
 * the widest disorder and at least 60 s are read again, and known ones dropped.
 */
export function logPlan<A extends LogArgs, L extends Line>(
  input: PlanInput<A, L>,
  isOver: IsStreamOver,
): Plan<A, L> {
  const { args, tail } = input;
  const { follow = false, limit = 0, orderBy, timestampAfter } = args;
  const window = logWindow();
  // a reversed stream has no end to resume from
  const isExact = input.resume === 'exact' || orderBy === 'ORDER_BY_DESC';
  const isOlder = olderThanTail(window.has);
  let count = 0;

  /**
   * Returns true if the newest line has arrived; otherwise the next connection begins before it.
   */
  const hasAll = async (signal: AbortSignal) => {
    const backwards = { ...args, limit: 1, follow: false, orderBy: orders.desc };
    const [line] = await input.read(backwards, signal);
    return line === undefined || window.has(line.id) || !window.reachTo(line);
  };
  const plan: Plan<A, L> = {
    next() {
      isOlder.restart();
      const after = isExact ? undefined : window.afterMs();
      // after a cut only the rest is requested, and this counts the lines
      const rest = count > 0 ? { limit: 0 } : {};
      return { ...args, ...rest, ...later(timestampAfter, after) };
    },
    take(message) {
      if (isOlder.test(message.id) || !window.add(message)) return undefined;
      count += 1;
      return message;
    },
    isFull: () => !follow && limit > 0 && count >= limit,
    // a proxy may have cut the stream while the task ended: looks for its last lines, too
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

/** The last lines up to the limit, oldest first; a limit and following exclude each other. */
async function lastLines<A extends LogArgs, L extends Line>(
  { args, read }: PlanInput<A, L>,
  count: number,
  signal: AbortSignal,
): Promise<L[]> {
  const pages = exactPages({
    async *read({ order, limit, afterMs, beforeMs }: Stretch, signal) {
      const { timestampAfter, timestampBefore } = args;
      const bounds = { ...later(timestampAfter, afterMs), ...earlier(timestampBefore, beforeMs) };
      const request = { ...args, ...bounds, limit, follow: false, orderBy: orders[order] };
      for (const line of await read(request, signal))
        yield { id: line.id, at: Date.parse(line.timestamp ?? ''), line };
    },
  });
  return (await pages.tail({ limit: count, signal })).map(({ line }) => line);
}

const orders = { asc: 'ORDER_BY_ASC', desc: 'ORDER_BY_DESC' } as const;

// the caller's own bounds apply in addition to ours
function later(own: string | undefined, ms: number | undefined) {
  if (ms === undefined || (own !== undefined && Date.parse(own) > ms)) return {};
  return { timestampAfter: new Date(ms).toISOString() };
}
function earlier(own: string | undefined, ms: number | undefined) {
  if (ms === undefined || (own !== undefined && Date.parse(own) < ms)) return {};
  return { timestampBefore: new Date(ms).toISOString() };
}

/**
 * Drops lines from before the tail, which the window includes. Numeric ids show this directly;
 * other ids are older if they come before the first known one.
 */
function olderThanTail(isKnown: (id: string) => boolean) {
  let first: string | undefined;
  let isBefore = false;
  return {
    begin(id: string | undefined) {
      first = id;
    },
    /** Each connection includes them again. */
    restart() {
      isBefore = first !== undefined;
    },
    test(id: string): boolean {
      if (first === undefined || isKnown(id)) {
        isBefore = false;
        return false;
      }
      const place = compareIds(id, first);
      return place === 0 ? isBefore : place < 0;
    },
  };
}
