import type { Caller } from '../client/call';
import { isApiError } from '../errors/errors';
import { causeText } from '../errors/failure';

/**
 * Reports outages on the log of a client at `info`: a line per failed attempt, with its cause, and
 * one when an answer comes again. Silent for a caller without a log.
 *
 * @param what the thing that is read, for the sentences: `experiment 7`
 */
export function outageLog(client: Caller | undefined, what: string) {
  let since: number | undefined;
  return {
    /** @param delayMs the wait before the next attempt, in ms */
    failed(error: unknown, delayMs: number) {
      since ??= Date.now();
      const from = new Date(since).toISOString();
      const seconds = Math.ceil(delayMs / 1000);
      const sentence = `${what}: unreachable since ${from}, again in ${seconds} s (${failureText(error)})`;
      client?.log?.('info', sentence, () => ({ delayMs: Math.round(delayMs) }));
    },
    answered() {
      if (since === undefined) return;
      const seconds = Math.round((Date.now() - since) / 1000);
      client?.log?.('info', `${what}: answers again after ${seconds} s`);
      since = undefined;
    },
  };
}

/** The root of a missing answer, `connect ECONNREFUSED 127.0.0.1:1`, or what was answered. */
export function failureText(error: unknown): string {
  const root = isApiError(error) && error.status === undefined ? causeText(error.cause) : '';
  return root || (error instanceof Error ? error.message : String(error));
}
