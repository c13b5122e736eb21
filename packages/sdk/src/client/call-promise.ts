import { type ApiError, isApiError } from '../errors/errors';
import type { Difference } from './call';

/** An answer and its response. */
export type RawAnswer<Answer> = {
  data: Answer;
  /** status and headers; the body has been read */
  response: Response;
  /** number of requests for the call */
  attempts: number;
  /** `req_…`, as in errors and logs */
  requestId: string;
  /**
   * with `decode: 'report'`: the places at which the answer differs from the contract, with the
   * values sent
   */
  differences: Difference[];
};

/** An answer, or the error instead of it: see `.result()`. */
export type Result<Answer> = { ok: true; data: Answer } | { ok: false; error: ApiError };

/**
 * The return value of a client method. The call is sent once, whether or not it is awaited and
 * whichever of its results is used.
 */
export type CallPromise<Answer> = Promise<Answer> & {
  /** the answer together with its response */
  raw(): Promise<RawAnswer<Answer>>;
  /** resolves to an ApiError instead of rejecting with it; an abort still rejects */
  result(): Promise<Result<Answer>>;
};

/** Creates a promise for the result of a call that runs. */
export function callPromise<Answer>(call: Promise<RawAnswer<Answer>>): CallPromise<Answer> {
  const data = () => call.then((answer) => answer.data);
  return {
    raw: () => call,
    result: () => data().then((found) => ({ ok: true, data: found }), toResult),
    // biome-ignore lint/suspicious/noThenProperty: the object is a promise
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
