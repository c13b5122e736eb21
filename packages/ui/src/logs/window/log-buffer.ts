import { compareIds, type LogEntry } from './log-entry';

/** The limits of the loaded part of a log. */
export type Room = { lines: number; characters: number };

/** Some 20,000 lines of ordinary length; fewer if they are very long. */
export const ordinaryRoom: Room = { lines: 20_000, characters: 24_000_000 };

/**
 * Appends lines to the loaded ones, each once, in the order of their arrival. Returns the same
 * object if nothing is new.
 */
export function merge(held: readonly LogEntry[], lines: readonly LogEntry[]): readonly LogEntry[] {
  const fresh = unseen(held, lines);
  const [first] = fresh;
  if (first === undefined) return held;
  const last = held.at(-1);
  if (last === undefined || compareIds(first.id, last.id) >= 0) return [...held, ...fresh];
  const firstHeld = held[0];
  const lastFresh = fresh.at(-1);
  if (firstHeld && lastFresh && compareIds(lastFresh.id, firstHeld.id) < 0)
    return [...fresh, ...held];
  return inOrder([...held, ...fresh]);
}

/** The same in a custom order: lines may be inserted anywhere among the loaded ones. */
export function mergeBy(
  held: readonly LogEntry[],
  lines: readonly LogEntry[],
  compare: (left: LogEntry, right: LogEntry) => number,
): readonly LogEntry[] {
  const sorted = [...lines].sort(compare);
  const [first] = sorted;
  if (first === undefined) return held;
  // nearly all lines belong near the end
  const from = held.findLastIndex((line) => compare(line, first) < 0) + 1;
  const tail = [...held.slice(from), ...sorted].sort(compare);
  const once = tail.filter((line, index) => {
    const before = tail[index - 1];
    return before === undefined || compare(before, line) !== 0;
  });
  return once.length === held.length - from ? held : [...held.slice(0, from), ...once];
}

/** Prepends a page to the loaded lines, for ids without an order. */
export function prepend(held: readonly LogEntry[], page: readonly LogEntry[]) {
  const fresh = unseen(held, page);
  return fresh.length === 0 ? held : [...fresh, ...held];
}

function unseen(held: readonly LogEntry[], lines: readonly LogEntry[]): LogEntry[] {
  const isNew = newcomer(held, lines);
  const sorted = inOrder(lines);
  return sorted.filter(isNew);
}

// nearly all lines come after the loaded ones, which their numbers show without comparing each
function newcomer(held: readonly LogEntry[], lines: readonly LogEntry[]) {
  const last = held.at(-1);
  const seen = new Set<string>();
  const isBehind = (line: LogEntry) => last === undefined || compareIds(line.id, last.id) > 0;
  const ids = lines.every(isBehind) ? undefined : new Set(held.map(({ id }) => id));
  return ({ id }: LogEntry) => {
    const isNew = ids?.has(id) !== true && !seen.has(id);
    seen.add(id);
    return isNew;
  };
}

function inOrder(lines: readonly LogEntry[]): LogEntry[] {
  const isSorted = lines.every((line, index) => {
    const before = lines[index - 1];
    return before === undefined || compareIds(before.id, line.id) <= 0;
  });
  return isSorted ? [...lines] : [...lines].sort((left, right) => compareIds(left.id, right.id));
}

/** The number of lines to drop so that the rest fits, with a margin; 0 while all fit. */
export function surplus(
  entries: readonly LogEntry[],
  { lines, characters }: Room,
  from: 'start' | 'end',
) {
  let total = 0;
  for (const { text } of entries) total += text.length;
  if (entries.length <= lines && total <= characters) return 0;
  // drops a tenth more than needed, so that not every batch drops some
  const most = { lines: lines * 0.9, characters: characters * 0.9 };
  let dropped = 0;
  while (entries.length - dropped > 1) {
    if (entries.length - dropped <= most.lines && total <= most.characters) break;
    const line = from === 'start' ? entries[dropped] : entries.at(-1 - dropped);
    total -= line?.text.length ?? 0;
    dropped += 1;
  }
  return dropped;
}
