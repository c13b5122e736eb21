import { exactPages, type ReadLog } from '~/components/log-viewer/exact-pages';
import { compareIds, type LogEntry } from '~/components/log-viewer/log-entry';

type Looking = {
  readers: { read: ReadLog; readWhole: ReadLog };
  /** what the stream leaves out: all up to this time; undefined: nothing */
  afterMs: number | undefined;
  /** all up to its line is held; moved on */
  known: { last?: LogEntry };
};

// a stream that was cut goes on from at least so long before the newest line it brought
const windowMs = 60_000;
// master behaviour: reading backwards repeats entries past so many
const mostBackwards = 1000;

/** What was written behind a stream: lines whose times lie before those it was asked for. */
export function lookBehind({ readers, afterMs, known }: Looking) {
  const pages = exactPages(readers);
  let boundMs = afterMs;
  /** the newest line that the stream brought, by arrival */
  let streamed: LogEntry | undefined;
  let newestMs = Number.NEGATIVE_INFINITY;
  /** the newest line found behind the bound */
  let found: LogEntry | undefined;
  let isReopened = false;

  async function* after(from: LogEntry, beforeMs: number, signal: AbortSignal) {
    for (const limit of [1, 100, mostBackwards]) {
      const page: LogEntry[] = [];
      for await (const line of readers.read({ order: 'desc', limit, beforeMs }, signal))
        page.push(line);
      const fresh = page.filter((line) => isAfter(line, from));
      const isAll = fresh.length < page.length || page.length < limit;
      if (!isAll && limit < mostBackwards) continue;
      const [newest] = fresh;
      if (isAll && newest) yield { lines: fresh.reverse(), newest };
      if (isAll || !newest) return;
      yield* pagesAfter(from, newest, signal);
      return;
    }
  }

  /** Page by page, also what the stream has brought. */
  async function* pagesAfter(from: LogEntry, newest: LogEntry, signal: AbortSignal) {
    for (let held = [from]; ; ) {
      const { entries, hasMore } = await pages.newer({ held, limit: mostBackwards, signal });
      yield { lines: entries, newest };
      if (!hasMore || entries.length === 0) return;
      held = entries;
    }
  }

  return {
    /** Notes what the stream has brought. */
    note(lines: readonly LogEntry[]) {
      for (const line of lines) {
        if (streamed === undefined || isAfter(line, streamed)) streamed = line;
        // lines may come without a time
        if (line.at > newestMs) newestMs = line.at;
      }
      if (afterMs === undefined && !isReopened) known.last = streamed;
    },
    /** Notes that the stream goes on after a cut, from a later time. */
    reopened() {
      isReopened = true;
    },
    /** Lines that are new since the last look, or held already. */
    async *look(signal: AbortSignal) {
      const lateMs = isReopened ? newestMs - windowMs : Number.NEGATIVE_INFINITY;
      const beforeMs = Math.max(afterMs ?? Number.NEGATIVE_INFINITY, lateMs);
      const whole = streamed;
      const from = beforeMs === boundMs ? laterOf(known.last, found) : known.last;
      if (from === undefined || !Number.isFinite(beforeMs)) return;
      for await (const { lines, newest } of after(from, beforeMs, signal)) {
        yield lines;
        found = newest;
      }
      boundMs = beforeMs;
      known.last = laterOf(known.last, whole);
    },
  };
}

const isAfter = (line: LogEntry, other: LogEntry) => compareIds(line.id, other.id) > 0;

function laterOf(one: LogEntry | undefined, other: LogEntry | undefined) {
  if (one === undefined || other === undefined) return one ?? other;
  return isAfter(other, one) ? other : one;
}
