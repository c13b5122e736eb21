import { append, appendPage, emptyBuffer, type LogBuffer, prepend } from './log-buffer';
import type { LogEntry } from './log-entry';
import type { LogSource } from './log-source';

export type LogState = {
  buffer: LogBuffer;
  /** `older`: newest lines first, live at the end; `newer`: from the oldest line on */
  direction: 'older' | 'newer';
  isLoading: boolean;
  /** lines before the first, or after the last, may exist */
  hasOlder: boolean;
  hasNewer: boolean;
  /** what the live stream does: `ended` when the task is over */
  live: 'off' | 'on' | 'ended' | 'broken';
  error: unknown;
};

export type LogWindow = {
  state(): LogState;
  subscribe(listener: () => void): () => void;
  start(): void;
  stop(): void;
  loadOlder(): void;
  loadNewer(): void;
  /** reads again what failed; until then nothing more is asked for */
  retry(): void;
  /** starts again from the oldest line, without the live stream */
  fromOldest(): void;
  /** back to the newest lines, live */
  fromNewest(): void;
  /** a hidden page holds no connection; the stream goes on where it stood once it is shown */
  setHidden(isHidden: boolean): void;
};

type Options = {
  source: LogSource;
  /** lines of the first page, and of those read ahead */
  firstPage?: number;
  nextPage?: number;
  /** live lines are shown in batches of this many milliseconds */
  batchMs?: number;
  /** how long to wait before the live stream is opened again after this many failures in a row */
  reconnectMs?: (failures: number) => number;
  /** where to open instead of at the end: a line somebody linked to */
  anchor?: LogEntry;
};

const initial: LogState = {
  buffer: emptyBuffer,
  direction: 'older',
  isLoading: true,
  hasOlder: true,
  hasNewer: false,
  live: 'off',
  error: undefined,
};

/**
 * The part of a log that is loaded: pages at both ends, the live stream at the newest one.
 * Reading pages larger than one time stamp's worth of lines cannot stall: a page that brings
 * nothing new is asked for again, twice as long.
 */
export function createLogWindow({
  source,
  firstPage = 100,
  nextPage = 1000,
  batchMs = 50,
  reconnectMs = (failures) => Math.min(1000 * 2 ** (failures - 1), 600_000),
  anchor,
}: Options): LogWindow {
  let state: LogState = initial;
  let session = new AbortController();
  let live = new AbortController();
  let isHidden = false;
  const listeners = new Set<() => void>();
  const set = (change: Partial<LogState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  let failed: ((signal: AbortSignal) => Promise<void>) | undefined;

  async function run(work: (signal: AbortSignal) => Promise<void>) {
    const { signal } = session;
    failed = undefined;
    set({ isLoading: true, error: undefined });
    try {
      await work(signal);
    } catch (error) {
      if (signal.aborted) return;
      failed = work;
      set({ error });
    }
    if (!signal.aborted) set({ isLoading: false });
  }

  async function readOlder(signal: AbortSignal, limit: number): Promise<void> {
    const before = state.buffer.entries[0] ?? anchor;
    const page = await source.older({ limit, signal, ...(before ? { before } : {}) });
    if (signal.aborted) return;
    const buffer = prepend(state.buffer, page);
    const isStuck = buffer === state.buffer && page.length >= limit;
    set({ buffer, hasOlder: page.length >= limit });
    if (isStuck) await readOlder(signal, limit * 2);
  }

  async function readNewer(signal: AbortSignal, limit: number): Promise<void> {
    const after = state.buffer.entries.at(-1) ?? anchor;
    const page = await source.newer({ limit, signal, ...(after ? { after } : {}) });
    if (signal.aborted) return;
    const buffer = appendPage(state.buffer, page);
    const isStuck = buffer === state.buffer && page.length >= limit;
    set({ buffer, hasNewer: page.length >= limit });
    if (isStuck) await readNewer(signal, limit * 2);
  }

  async function follow(signal: AbortSignal) {
    let failures = 0;
    while (!signal.aborted) {
      set({ live: failures === 0 ? 'on' : 'broken' });
      try {
        await followOnce(signal, () => {
          failures = 0;
          if (state.live !== 'on') set({ live: 'on', error: undefined });
        });
        if (!signal.aborted) set({ live: 'ended', error: undefined });
        return;
      } catch (error) {
        if (signal.aborted) return;
        failures++;
        set({ live: 'broken', error });
        await pause(reconnectMs(failures), signal);
      }
    }
  }

  async function followOnce(signal: AbortSignal, onLines: () => void) {
    const after = state.buffer.entries.at(-1);
    const lines = source.follow({ signal, ...(after ? { after } : {}) });
    await inBatches(lines, batchMs, (batch) => {
      if (signal.aborted) return;
      onLines();
      set({ buffer: append(state.buffer, batch) });
    });
  }

  /** the stream has its own signal within the session's, so that hiding ends it alone */
  function goLiveFrom(signal: AbortSignal) {
    live.abort();
    live = new AbortController();
    if (!isHidden) void follow(AbortSignal.any([signal, live.signal]));
  }

  function restart(direction: LogState['direction'], open: (signal: AbortSignal) => Promise<void>) {
    session.abort();
    session = new AbortController();
    set({
      ...initial,
      direction,
      hasOlder: direction === 'older',
      hasNewer: direction === 'newer',
    });
    void run(open);
  }

  const isFree = () => !state.isLoading && failed === undefined;

  const toNewest = () =>
    restart('older', async (signal) => {
      await readOlder(signal, firstPage);
      if (!signal.aborted) goLiveFrom(signal);
    });

  /** When nothing newer is left the log goes live where it stands. */
  const goLive = (signal: AbortSignal) => {
    if (signal.aborted || state.hasNewer) return;
    set({ direction: 'older' });
    goLiveFrom(signal);
  };

  const toAnchor = () =>
    restart('newer', async (signal) => {
      await readOlder(signal, firstPage);
      await readNewer(signal, firstPage);
      goLive(signal);
    });

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => (anchor ? toAnchor() : toNewest()),
    stop: () => session.abort(),
    loadOlder() {
      if (isFree() && state.hasOlder) void run((signal) => readOlder(signal, nextPage));
    },
    loadNewer() {
      if (!isFree() || !state.hasNewer) return;
      void run(async (signal) => {
        await readNewer(signal, nextPage);
        goLive(signal);
      });
    },
    retry() {
      if (failed) void run(failed);
    },
    fromOldest: () =>
      restart('newer', async (signal) => {
        await readNewer(signal, firstPage);
        goLive(signal);
      }),
    fromNewest: toNewest,
    setHidden(next) {
      if (next === isHidden) return;
      isHidden = next;
      const isFollowing = state.direction === 'older' && state.live !== 'ended';
      if (next) live.abort();
      else if (isFollowing && !session.signal.aborted) goLiveFrom(session.signal);
    },
  };
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Hands lines over in groups, at most one group per `batchMs`, the last at the stream's end. */
async function inBatches(
  lines: AsyncIterable<LogEntry>,
  batchMs: number,
  show: (batch: LogEntry[]) => void,
) {
  let batch: LogEntry[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (batch.length > 0) show(batch);
    batch = [];
  };
  try {
    for await (const line of lines) {
      batch.push(line);
      timer ??= setTimeout(flush, batchMs);
    }
  } finally {
    flush();
  }
}
