import type { Answer, Args } from '../client/operation';
import type { Plan, PlanInput } from '../streams/plan';
import { readMaster } from '../wait/master-watch';

type MasterArgs = Args<'masterLogs'>;
type MasterLine = Answer<'masterLogs'>;

/**
 * Reads lines of the master itself, numbered from its start: after a cut, from the one after the
 * last. Another `masterId` means that the numbers have restarted, and a skipped number that the
 * buffer has dropped lines; both are reported as gaps.
 */
export function masterLogPlan(
  input: PlanInput<MasterArgs, MasterLine>,
): Plan<MasterArgs, MasterLine> {
  const { client, args, tail, onGap } = input;
  const { follow = false, limit = 0 } = args;
  let masterId: string | undefined;
  let first: number | undefined;
  let next: number | undefined;
  let count = 0;

  const now = async (signal: AbortSignal) => (await readMaster(client, signal)).masterId;
  const begin = () => (tail === undefined ? args.offset : -tail);
  return {
    async next(signal) {
      const id = await now(signal);
      if (masterId !== undefined && id !== masterId && next !== undefined) {
        onGap({ reason: 'restarted', afterId: String(next - 1) });
        next = 0;
      }
      masterId = id;
      const offset = next ?? begin();
      const remaining = limit > 0 ? { limit: limit - count } : {};
      return { ...args, ...remaining, ...(offset === undefined ? {} : { offset }) };
    },
    confirm: async (signal) => (await now(signal)) === masterId,
    take(message) {
      const id = message.logEntry.id;
      if (next !== undefined && id < next) return undefined;
      if (next !== undefined && id > next)
        onGap({ reason: 'dropped', afterId: String(next - 1), lines: id - next });
      first ??= id;
      next = id + 1;
      count += 1;
      return message;
    },
    isFull: () => limit > 0 && count >= limit,
    // the master never ends a followed stream
    isEnd: async () => !follow,
    async silence(signal) {
      if (!follow || (await now(signal)) !== masterId) return 'dead';
      const [line] = await input.read({ offset: -1, limit: 1 }, signal);
      return (line?.logEntry?.id ?? -1) >= (next ?? 0) ? 'dead' : 'alive';
    },
    firstId: () => nameOf(first),
    lastId: () => (next === undefined ? undefined : nameOf(next - 1)),
  };
}

const nameOf = (id: number | undefined) => (id === undefined ? undefined : String(id));
