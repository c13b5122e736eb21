import type { LogScan } from '../window/log-source';

/** How many lines were written when: so many equal parts of a stretch of time. */
export type LineCount = {
  from: number;
  to: number;
  /** lines of each part */
  parts: readonly number[];
  total: number;
  /** id of the last of them; empty where there are none */
  lastId: string;
};

export type CountState = {
  /** how much of its time is counted, 0 to 1 */
  share: number;
  /** undefined until all of it is counted */
  count: LineCount | undefined;
  error: unknown;
};

type Span = { from: number; to: number };
type Options = { scan: LogScan; span: Span; signal: AbortSignal };

// a map has fewer bars; a log that grows is laid out again from these
const partCount = 4096;
const reportEveryMs = 200;

/**
 * Counts the lines of a whole log by their times. A master tells no counts, so each line is read
 * once and forgotten; lines without a time, and outside of the span, are in the total alone.
 */
export async function* countLines({ scan, span, signal }: Options): AsyncGenerator<CountState> {
  const { from, to } = span;
  const parts = new Array<number>(partCount).fill(0);
  const length = Math.max(1, to - from);
  let total = 0;
  let lastId = '';
  let reportedAt = performance.now();
  for await (const lines of scan.all({ signal })) {
    signal.throwIfAborted();
    for (const { at } of lines) {
      total += 1;
      if (!(at >= from && at <= to)) continue;
      const part = Math.min(partCount - 1, Math.floor(((at - from) / length) * partCount));
      parts[part] = (parts[part] ?? 0) + 1;
    }
    lastId = lines.at(-1)?.id ?? lastId;
    if (performance.now() - reportedAt < reportEveryMs) continue;
    reportedAt = performance.now();
    const share = Math.min(1, Math.max(0, ((lines.at(-1)?.at ?? from) - from) / length));
    yield { share, count: undefined, error: undefined };
  }
  yield { share: 1, count: { from, to, parts, total, lastId }, error: undefined };
}

/** The middle of each counted part that has lines, and how many. */
export function* countedParts({ from, to, parts }: LineCount) {
  const length = (to - from) / parts.length;
  for (const [index, lines] of parts.entries())
    if (lines > 0) yield { at: from + (index + 0.5) * length, lines };
}
