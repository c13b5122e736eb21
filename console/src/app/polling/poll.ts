import type { Query } from '@tanstack/react-query';
import { backoffMs } from '@trainyard/sdk/calls';
import { type BudgetedQuery, type Lead, msUntilPoll } from './poll-budget';
import { pollMs, staleMs } from './polling-intervals';
import { isPollingPaused } from './polling-pause';

// the fields of a query that are read: few, so that a query of any data and key fits
type Polled<Data> = BudgetedQuery & {
  state: { status: Query['state']['status']; errorUpdateCount: number; data: Data | undefined };
};
type AnyQuery = Polled<unknown>;
type FetchedQuery = AnyQuery & {
  state: AnyQuery['state'] & Pick<Query['state'], 'fetchStatus'>;
};

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
 * Polls at a fixed interval, or less often where the page polls much, and backs off while requests
 * fail. Does not poll while the page is hidden.
 */
export const pollEvery =
  (everyMs: number, lead?: Lead) =>
  (query: AnyQuery): number | false =>
    unlessFailing(query, () => msUntilPoll(query, everyMs, lead));

function unlessFailing(query: AnyQuery, nextMs: () => number): number | false {
  if (isPollingPaused()) return false;
  const failures = failuresInARow(query);
  return failures > 0 ? backoffMs(failures) : nextMs();
}

/** By query, the number of its answers from which on its data is final. */
const finalAnswers = new WeakMap<object, number>();

/** True for an answer that was requested after the end of what it shows was known. */
function isFinal(query: FetchedQuery): boolean {
  const { data, dataUpdateCount, fetchStatus } = query.state;
  // a pending request may have been answered before the end
  const pending = data !== undefined && fetchStatus === 'fetching' ? 1 : 0;
  const from = finalAnswers.get(query) ?? dataUpdateCount + pending + 1;
  finalAnswers.set(query, from);
  return dataUpdateCount >= from;
}

type Ended = { staleMs?: number; call?: string };

/**
 * Polls data that can still change. When it has ended, requests it once more and keeps the answer.
 * @param staleMs for how long an answer is used again once the data has ended; forever by default
 * @param call see `Lead`
 */
export const pollIf = (
  isLive: boolean,
  everyMs: number,
  { staleMs: endedStaleMs = Number.POSITIVE_INFINITY, call }: Ended = {},
) => ({
  staleTime: (query: FetchedQuery) => {
    if (!isLive) return isFinal(query) ? endedStaleMs : 0;
    finalAnswers.delete(query);
    return staleMs.standard;
  },
  refetchInterval: (query: FetchedQuery): number | false => {
    if (!isLive)
      // a query without data shows its error, with Retry
      return query.state.data === undefined || isFinal(query)
        ? false
        : unlessFailing(query, () => pollMs.lastAnswer);
    finalAnswers.delete(query);
    return pollEvery(everyMs, { call })(query);
  },
});

type Pace<Data> = {
  liveMs?: number | (() => number);
  restMs?: number;
  /** see `Lead` */
  rank?: number;
  /** the state of what is shown */
  stateOf?: (data: Data) => string;
};

/**
 * For `refetchInterval`: the `live` interval while the data can still change, else the `settled`
 * one. Before the first answer a query counts as live.
 */
export const pollWhile =
  <Data>(
    isLive: (data: Data) => boolean,
    { liveMs = pollMs.live, restMs = pollMs.settled, rank = 1, stateOf }: Pace<Data> = {},
  ) =>
  (query: Polled<Data>): number | false => {
    const { data } = query.state;
    const lead = { rank, state: data && stateOf?.(data) };
    if (data !== undefined && !isLive(data)) return pollEvery(restMs, lead)(query);
    return pollEvery(typeof liveMs === 'function' ? liveMs() : liveMs, lead)(query);
  };
