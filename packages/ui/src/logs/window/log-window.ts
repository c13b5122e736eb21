import { type BufferLimits, defaultLimits, merge, mergeBy, prepend, surplus } from './log-buffer';
import { compareIds, type LogEntry, type LogPlace } from './log-entry';
import type { LogMark, LogMiddle, LogPage, LogSource } from './log-source';

export type LogState = {
  /** a section of the log without holes, in the order of arrival, within the limit */
  entries: readonly LogEntry[];
  isLoading: boolean;
  /** lines before the first, or after the last, may exist */
  hasOlder: boolean;
  hasNewer: boolean;
  /** the state of the live stream: `ended` when the task has ended */
  live: 'off' | 'on' | 'ended' | 'broken';
  error: unknown;
  /** number of live lines since the log was opened */
  arrived: number;
  /**
   * the number of the first loaded line in the whole log, counted from 1; undefined while unknown
   */
  first: number | undefined;
  /** counts how often the log was opened at a position: the view scrolls then */
  opening: number;
  /** a request failed, and no more are sent until the user retries */
  hasGivenUp: boolean;
};

/** The position at which a log is opened. */
export type Opening = { at: 'newest' } | { at: 'oldest' } | { at: 'place'; place: LogPlace };

export type LogWindow = {
  state(): LogState;
  subscribe(listener: () => void): () => void;
  open(opening: Opening): void;
  stop(): void;
  loadOlder(): void;
  loadNewer(): void;
  /**
   * The time of the log's first or last line in ms, read in the background; NaN if there is none.
   * Opening the log at its start reuses the page that was read.
   */
  readEnd(which: 'first' | 'last', signal: AbortSignal): Promise<number>;
  /** sets the number of a line in the whole log, once lines are counted */
  setPlace(id: string, place: number): void;
  /** repeats the failed request; until then nothing else is requested */
  retry(): void;
  /** a hidden page has no connection; the stream resumes once the page is visible */
  setHidden(isHidden: boolean): void;
  /** while the user reads away from the end, visible lines are not dropped for new ones */
  setReading(isReading: boolean): void;
};

type Options = {
  source: LogSource;
  /** number of lines on the first page, and on those read ahead */
  firstPage?: number;
  nextPage?: number;
  room?: BufferLimits;
};

const initial: LogState = {
  entries: [],
  isLoading: true,
  hasOlder: false,
  hasNewer: false,
  live: 'off',
  error: undefined,
  arrived: 0,
  first: undefined,
  opening: 0,
  hasGivenUp: false,
};

/**
 * The loaded part of a log: pages at both ends, the live stream at the newest one. Lines beyond the
 * limit are dropped at the far end, and loaded again when the user scrolls back.
 */
export function createLogWindow({
  source,
  firstPage = 100,
  nextPage = 1000,
  room = defaultLimits,
}: Options): LogWindow {
  let state: LogState = initial;
  let session = new AbortController();
  let live = new AbortController();
  let isHidden = false;
  let isReading = false;
  let failed: ((signal: AbortSignal) => Promise<void>) | undefined;
  let mark: LogMark | undefined;
  /** live lines that belong before the loaded ones, while the page before those is loading */
  let early: LogEntry[] | undefined;
  /** the oldest page, once it was read */
  let start: LogPage | undefined;
  /** lines have arrived that listeners have not received */
  let isBehind = false;
  const listeners = new Set<() => void>();
  const notify = () => {
    isBehind = false;
    for (const listener of listeners) listener();
  };
  const set = (change: Partial<LogState>) => {
    state = { ...state, ...change };
    notify();
  };
  /** The same for live lines: a frame shows all that arrived before it. */
  const setSoon = (change: Partial<LogState>) => {
    state = { ...state, ...change };
    if (isBehind) return;
    isBehind = true;
    // renders all live lines received before it
    requestAnimationFrame(() => {
      if (isBehind) notify();
    });
  };

  async function run(work: (signal: AbortSignal) => Promise<void>) {
    const { signal } = session;
    failed = undefined;
    set({ isLoading: true, error: undefined, hasGivenUp: false });
    try {
      await work(signal);
    } catch (error) {
      if (signal.aborted) return;
      failed = work;
      set({ error, hasGivenUp: true });
    }
    if (!signal.aborted) set({ isLoading: false });
  }

  /** Drops lines beyond the limit, at the start or the end. */
  function keepWithinLimit(
    entries: readonly LogEntry[],
    change: Partial<LogState>,
    { drop, put = set }: { drop: 'start' | 'end'; put?: typeof set },
  ) {
    const extra = surplus(entries, room, drop);
    if (extra === 0) return put({ ...change, entries });
    if (drop === 'start') {
      const { first } = { ...state, ...change };
      return put({
        ...change,
        entries: entries.slice(extra),
        hasOlder: true,
        first: first === undefined ? undefined : first + extra,
      });
    }
    // without its end, the log has no line that new lines could follow
    live.abort();
    set({ ...change, entries: entries.slice(0, -extra), hasNewer: true, live: 'off' });
  }

  const { compare } = source;
  const add = (lines: readonly LogEntry[]) =>
    compare ? mergeBy(state.entries, lines, compare) : merge(state.entries, lines);

  async function readOlder(signal: AbortSignal) {
    const loaded = state.entries;
    early = [];
    const page = await source.older({ loaded, limit: nextPage, signal });
    const streamed = early;
    early = undefined;
    // the live stream may have dropped the line before which the page belongs
    if (signal.aborted || state.entries[0] !== loaded[0]) return;
    const isOf = isWithin({ entries: page.entries, hasOlder: page.hasMore }, compare);
    const entries = compare
      ? add([...page.entries, ...streamed.filter(isOf)])
      : prepend(state.entries, page.entries);
    const added = entries.length - state.entries.length;
    const before = state.first === undefined ? undefined : state.first - added;
    const change = { hasOlder: page.hasMore, first: page.hasMore ? before : 1 };
    keepWithinLimit(entries, change, { drop: 'end' });
  }

  async function readNewer(signal: AbortSignal) {
    const loaded = state.entries;
    const page = await source.newer({ loaded, limit: nextPage, signal });
    if (signal.aborted || state.entries.at(-1) !== loaded.at(-1)) return;
    keepWithinLimit(add(page.entries), { hasNewer: page.hasMore }, { drop: 'start' });
    if (!page.hasMore) goLive(signal);
  }

  function goLive(signal: AbortSignal) {
    live.abort();
    live = new AbortController();
    if (!isHidden) void follow(AbortSignal.any([signal, live.signal]));
  }

  async function follow(signal: AbortSignal) {
    set({ live: 'on' });
    const onReconnect = (error: unknown) => {
      if (!signal.aborted) set({ live: 'broken', error });
    };
    try {
      for await (const lines of source.follow({
        loaded: state.entries,
        mark,
        signal,
        onReconnect,
      })) {
        if (signal.aborted) return;
        addStreamed(lines);
      }
      if (!signal.aborted) set({ live: 'ended', error: undefined });
    } catch (error) {
      if (signal.aborted) return;
      failed = async (again) => goLive(again);
      set({ live: 'broken', error, hasGivenUp: true });
    }
  }

  function addStreamed(lines: readonly LogEntry[]) {
    const isOf = isWithin(state, compare);
    const entries = add(lines.filter(isOf));
    if (compare) early?.push(...lines.filter((line) => !isOf(line)));
    const added = entries.length - state.entries.length;
    const connected: Partial<LogState> =
      state.live === 'broken' ? { live: 'on', error: undefined } : {};
    if (added === 0) return set(connected);
    const change = { ...connected, arrived: state.arrived + added };
    keepWithinLimit(entries, change, { drop: isReading ? 'end' : 'start', put: setSoon });
  }

  async function readFirst(opening: Opening, signal: AbortSignal) {
    const { mark: found, ...first } = await firstOf(opening, signal);
    if (signal.aborted) return;
    mark = found;
    set({ ...first, first: first.hasOlder ? undefined : 1 });
    if (!first.hasNewer) goLive(signal);
  }

  async function firstOf(opening: Opening, signal: AbortSignal): Promise<LogMiddle> {
    const options = { limit: firstPage, signal };
    if (opening.at === 'newest') {
      const { entries, hasMore, ...marked } = await source.newest(options);
      return { entries, hasOlder: hasMore, hasNewer: false, ...marked };
    }
    if (opening.at === 'oldest') {
      start = await source.oldest(options);
      const { entries, hasMore, ...marked } = start;
      return { entries, hasOlder: false, hasNewer: hasMore, ...marked };
    }
    return source.around({ ...options, limit: 2 * firstPage, place: opening.place });
  }

  // lines of several logs may come before those that were read; and a master deletes old lines
  const keptStart = () =>
    start?.hasMore && !compare && source.numbers !== 'ids' ? start : undefined;

  /**
   * Shows the oldest page in the same frame, so that the lines shown before do not disappear first.
   */
  function showStart({ entries, mark: found }: LogPage, next: LogState) {
    failed = undefined;
    mark = found;
    set({ ...next, entries, isLoading: false, hasNewer: true, first: 1 });
  }

  const isFree = () => !state.isLoading && failed === undefined && state.entries.length > 0;

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open(opening) {
      session.abort();
      session = new AbortController();
      early = undefined;
      const firstPage = opening.at === 'oldest' ? keptStart() : undefined;
      const next = { ...initial, opening: state.opening + 1 };
      if (firstPage) return showStart(firstPage, next);
      set(next);
      void run((signal) => readFirst(opening, signal));
    },
    stop: () => session.abort(),
    loadOlder() {
      if (isFree() && state.hasOlder) void run(readOlder);
    },
    loadNewer() {
      if (isFree() && state.hasNewer) void run(readNewer);
    },
    async readEnd(which, signal) {
      const options = { limit: which === 'first' ? firstPage : 1, signal, isBackground: true };
      if (which === 'last') return (await source.newest(options)).entries.at(-1)?.at ?? Number.NaN;
      start ??= await source.oldest(options);
      return start.entries[0]?.at ?? Number.NaN;
    },
    setPlace(id, place) {
      const index = state.entries.findLastIndex((line) => line.id === id);
      if (index >= 0 && state.first === undefined) set({ first: place - index });
    },
    retry() {
      if (failed) void run(failed);
    },
    setReading(next) {
      isReading = next;
    },
    setHidden(next) {
      if (next === isHidden) return;
      isHidden = next;
      if (next) return live.abort();
      const isFollowing = !state.hasNewer && !state.isLoading && state.live !== 'ended';
      if (isFollowing && !session.signal.aborted) goLive(session.signal);
    },
  };
}

/**
 * A stream begins before the loaded lines: between its first lines and those there may be holes.
 */
function isWithin(
  { entries, hasOlder }: Pick<LogState, 'entries' | 'hasOlder'>,
  compare: LogSource['compare'] = (left, right) => compareIds(left.id, right.id),
) {
  const [first] = entries;
  return (line: LogEntry) => first === undefined || !hasOlder || compare(line, first) >= 0;
}
