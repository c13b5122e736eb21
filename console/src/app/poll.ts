import type { Query } from '@tanstack/react-query';
import { backoffMs } from '@trainyard/sdk/calls';
import { isPollingPaused } from './polling/polling-pause';
import { pollMs } from './polling-intervals';

// the fields of a query that are read: few, so that a query of any data and key fits
type Polled<Data> = {
  state: { status: Query['state']['status']; errorUpdateCount: number; data: Data | undefined };
};
type AnyQuery = Polled<unknown>;

// the cache counts all failures of a query, not those since its last answer
const failuresAtAnswer = new WeakMap<object, number>();

/** Failures since the last answer. */
export function failuresInARow(query: AnyQuery): number {
  const { status, errorUpdateCount } = query.state;
  // a query that never had an answer is pending while it is requested again
  if (status === 'success' || errorUpdateCount === 0) {
    failuresAtAnswer.set(query, errorUpdateCount);
    return 0;
  }
  return errorUpdateCount - (failuresAtAnswer.get(query) ?? 0);
}

/**
 * Polls at a fixed interval and backs off while requests fail. Does not poll while the page is
 * hidden.
 */
export const pollEvery =
  (everyMs: number) =>
  (query: AnyQuery): number | false => {
    if (isPollingPaused()) return false;
    const failures = failuresInARow(query);
    return failures > 0 ? backoffMs(failures) : everyMs;
  };

/** Polls for data that can still change, but not for final data. */
export const pollIf = (isLive: boolean, everyMs: number) =>
  isLive ? { refetchInterval: pollEvery(everyMs) } : { staleTime: Number.POSITIVE_INFINITY };

type Pace = { liveMs?: number; restMs?: number };

/**
 * For `refetchInterval`: the `live` interval while the data can still change, else the `settled`
 * one. Before the first answer a query counts as live.
 */
export const pollWhile =
  <Data>(
    isLive: (data: Data) => boolean,
    { liveMs = pollMs.live, restMs = pollMs.settled }: Pace = {},
  ) =>
  (query: Polled<Data>): number | false => {
    const { data } = query.state;
    const everyMs = data === undefined || isLive(data) ? liveMs : restMs;
    return pollEvery(everyMs)(query);
  };
