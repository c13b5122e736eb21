import { exactPages, type LogReaders } from './exact-pages';
import { compareIds, type LogLine, maxBackwards } from './log-line';

type Backfill<L extends LogLine> = {
  readers: LogReaders<L>;
  /** the stream leaves out all lines up to this time; undefined: none */
  afterMs: number | undefined;
  /** all lines up to this one are loaded; updated here */
  progress: { last?: L };
};

// a cut stream resumes at least this long before its newest line
const windowMs = 60_000;

/** Finds lines that a stream leaves out because their times are earlier than its start. */
export function backfillLateLines<L extends LogLine>({ readers, afterMs, progress }: Backfill<L>) {
  const pages = exactPages(readers);
  let boundMs = afterMs;
  /** the newest line of the stream, by arrival */
  let streamed: L | undefined;
  let newestMs = Number.NEGATIVE_INFINITY;
  /** the newest line found before the start of the stream */
  let newestLine: L | undefined;
  let isReopened = false;

  async function* after(from: L, beforeMs: number, signal: AbortSignal) {
    for (const limit of [1, 100, maxBackwards]) {
      const page: L[] = [];
      for await (const line of readers.read({ order: 'desc', limit, beforeMs }, signal))
        page.push(line);
      const fresh = page.filter((line) => isAfter(line, from));
      const isAll = fresh.length < page.length || page.length < limit;
      if (!isAll && limit < maxBackwards) continue;
      const [newest] = fresh;
      if (isAll && newest) yield { lines: fresh.reverse(), newest };
      if (isAll || !newest) return;
      yield* pagesAfter(from, newest, signal);
      return;
    }
  }

  /** Reads page by page, including lines that the stream has delivered. */
  async function* pagesAfter(from: L, newest: L, signal: AbortSignal) {
    for (let loaded = [from]; ; ) {
      const { entries, hasMore } = await pages.newer({ loaded, limit: maxBackwards, signal });
      yield { lines: entries, newest };
      if (!hasMore || entries.length === 0) return;
      loaded = entries;
    }
  }

  return {
    /** Records lines of the stream. */
    note(lines: readonly L[]) {
      for (const line of lines) {
        if (streamed === undefined || isAfter(line, streamed)) streamed = line;
        // lines may have no time
        if (line.at > newestMs) newestMs = line.at;
      }
      if (afterMs === undefined && !isReopened) progress.last = streamed;
    },
    /** Records that the stream has resumed from a later time after a cut. */
    reopened() {
      isReopened = true;
    },
    /** Reads the new lines since the last call; some may be loaded already. */
    async *read(signal: AbortSignal) {
      const lateMs = isReopened ? newestMs - windowMs : Number.NEGATIVE_INFINITY;
      const beforeMs = Math.max(afterMs ?? Number.NEGATIVE_INFINITY, lateMs);
      const all = streamed;
      const from = beforeMs === boundMs ? laterOf(progress.last, newestLine) : progress.last;
      if (from === undefined || !Number.isFinite(beforeMs)) return;
      for await (const { lines, newest } of after(from, beforeMs, signal)) {
        yield lines;
        newestLine = newest;
      }
      boundMs = beforeMs;
      progress.last = laterOf(progress.last, all);
    },
  };
}

const isAfter = (line: LogLine, other: LogLine) => compareIds(line.id, other.id) > 0;

function laterOf<L extends LogLine>(one: L | undefined, other: L | undefined) {
  if (one === undefined || other === undefined) return one ?? other;
  return isAfter(other, one) ? other : one;
}
