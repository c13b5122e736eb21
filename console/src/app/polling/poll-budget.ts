import { focusManager } from '@tanstack/react-query';
import { requestsOf } from '@trainyard/sdk/query';
import { onPageReset } from '@trainyard/ui/lib/page-store';
import { pollMs } from './polling-intervals';
import { isPollingPaused } from './polling-pause';

// only the fields that are read, so that a query with any data and key has this type
export type BudgetedQuery = {
  state: { dataUpdatedAt: number; dataUpdateCount: number };
  isActive: () => boolean;
  fetch: () => Promise<unknown>;
};

export type Lead = {
  /** of several queries of a page, the one with the highest rank leads; 0: it never does */
  rank?: number;
  /**
   * the state of the entity; when it changes, the other queries with a state are requested at once
   */
  state?: string | undefined;
  /** queries of the same call share a request where they are sent together, as charts of a trial do */
  call?: string | undefined;
};

/** A planned poll, and the values that it was planned from. */
type Turn = Lead & { rank: number; at: number; everyMs: number; dataUpdatedAt: number };

/** A query with at most this interval, in ms, is of the page's subject. */
const subjectMs = 10_000;

const minuteMs = 60_000;

/** The interval of an experiment shown beside its trial, because the state of the trial leads. */
const followerMs = pollMs.people;

/** Requests of the polls in a minute. A page left alone sends at most 20: one is for what is not polled. */
const perMinute = 19;

/** Of these, what is neither the page's subject nor leads has at least so many. */
const minForRest = { withLeader: 2, alone: 4 };

/**
 * limit of the requests that a query is planned with: its first answer may take more than later
 * ones
 */
const maxCost = 6;

/** answers after which a query that waits for something to begin is asked no more often than others */
const quickAnswers = 8;

/**
 * A poll that is due within this time counts as sent, in ms. Timers drop fractions of a ms and may
 * fire early; the rest of the time would be an interval that fires again and again until the answer.
 */
const earlyMs = 50;

/** at least this often every query has its turn, in ms */
const slowestMs = 600_000;

type Lane = 'subject' | 'rest';

const turns = new Map<BudgetedQuery, Turn>();
/** by lane: the polls that were sent keep their distance to the next ones until then */
let freeAt: Record<Lane, number> = { subject: 0, rest: 0 };

onPageReset(() => {
  turns.clear();
  freeAt = { subject: 0, rest: 0 };
});

const costOf = (query: BudgetedQuery): number => Math.min(maxCost, Math.max(1, requestsOf(query)));

/**
 * The room that a poll takes in its lane: requests sent at once need as much room before them as
 * after.
 */
const placesOf = (query: BudgetedQuery): number => 2 * costOf(query) - 1;

/** Drops the polls of queries that nothing shows any more, or that nothing polls. */
function dropUnused(now: number): void {
  for (const [query, { at }] of turns)
    if (!query.isActive() || at + minuteMs < now) turns.delete(query);
}

const mayLead = (query: BudgetedQuery, { rank, everyMs }: Turn): boolean =>
  rank > 0 && everyMs <= pollMs.live && costOf(query) === 1;

type Planned = readonly [BudgetedQuery, Turn];

/** Of the queries that show whether something has ended, the one that keeps its interval. */
function findLeader(): Planned | undefined {
  let first: Planned | undefined;
  for (const each of turns)
    if (mayLead(...each) && each[1].rank > (first?.[1].rank ?? 0)) first = each;
  return first;
}

/**
 * The requested interval of a query; long for one that is requested when the state of the leader
 * changes.
 */
function requestedMsOf({ everyMs, state }: Turn, leader: Planned | undefined): number {
  const isFollower = state !== undefined && leader?.[1].state !== undefined;
  return isFollower ? Math.max(everyMs, followerMs) : Math.max(everyMs, pollMs.live);
}

/** The lane of a query that does not lead. Beside a leader the subject has room for single requests alone. */
function laneOf([query, turn]: Planned, leader: Planned | undefined): Lane {
  const fits = !leader || costOf(query) === 1;
  return requestedMsOf(turn, leader) <= subjectMs && fits ? 'subject' : 'rest';
}

/** The polls of both lanes; of queries that share a call, one. */
function pollsByLane(leader: Planned | undefined): Record<Lane, Planned[]> {
  const lanes: Record<Lane, Planned[]> = { subject: [], rest: [] };
  const calls = new Set<string>();
  for (const each of turns) {
    const [query, turn] = each;
    if (query === leader?.[0] || (turn.call !== undefined && calls.has(turn.call))) continue;
    if (turn.call !== undefined) calls.add(turn.call);
    lanes[laneOf(each, leader)].push(each);
  }
  return lanes;
}

/** Requests in a minute of some polls, without a limit. */
const requestedRate = (polls: readonly Planned[], leader: Planned | undefined): number =>
  polls.reduce(
    (sum, [query, turn]) => sum + (placesOf(query) * minuteMs) / requestedMsOf(turn, leader),
    0,
  );

/**
 * The requests per minute of each lane: whole numbers whose sum is within the budget, and at least
 * as many as one poll of the lane sends at once.
 */
function roomsOf(
  { subject, rest }: Record<Lane, Planned[]>,
  leader: Planned | undefined,
): Record<Lane, number> {
  const all = perMinute - (leader ? minuteMs / pollMs.live : 0);
  const min = leader ? minForRest.withLeader : minForRest.alone;
  const atOnce = Math.max(0, ...rest.map(([query]) => costOf(query)));
  const forRest = Math.max(atOnce, Math.min(min, Math.ceil(requestedRate(rest, leader))));
  const forSubject = Math.min(all - forRest, Math.ceil(requestedRate(subject, leader)));
  return { subject: forSubject, rest: all - forSubject };
}

type Plan = { now: number; requestedMs: number; wasSentAt: number | undefined };

/**
 * Plans a poll in its lane. All polls of a lane are slowed by the same factor, and sent one after
 * the other.
 */
function planInLane(
  leader: Planned | undefined,
  [query, turn]: Planned,
  { now, requestedMs, wasSentAt }: Plan,
): number {
  const lanes = pollsByLane(leader);
  const lane = laneOf([query, turn], leader);
  const room = roomsOf(lanes, leader)[lane];
  const placeMs = minuteMs / room;
  const leadMs = (each: BudgetedQuery) => (costOf(each) - 1) * placeMs;
  const endOf = (each: BudgetedQuery, at: number) => at + costOf(each) * placeMs;
  if (wasSentAt !== undefined) freeAt[lane] = endOf(query, wasSentAt);
  const factor = Math.max(1, requestedRate(lanes[lane], leader) / room);
  const ownMs = lane === 'rest' ? Math.max(requestedMs, requestedMsOf(turn, leader)) : requestedMs;
  const slowedMs = Math.min(ownMs * factor, Math.max(ownMs, slowestMs));
  let at = Math.max(now + slowedMs, freeAt[lane] + leadMs(query));
  const planned = lanes[lane]
    .filter(([other]) => other !== query)
    .sort(([, one], [, other]) => one.at - other.at);
  for (const [other, { at: otherAt }] of planned) {
    const startsAt = otherAt - leadMs(other);
    const endsAt = endOf(other, otherAt);
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
    dropUnused(performance.now());
    if (findLeader()?.[0] === query) void query.fetch().catch(() => {});
  }, turn.everyMs);
}

/** Asks the other queries that may lead: they often show the same change. */
function askOthers(query: BudgetedQuery): void {
  for (const [other, { rank }] of turns)
    if (other !== query && rank > 0 && other.isActive()) void other.fetch().catch(() => {});
}

/** When a query that shares the call of this one is sent next. */
function sharedTurn(
  query: BudgetedQuery,
  call: string | undefined,
  now: number,
): number | undefined {
  if (call === undefined) return undefined;
  for (const [other, turn] of turns)
    if (other !== query && turn.call === call && turn.at > now + earlyMs) return turn.at;
  return undefined;
}

/**
 * Returns the ms until the next poll of a query, so that all polls of the page together stay within a
 * number of requests, however many there are. One query that shows whether something has ended keeps
 * its interval. What the page is about shares most of what is left; all else is slowed first.
 * @param everyMs its interval, where there is room
 */
export function msUntilPoll(query: BudgetedQuery, everyMs: number, lead: Lead = {}): number {
  // a clock that is never set back
  const now = performance.now();
  const { dataUpdatedAt, dataUpdateCount } = query.state;
  const planned = turns.get(query);
  const isPlanned =
    planned && planned.at > now + earlyMs && planned.dataUpdatedAt === dataUpdatedAt;
  // several components may show the same query: the shortest interval counts
  if (isPlanned && planned.everyMs <= everyMs) return planned.at - now;
  dropUnused(now);
  const { rank = 0 } = lead;
  const isQuick = rank === 0 || dataUpdateCount < quickAnswers;
  const requestedMs = isQuick ? everyMs : Math.max(everyMs, pollMs.live);
  const turn = { ...lead, rank, at: now + requestedMs, everyMs, dataUpdatedAt };
  turns.set(query, turn);
  const leader = findLeader();
  const wasSentAt = planned && planned.at <= now + earlyMs ? planned.at : undefined;
  if (leader?.[0] !== query) {
    const plan = { now, requestedMs, wasSentAt };
    turn.at = sharedTurn(query, lead.call, now) ?? planInLane(leader, [query, turn], plan);
    if (mayLead(query, turn) && turn.at > now + everyMs) askIfItLeads(query, turn);
  }
  if (planned?.state !== undefined && lead.state !== undefined && planned.state !== lead.state)
    askOthers(query);
  return turn.at - now;
}
