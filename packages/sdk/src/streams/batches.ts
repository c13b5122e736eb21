// enough for a slow reader: above this the stream waits
const maxWaiting = 2_000;

type Source<T> = {
  /** returns all available values; waits while there are none */
  some: () => Promise<IteratorResult<T[], void>>;
  leave: () => Promise<unknown>;
};

/**
 * Yields messages in arrays: those that arrive within the given ms of the first. Leaving the loop
 * ends the stream, and an error follows after the messages before it.
 */
export async function* batchesOf<T>(
  messages: Source<T>,
  ms: number,
): AsyncGenerator<T[], void, undefined> {
  const queue = openQueue<T>();
  const pump = fill(queue, messages);
  // it may fail while a batch is processed: the reader receives the error with the next one
  pump.catch(() => undefined);
  try {
    for (;;) {
      await queue.some();
      if (!queue.isOver()) await sleep(ms, queue.full());
      const batch = queue.take();
      if (batch.length > 0) yield batch;
      if (queue.isOver() && queue.isEmpty()) break;
    }
    await pump;
  } finally {
    queue.open();
    await messages.leave();
    await pump.catch(() => undefined);
  }
}

async function fill<T>(queue: Queue<T>, messages: Source<T>) {
  try {
    for (;;) {
      const step = await messages.some();
      if (step.done) return;
      if (queue.add(step.value) >= maxWaiting) await queue.taken();
    }
  } finally {
    queue.end();
  }
}

type Queue<T> = ReturnType<typeof openQueue<T>>;

function openQueue<T>() {
  let waiting: T[] = [];
  let isEnded = false;
  const some = signpost();
  const full = signpost();
  const taken = signpost();
  return {
    add(messages: T[]): number {
      if (waiting.length === 0) waiting = messages;
      else for (const message of messages) waiting.push(message);
      some.pass();
      if (waiting.length >= maxWaiting) full.pass();
      return waiting.length;
    },
    take(): T[] {
      const batch = waiting;
      waiting = [];
      taken.pass();
      return batch;
    },
    end() {
      isEnded = true;
      some.pass();
      full.pass();
    },
    open: taken.pass,
    isOver: () => isEnded,
    isEmpty: () => waiting.length === 0,
    some: () => (waiting.length > 0 || isEnded ? undefined : some.reached()),
    full: () => (waiting.length >= maxWaiting || isEnded ? Promise.resolve() : full.reached()),
    taken: () => (waiting.length > 0 ? taken.reached() : undefined),
  };
}

/** A signal that resumes waiting code. */
function signpost() {
  let waiting: Array<() => void> = [];
  return {
    reached: () =>
      new Promise<void>((resolve) => {
        waiting.push(resolve);
      }),
    pass() {
      const passed = waiting;
      waiting = [];
      for (const go of passed) go();
    },
  };
}

/** Waits this many ms, unless the other promise resolves first. */
async function sleep(ms: number, orUntil: Promise<void>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const time = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([time, orUntil]);
  clearTimeout(timer);
}
