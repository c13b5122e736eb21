/**
 * How a body goes wrong: `cut` breaks the connection, `end` closes it properly as a proxy does,
 * `stall` sends nothing more and keeps it open.
 */
export type Break = { atByte: number; how: 'cut' | 'end' | 'stall' };

type Breaking = {
  /** where and how it breaks; a body that is shorter stays whole */
  fault?: Break | undefined;
  /** size of the next piece a chunk is handed on in */
  pieceBytes?: () => number;
  /** ends a stalled body */
  signal?: AbortSignal | undefined;
};

type State = { rest: Uint8Array; sent: number; isBroken: boolean };

/**
 * The same answer whose body breaks at a byte, in the middle of a character if it falls there, and
 * which comes in other pieces. What comes before the break is always delivered.
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
        const most = Math.min(limit - state.sent, pieceBytes?.() ?? state.rest.length);
        const piece = state.rest.subarray(0, Math.max(1, most));
        state.rest = state.rest.subarray(piece.length);
        state.sent += piece.length;
        controller.enqueue(piece);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    // without a queue, a piece is read before the break comes
    { highWaterMark: 0 },
  );
  const { status, statusText, headers } = response;
  const kept = [...headers].filter(([name]) => name !== 'content-length');
  return new Response(body, { status, statusText, headers: kept });

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
