/** A request that the early script of the page has sent. */
export type EarlyAnswer = {
  /** the `Authorization` it was sent with: it is an answer for this session alone */
  authorization: string | null;
  answer: Promise<Response>;
  cancel: () => void;
};

declare global {
  /** By address. `early/early.ts` fills it, and empties it after some seconds. */
  var earlyAnswers: Map<string, EarlyAnswer> | undefined;
}

/**
 * The answer to a request that the page has sent already; undefined where it has not. Each is given
 * out once, and to the session that it was requested. A failure counts as not asked.
 */
export function takeEarlyAnswer(request: Request): Promise<Response> | undefined {
  const early = request.method === 'GET' ? globalThis.earlyAnswers?.get(request.url) : undefined;
  if (!early) return undefined;
  globalThis.earlyAnswers?.delete(request.url);
  if (request.headers.get('authorization') !== early.authorization) {
    early.cancel();
    return undefined;
  }
  request.signal.addEventListener('abort', early.cancel);
  const askAgain = () => globalThis.fetch(request);
  return early.answer.then((answer) => (answer.ok ? answer : askAgain()), askAgain);
}
