import type { LogBook, LogLine } from './log-line';

/** A shipped line, and the number of lines of its task's own log before it. */
export type PostedLine = {
  readonly id: number;
  readonly taskId: string;
  after: number;
  line: LogLine;
};

type Index = { read: number; byTask: Map<string, PostedLine[]> };

const indexes = new WeakMap<readonly PostedLine[], Index>();

/** The lines that were shipped to a task, of a list that only grows: processes each line once. */
export function postedTo(taskId: string, lines: readonly PostedLine[]): readonly PostedLine[] {
  const index = indexes.get(lines) ?? { read: 0, byTask: new Map() };
  indexes.set(lines, index);
  for (; index.read < lines.length; index.read++) {
    const line = lines[index.read];
    if (!line) break;
    const taskLines = index.byTask.get(line.taskId);
    if (taskLines) taskLines.push(line);
    else index.byTask.set(line.taskId, [line]);
  }
  return index.byTask.get(taskId) ?? [];
}

/** A log with its shipped lines, each at its position. */
export function withPosted(book: LogBook, posted: readonly PostedLine[]): LogBook {
  // more may be shipped while this book is read
  const { length } = posted;
  if (length === 0) return book;
  const firstWhere = (isPast: (line: PostedLine, index: number) => boolean) => {
    let [low, high] = [0, length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const line = posted[middle];
      if (line && !isPast(line, middle)) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  // a shipped line comes after the earlier lines of the task and those shipped before it
  const shippedBefore = (place: number) => firstWhere(({ after }, index) => after + index >= place);
  const placeOfOwn = (own: number) => own + firstWhere(({ after }) => after > own);

  return {
    count: book.count + length,
    isMixed: true,
    lines: (from, to) => {
      const [first, end] = [shippedBefore(from), shippedBefore(to)];
      const own = book.lines(from - first, to - end);
      const lines: LogLine[] = [];
      let next = 0;
      for (const { after, line } of posted.slice(first, end)) {
        const until = Math.max(next, after - (from - first));
        lines.push(...own.slice(next, until), line);
        next = until;
      }
      return [...lines, ...own.slice(next)];
    },
    firstAfter: (at) => {
      const own = book.firstAfter(at);
      const end = own === book.count ? book.count + length : placeOfOwn(own);
      const later = posted.findIndex(({ line }) => line.at > at);
      return later < 0 ? end : Math.min(end, later + (posted[later]?.after ?? 0));
    },
    ...(book.sample && {
      sample: () => [...(book.sample?.() ?? []), ...posted.map(({ line }) => line)],
    }),
  };
}
