import { compareIds, type LogEntry } from './log-entry';

/** The limits of the loaded part of a log. */
export type BufferLimits = { lines: number; characters: number };

/** Some 20,000 lines of ordinary length; fewer if they are very long. */
export const defaultLimits: BufferLimits = { lines: 20_000, characters: 24_000_000 };

/**
 * Appends lines to the loaded ones, each once, in the order of their arrival. Returns the same
 * object if nothing is new.
 */
export function merge(
  loaded: readonly LogEntry[],
  lines: readonly LogEntry[],
): readonly LogEntry[] {
  const fresh = unseen(loaded, lines);
  const [first] = fresh;
  if (first === undefined) return loaded;
  const last = loaded.at(-1);
  if (last === undefined || compareIds(first.id, last.id) >= 0) return [...loaded, ...fresh];
  const firstLoaded = loaded[0];
  const lastFresh = fresh.at(-1);
  if (firstLoaded && lastFresh && compareIds(lastFresh.id, firstLoaded.id) < 0)
    return [...fresh, ...loaded];
  return inOrder([...loaded, ...fresh]);
}

/** The same in a custom order: lines may be inserted anywhere among the loaded ones. */
export function mergeBy(
  loaded: readonly LogEntry[],
  lines: readonly LogEntry[],
  compare: (left: LogEntry, right: LogEntry) => number,
): readonly LogEntry[] {
  const sorted = [...lines].sort(compare);
  const [first] = sorted;
  if (first === undefined) return loaded;
  // nearly all lines belong near the end
  const from = loaded.findLastIndex((line) => compare(line, first) < 0) + 1;
  const tail = [...loaded.slice(from), ...sorted].sort(compare);
  const once = tail.filter((line, index) => {
    const before = tail[index - 1];
    return before === undefined || compare(before, line) !== 0;
  });
  return once.length === loaded.length - from ? loaded : [...loaded.slice(0, from), ...once];
}

/** Prepends a page to the loaded lines, for ids without an order. */
export function prepend(loaded: readonly LogEntry[], page: readonly LogEntry[]) {
  const fresh = unseen(loaded, page);
  return fresh.length === 0 ? loaded : [...fresh, ...loaded];
}

function unseen(loaded: readonly LogEntry[], lines: readonly LogEntry[]): LogEntry[] {
  const isNew = newcomer(loaded, lines);
  const sorted = inOrder(lines);
  return sorted.filter(isNew);
}

// nearly all lines come after the loaded ones, which their numbers show without comparing each
function newcomer(loaded: readonly LogEntry[], lines: readonly LogEntry[]) {
  const last = loaded.at(-1);
  const seen = new Set<string>();
  const isBehind = (line: LogEntry) => last === undefined || compareIds(line.id, last.id) > 0;
  const ids = lines.every(isBehind) ? undefined : new Set(loaded.map(({ id }) => id));
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
  { lines, characters }: BufferLimits,
  from: 'start' | 'end',
) {
  let total = 0;
  for (const { text } of entries) total += text.length;
  if (entries.length <= lines && total <= characters) return 0;
  // drops a tenth more than needed, so that not every batch drops some
  const reducedLimits = { lines: lines * 0.9, characters: characters * 0.9 };
  let dropped = 0;
  while (entries.length - dropped > 1) {
    if (entries.length - dropped <= reducedLimits.lines && total <= reducedLimits.characters) break;
    const line = from === 'start' ? entries[dropped] : entries.at(-1 - dropped);
    total -= line?.text.length ?? 0;
    dropped += 1;
  }
  return dropped;
}
