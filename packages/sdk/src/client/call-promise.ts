import { type ApiError, isApiError } from '../errors/errors';
import type { Difference } from './call';

/** An answer and how it came. */
export type RawAnswer<Answer> = {
  data: Answer;
  /** its status and headers; the body is read */
  response: Response;
  /** how many times the call went out */
  attempts: number;
  /** `req_…`, as in errors and logs */
  requestId: string;
  /** with `decode: 'report'` where the answer was not what the contract says, as it was sent */
  differences: Difference[];
};

/** An answer, or the error in its place: see `.result()`. */
export type Result<Answer> = { ok: true; data: Answer } | { ok: false; error: ApiError };

/**
 * The result of a method of the client. The call is sent once, whether it is awaited or not and
 * whatever is asked for.
 */
export type CallPromise<Answer> = Promise<Answer> & {
  /** the answer together with the response it came in */
  raw(): Promise<RawAnswer<Answer>>;
  /** gives an ApiError instead of rejecting with it; an abort still rejects */
  result(): Promise<Result<Answer>>;
};

/**
 * A promise of what `start` gives. It is called once: in this tick when the answer is asked for in
 * it, otherwise in the next microtask.
 */
export function callPromise<Answer>(start: () => Promise<RawAnswer<Answer>>): CallPromise<Answer> {
  let started: Promise<RawAnswer<Answer>> | undefined;
  const raw = () => {
    started ??= start();
    return started;
  };
  const data = () => raw().then((answer) => answer.data);
  queueMicrotask(raw);
  return {
    raw,
    result: () => data().then((found) => ({ ok: true, data: found }), toResult),
    // biome-ignore lint/suspicious/noThenProperty: this is a promise
    then: (onAnswer, onFailure) => data().then(onAnswer, onFailure),
    catch: (onFailure) => data().catch(onFailure),
    finally: (onEnd) => data().finally(onEnd),
    [Symbol.toStringTag]: 'Promise',
  };
}

function toResult(error: unknown): { ok: false; error: ApiError } {
  if (isApiError(error)) return { ok: false, error };
  throw error;
}
