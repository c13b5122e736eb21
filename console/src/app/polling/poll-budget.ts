import { focusManager } from '@tanstack/react-query';
import { requestsOf } from '@trainyard/sdk/query';
import { onPageReset } from '@trainyard/ui/lib/page-store';
import { pollMs } from './polling-intervals';
import { isPollingPaused } from './polling-pause';

// the fields of a query that are read: few, so that a query of any data and key fits
export type BudgetedQuery = {
  state: { dataUpdatedAt: number; dataUpdateCount: number };
  isActive: () => boolean;
  fetch: () => Promise<unknown>;
};

export type Lead = {
  /** of several queries of a page, the one with the highest rank leads; 0: it never does */
  rank: number;
  /** the state of what the query shows: when it changes, the others that may lead are asked at once */
  state?: string | undefined;
};

/** A poll that is to come, and what it was planned by. */
type Turn = Lead & { at: number; everyMs: number; dataUpdatedAt: number };

const minuteMs = 60_000;

/** Requests of the polls in a minute. A page left alone sends at most 20: the rest is for what is not polled. */
const perMinute = 18;

/** answers after which a query that waits for something to begin is asked no more often than others */
const quickAnswers = 8;

/** at least this often every query has its turn, in ms */
const slowestMs = 600_000;

const turns = new Map<BudgetedQuery, Turn>();
/** the polls that were sent keep their distance to the next ones until then */
let freeAt = 0;

onPageReset(() => {
  turns.clear();
  freeAt = 0;
});

const costOf = (query: BudgetedQuery): number => Math.max(1, requestsOf(query));

/** The places of a poll: requests that are sent at once need as many before them as after. */
const placesOf = (query: BudgetedQuery): number => 2 * costOf(query) - 1;

/** Drops the polls of queries that nothing shows any more, or that nothing polls. */
function dropUnused(now: number): void {
  for (const [query, { at }] of turns)
    if (!query.isActive() || at + minuteMs < now) turns.delete(query);
}

const mayLead = (query: BudgetedQuery, { rank, everyMs }: Turn): boolean =>
  rank > 0 && everyMs <= pollMs.live && costOf(query) === 1;

/** Of the queries that show whether something has ended, the one that keeps its interval. */
function leader(): BudgetedQuery | undefined {
  let first: BudgetedQuery | undefined;
  let rank = 0;
  for (const [query, turn] of turns) {
    if (!mayLead(query, turn) || turn.rank <= rank) continue;
    first = query;
    rank = turn.rank;
  }
  return first;
}

/** Requests in a minute of all polls beside the leading one, without a limit. */
function requestedRate(others: readonly [BudgetedQuery, Turn][]): number {
  const rates = others.map(
    ([query, { everyMs }]) => (placesOf(query) * minuteMs) / Math.max(everyMs, pollMs.live),
  );
  return rates.reduce((sum, rate) => sum + rate, 0);
}

type Plan = { now: number; requestedMs: number; wasSentAt: number | undefined };

/** Plans a poll beside the leading one: all of these are slowed alike, and sent one after the other. */
function planBeside(
  leading: BudgetedQuery | undefined,
  query: BudgetedQuery,
  { now, requestedMs, wasSentAt }: Plan,
): number {
  const beside = [...turns].filter(([other]) => other !== leading);
  const room = perMinute - (leading ? minuteMs / pollMs.live : 0);
  const placeMs = minuteMs / room;
  const leadMs = (each: BudgetedQuery) => (costOf(each) - 1) * placeMs;
  const endOf = (each: BudgetedQuery, at: number) => at + costOf(each) * placeMs;
  if (wasSentAt !== undefined) freeAt = endOf(query, wasSentAt);
  const factor = Math.max(1, requestedRate(beside) / room);
  const slowedMs = Math.min(requestedMs * factor, Math.max(requestedMs, slowestMs));
  let at = Math.max(now + slowedMs, freeAt + leadMs(query));
  const planned = beside.filter(([other]) => other !== query).sort(([, a], [, b]) => a.at - b.at);
  for (const [other, turn] of planned) {
    const startsAt = turn.at - leadMs(other);
    const endsAt = endOf(other, turn.at);
    if (startsAt < endOf(query, at) && at - leadMs(query) < endsAt) at = endsAt + leadMs(query);
  }
  return at;
}

/**
 * Asks a query that was planned beside another one after its own interval, if it leads by then: while
 * a page opens, the queries of the last one may still be shown.
 */
function askIfItLeads(query: BudgetedQuery, turn: Turn): void {
  setTimeout(() => {
    if (turns.get(query) !== turn || isPollingPaused() || !focusManager.isFocused()) return;
    dropUnused(Date.now());
    if (leader() === query) void query.fetch().catch(() => {});
  }, turn.everyMs);
}

/** Asks the other queries that may lead: they often show the same change. */
function askOthers(query: BudgetedQuery): void {
  for (const [other, { rank }] of turns)
    if (other !== query && rank > 0 && other.isActive()) void other.fetch().catch(() => {});
}

/**
 * Returns the ms until the next poll of a query, so that all polls of the page together stay within a
 * number of requests, however many there are. One query that shows whether something has ended keeps
 * its interval; all others are slowed alike, and take turns.
 * @param everyMs its interval, where there is room
 */
export function msUntilPoll(
  query: BudgetedQuery,
  everyMs: number,
  lead: Lead = { rank: 0 },
): number {
  const now = Date.now();
  const { dataUpdatedAt, dataUpdateCount } = query.state;
  const planned = turns.get(query);
  const isPlanned = planned && planned.at > now && planned.dataUpdatedAt === dataUpdatedAt;
  // of several parts that show it, the one that wants it most often counts
  if (isPlanned && planned.everyMs <= everyMs) return planned.at - now;
  dropUnused(now);
  const isQuick = lead.rank === 0 || dataUpdateCount < quickAnswers;
  const requestedMs = isQuick ? everyMs : Math.max(everyMs, pollMs.live);
  const turn = { ...lead, at: now + requestedMs, everyMs, dataUpdatedAt };
  turns.set(query, turn);
  const leading = leader();
  const wasSentAt = planned && planned.at <= now ? planned.at : undefined;
  if (leading !== query) {
    turn.at = planBeside(leading, query, { now, requestedMs, wasSentAt });
    if (mayLead(query, turn) && turn.at > now + everyMs) askIfItLeads(query, turn);
  }
  if (planned?.state !== undefined && lead.state !== undefined && planned.state !== lead.state)
    askOthers(query);
  return turn.at - now;
}
