/** A request that the early script of the page has sent. */
export type EarlyAnswer = {
  /** the `Authorization` header of the request: the answer is valid for this session only */
  authorization: string | null;
  answer: Promise<Response>;
  cancel: () => void;
};

declare global {
  /** Early requests by URL. `early/early.ts` fills the map, and clears it after some seconds. */
  var earlyAnswers: Map<string, EarlyAnswer> | undefined;
}

/**
 * The answer to a request that the early script has sent; undefined otherwise. Each answer is
 * returned once, and only to the session that requested it. A failed request counts as not sent.
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
  const fetchAgain = () => globalThis.fetch(request);
  return early.answer.then((answer) => (answer.ok ? answer : fetchAgain()), fetchAgain);
}
