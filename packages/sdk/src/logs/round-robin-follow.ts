type Options<Part> = {
  /** number of concurrent follows: each needs a connection */
  slots: number;
  /** time of a turn while others wait */
  turnMs: number;
  signal: AbortSignal;
  /** ends when no more lines can follow */
  follow: (part: Part, signal: AbortSignal) => Promise<void>;
};

/**
 * Follows any number of logs over few connections: a finished one makes room, and while all
 * continue they take turns. Ends when all have ended.
 */
export async function roundRobinFollow<Part>(parts: readonly Part[], options: Options<Part>) {
  const { slots, turnMs, signal, follow } = options;
  const waiting = [...parts];

  async function takeTurns() {
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
      const turn = new AbortController();
      const clock = setInterval(() => {
        if (waiting.length > 0) turn.abort();
      }, turnMs);
      try {
        await follow(part, AbortSignal.any([signal, turn.signal]));
      } catch (error) {
        if (!turn.signal.aborted) throw error;
      } finally {
        clearInterval(clock);
      }
      if (signal.aborted) return;
      if (turn.signal.aborted) waiting.push(part);
    }
  }

  await Promise.all(Array.from({ length: Math.min(slots, parts.length) }, takeTurns));
}
