import type { LogScan } from '../window/log-source';

/** Numbers of lines over time, in equal buckets of a time span. */
export type LineCount = {
  from: number;
  to: number;
  /** number of lines in each bucket */
  parts: readonly number[];
  total: number;
  /** id of the last counted line; empty without lines */
  lastId: string;
};

export type CountState = {
  /** the counted share of its time, 0 to 1 */
  share: number;
  /** undefined until the whole log is counted */
  count: LineCount | undefined;
  error: unknown;
};

type Span = { from: number; to: number };
type Options = { scan: LogScan; span: Span; signal: AbortSignal };

// a map has fewer bars; a growing log is divided again from these
const partCount = 4096;
const reportEveryMs = 200;

/**
 * Counts the lines of a whole log by time. A master does not return counts, so each line is read
 * once and discarded; lines without a time or outside the span are only in the total.
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

/** The middle of each bucket that has lines, and its count. */
export function* countedParts({ from, to, parts }: LineCount) {
  const length = (to - from) / parts.length;
  for (const [index, lines] of parts.entries())
    if (lines > 0) yield { at: from + (index + 0.5) * length, lines };
}
