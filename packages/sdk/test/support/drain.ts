import { vi } from 'vitest';
import { createTransport } from '../../src/calls';
import { breakBody } from '../../src/testing/break-body';
import type { LogMaster } from './log-master';

export type Fetch = LogMaster['fetch'];
export const clientOf = (fetch: Fetch) => createTransport({ baseUrl: 'http://master', fetch });
export const followed = { trialId: 7, follow: true };

/** Reads to the end while time passes; returns the error if there is one. */
export async function drain<T>(values: AsyncIterable<T>, seconds = 3600) {
  const all: T[] = [];
  let isOver = false;
  const work = (async () => {
    for await (const value of values) all.push(value);
  })();
  const end = work.then(
    () => undefined,
    (error: unknown) => error,
  );
  void end.then(() => {
    isOver = true;
  });
  for (let second = 0; second < seconds && !isOver; second += 1)
    await vi.advanceTimersByTimeAsync(1000);
  return { all, error: isOver ? await end : new Error('is not over') };
}

export const idsOf = (lines: Array<{ id: string }>) => lines.map(({ id }) => Number(id) - 2000);
export const numbers = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => from + index);

/** Returns these answers for the log first, in turn; then the master's own. */
export function withAnswers(
  master: LogMaster,
  ...answers: Array<(response: Response) => Response>
): Fetch {
  return async (request) => {
    const response = await master.fetch(request);
    const change = request.url.includes('/logs') ? answers.shift() : undefined;
    return change ? change(response) : response;
  };
}
export const cutAt = (atByte: number) => (response: Response) =>
  breakBody(response, { fault: { atByte, how: 'cut' } });
export const refused = (status: number, text: string) => () =>
  Response.json(
    { error: { grpcCode: 2, httpCode: status, message: text, httpStatus: '', details: [] } },
    { status },
  );
