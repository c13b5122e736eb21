import { raceAbort } from '../client/cancellable';

/** How a background request is ordered and stopped. */
export type LaterOptions = {
  /** requests with a lower cost begin first; a number without a unit */
  cost: number;
  signal: AbortSignal;
};

/** A permission to send a background request. */
type Turn = {
  /** aborted when the caller leaves, or when the turn is revoked */
  signal: AbortSignal;
  end(): void;
};

/** Orders the log requests to one master. */
export type RequestQueue = {
  /**
   * Reads at once; background requests wait until it is done. With `isFirst` running ones stop, and
   * restart later.
   */
  now<T>(read: () => Promise<T>, options?: { isFirst?: boolean }): Promise<T>;
  /** Reads when no other request is running: one at a time, the cheapest first. */
  later<T>(read: (signal: AbortSignal) => Promise<T>, options: LaterOptions): Promise<T>;
  /** The same for arrays of a stream; items delivered before a stop are not repeated. */
  laterBatches<T>(
    open: (signal: AbortSignal) => AsyncIterable<readonly T[]>,
    options: LaterOptions,
  ): AsyncGenerator<readonly T[]>;
};

/** ms without a request that a user waits for: the page renders its answer, and may request more */
const idleMs = 100;

const stopped = /* @__PURE__ */ new DOMException('Another request goes first', 'AbortError');

/**
 * A master scans a log for each request, so concurrent requests slow each other down: requests that
 * a user waits for go first, and the rest follows one by one.
 */
export function createRequestQueue(): RequestQueue {
  type Waiting = { cost: number; controller: AbortController; begin: () => void };
  let waiting: Waiting[] = [];
  let busy = 0;
  let running: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const leave = (entry: Waiting) => {
    waiting = waiting.filter((each) => each !== entry);
  };
  function beginNext() {
    timer = undefined;
    const [first] = waiting;
    if (first === undefined || busy > 0 || running) return;
    const cheapest = waiting.reduce((best, each) => (each.cost < best.cost ? each : best), first);
    leave(cheapest);
    running = cheapest.controller;
    cheapest.begin();
  }
  function schedule(ms: number) {
    clearTimeout(timer);
    timer = setTimeout(beginNext, ms);
  }

  async function turn({ cost, signal }: LaterOptions): Promise<Turn> {
    const controller = new AbortController();
    const entry: Waiting = { cost, controller, begin: () => {} };
    const begun = new Promise<void>((resolve) => {
      entry.begin = resolve;
    });
    waiting.push(entry);
    if (timer === undefined && busy === 0 && !running) schedule(idleMs);
    try {
      await raceAbort(begun, signal);
    } catch (error) {
      leave(entry);
      throw error;
    }
    return {
      signal: AbortSignal.any([signal, controller.signal]),
      end: () => {
        if (running !== controller) return;
        running = undefined;
        if (busy === 0) schedule(0);
      },
    };
  }

  /** Returns true if a turn was revoked, so that its request has to restart. */
  const isTaken = (own: Turn) => own.signal.reason === stopped;

  async function* laterBatches<T>(
    open: (signal: AbortSignal) => AsyncIterable<readonly T[]>,
    options: LaterOptions,
  ) {
    for (let count = 0; ; ) {
      const own = await turn(options);
      let skipped = 0;
      try {
        for await (const batch of open(own.signal)) {
          const repeats = Math.min(batch.length, count - skipped);
          skipped += repeats;
          if (repeats === batch.length) continue;
          count += batch.length - repeats;
          skipped += batch.length - repeats;
          yield repeats === 0 ? batch : batch.slice(repeats);
        }
        if (!isTaken(own)) return;
      } catch (error) {
        if (!isTaken(own)) throw error;
      } finally {
        own.end();
      }
    }
  }

  return {
    async now(read, { isFirst = false } = {}) {
      busy += 1;
      clearTimeout(timer);
      timer = undefined;
      if (isFirst) {
        running?.abort(stopped);
        running = undefined;
      }
      try {
        return await read();
      } finally {
        busy -= 1;
        if (busy === 0) schedule(idleMs);
      }
    },
    async later(read, options) {
      for (;;) {
        const own = await turn(options);
        try {
          return await read(own.signal);
        } catch (error) {
          if (!isTaken(own)) throw error;
        } finally {
          own.end();
        }
      }
    },
    laterBatches,
  };
}

const queues = new WeakMap<object, RequestQueue>();

/** The queue of a client: all its log readers share it. */
export function requestQueueOf(client: object): RequestQueue {
  const queue = queues.get(client) ?? createRequestQueue();
  queues.set(client, queue);
  return queue;
}
