/**
 * How a body fails: `cut` breaks the connection, `end` closes it regularly as a proxy does, `stall`
 * sends nothing more and keeps it open.
 */
export type Break = { atByte: number; how: 'cut' | 'end' | 'stall' };

type Breaking = {
  /** where and how it breaks; a shorter body stays complete */
  fault?: Break | undefined;
  /** returns the size of the next piece of a chunk */
  pieceBytes?: () => number;
  /** ends a stalled body */
  signal?: AbortSignal | undefined;
};

type State = { rest: Uint8Array; sent: number; isBroken: boolean };

/**
 * Returns the same answer with a body that breaks at a byte, possibly inside a character, and is
 * split into other pieces. Bytes before the break are always delivered.
 */
export function breakBody(response: Response, { fault, pieceBytes, signal }: Breaking): Response {
  const reader = response.body?.getReader();
  if (!reader) return response;
  const state: State = { rest: new Uint8Array(), sent: 0, isBroken: false };
  const limit = fault?.atByte ?? Number.POSITIVE_INFINITY;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (fault && state.sent >= limit) return broken(controller, fault, signal);
        while (state.rest.length === 0) {
          const { done, value } = await reader.read();
          if (done) return controller.close();
          state.rest = value;
        }
        const max = Math.min(limit - state.sent, pieceBytes?.() ?? state.rest.length);
        const piece = state.rest.subarray(0, Math.max(1, max));
        state.rest = state.rest.subarray(piece.length);
        state.sent += piece.length;
        controller.enqueue(piece);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    // without a queue, a piece is read before the break happens
    { highWaterMark: 0 },
  );
  const { status, statusText, headers } = response;
  const keptHeaders = [...headers].filter(([name]) => name !== 'content-length');
  return new Response(body, { status, statusText, headers: keptHeaders });

  async function broken(
    controller: ReadableStreamDefaultController<Uint8Array>,
    { how }: Break,
    stop: AbortSignal | undefined,
  ) {
    const release = () => void reader?.cancel().catch(() => undefined);
    if (how === 'stall') await aborted(stop);
    release();
    if (how === 'end') controller.close();
    else controller.error(stop?.aborted ? stop.reason : new TypeError('terminated'));
  }
}

const aborted = (signal: AbortSignal | undefined) =>
  new Promise<void>((resolve) => {
    if (signal?.aborted) resolve();
    signal?.addEventListener('abort', () => resolve(), { once: true });
  });
