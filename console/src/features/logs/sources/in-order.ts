import { compareIds, type LogEntry } from '@trainyard/ui/logs/window/log-entry';

type Batches = AsyncIterable<readonly LogEntry[]>;
type Compare = (left: LogEntry, right: LogEntry) => number;

const byId: Compare = (left, right) => compareIds(left.id, right.id);

type Head = { rest: LogEntry[]; iterator: AsyncIterator<readonly LogEntry[]> };

/** Several readings as one, in order; each of them is in order already. A line of two comes once. */
export async function* inOrder(readings: readonly Batches[], compare: Compare = byId) {
  const opened = readings.map((reading) => reading[Symbol.asyncIterator]());
  let last: LogEntry | undefined;
  const isNew = (line: LogEntry) => {
    const before = last;
    last = line;
    return before?.id !== line.id;
  };
  try {
    let heads = await Promise.all(opened.map((iterator) => filled({ rest: [], iterator })));
    for (;;) {
      heads = heads.filter(({ rest }) => rest.length > 0);
      if (heads.length === 0) return;
      const batch = takeWhileFull(heads, compare).filter(isNew);
      if (batch.length > 0) yield batch;
      heads = await Promise.all(heads.map(filled));
    }
  } finally {
    await Promise.all(opened.map((iterator) => iterator.return?.()));
  }
}

async function filled(head: Head): Promise<Head> {
  let { rest } = head;
  while (rest.length === 0) {
    const step = await head.iterator.next();
    if (step.done) break;
    // from the end a line is taken away without moving the others
    rest = [...step.value].reverse();
  }
  return { ...head, rest };
}

/** Until one of them has no more at hand, and what comes next cannot be known. */
function takeWhileFull(heads: Head[], compare: Compare): LogEntry[] {
  const batch: LogEntry[] = [];
  for (;;) {
    let first: Head | undefined;
    for (const head of heads) {
      const line = head.rest.at(-1);
      if (!line) return batch;
      const other = first?.rest.at(-1);
      if (!other || compare(line, other) < 0) first = head;
    }
    const line = first?.rest.pop();
    if (!line) return batch;
    batch.push(line);
  }
}
