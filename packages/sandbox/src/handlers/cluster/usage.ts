import { ownValue, setOwn } from '@trainyard/sdk/model';
import type {
  ResourceAllocationAggregatedEntry,
  ResourceAllocationRawEntry,
} from '@trainyard/sdk/types';
import type { Database } from '../../database/database';
import { timestamp } from '../../lib/clock';
import type { Span } from '../../simulation/cluster/usage';
import { usageDays } from '../../simulation/cluster/usage-days';
import { type UsageEntry, usageEntries } from '../../simulation/cluster/usage-entries';
import { LazyList } from '../../wire/encode';
import { allow } from '../allow';
import { invalidArgument } from '../errors';
import { tick } from '../tick';
import type { Handlers } from '../types';

const day = 86_400_000;

type Period = ResourceAllocationAggregatedEntry['period'];

/** The query for days or months of usage. */
type UsageQuery = { startDate?: string; endDate?: string; period?: Period };

const monthly = 'RESOURCE_ALLOCATION_AGGREGATION_PERIOD_MONTHLY';
const daily = 'RESOURCE_ALLOCATION_AGGREGATION_PERIOD_DAILY';
const layouts: Partial<Record<Period, string>> = {
  [daily]: '2006-01-02',
  [monthly]: '2006-01',
};

/** @throws MasterError 400 for a missing period, an invalid date, an end before its start */
function spanOf({ period, startDate = '', endDate = '' }: UsageQuery): Span {
  const layout = period && layouts[period];
  if (!layout) throw invalidArgument('no aggregation period specified');
  const from = parseDate(startDate, layout, 'start');
  const last = parseDate(endDate, layout, 'end');
  if (from > last) throw invalidArgument('start date cannot be after end date');
  return { from, to: period === monthly ? nextMonth(last) : last + day };
}

function nextMonth(at: number): number {
  const date = new Date(at);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}

function parseDate(text: string, layout: string, which: string): number {
  const fail = (what: string) =>
    invalidArgument(`invalid ${which} date parsing time "${text}"${what}`);
  let rest = text;
  const numbers = layout.split('-').map((part, index) => {
    if (index > 0 && !rest.startsWith('-')) {
      throw fail(` as "${layout}": cannot parse "${rest}" as "-"`);
    }
    if (index > 0) rest = rest.slice(1);
    const digits = rest.slice(0, part.length);
    if (!/^\d+$/.test(digits) || digits.length !== part.length) {
      throw fail(` as "${layout}": cannot parse "${rest}" as "${part}"`);
    }
    rest = rest.slice(part.length);
    return Number(digits);
  });
  if (rest !== '') throw fail(`: extra text: "${rest}"`);
  const [year = 0, month = 1, date = 1] = numbers;
  if (month < 1 || month > 12) throw fail(': month out of range');
  if (date < 1 || date > new Date(Date.UTC(year, month, 0)).getUTCDate()) {
    throw fail(': day out of range');
  }
  return Date.UTC(year, month - 1, date);
}

type Input = { db: Database; query: UsageQuery; now: number };

/**
 * Slot seconds by day or month, for those with usage. Days are summed up at night: today is
 * missing. @throws MasterError 400
 */
export function usageByPeriod({ db, query, now }: Input): ResourceAllocationAggregatedEntry[] {
  const span = spanOf(query);
  const days = daysIn(db, { from: span.from, to: Math.min(span.to, midnight(now)) }, now);
  return query.period === monthly ? monthsOf(days) : days;
}

const midnight = (at: number) => Math.floor(at / day) * day;

/** The sums of the days of a month up to a time: those of past days do not change. */
type KnownMonth = { until: number; days: ResourceAllocationAggregatedEntry[] };

const knownMonths = new WeakMap<Database, Map<number, KnownMonth>>();

function daysIn(db: Database, span: Span, now: number) {
  const ownMonths = knownMonths.get(db) ?? new Map<number, KnownMonth>();
  knownMonths.set(db, ownMonths);
  const months: number[] = [];
  const untilOf = (month: number) => Math.min(nextMonth(month), midnight(now));
  const first = new Date(Math.max(span.from, Date.UTC(1970)));
  let month = Date.UTC(first.getUTCFullYear(), first.getUTCMonth());
  for (; month < span.to; month = nextMonth(month)) months.push(month);
  const missing = months.filter((each) => ownMonths.get(each)?.until !== untilOf(each));
  const [from] = missing;
  const last = missing.at(-1);
  if (from !== undefined && last !== undefined) {
    const summed = sumDays(db, { from, to: untilOf(last) }, now);
    for (const each of missing) {
      const name = new Date(each).toISOString().slice(0, 7);
      const days = summed.filter(({ periodStart }) => periodStart.startsWith(name));
      ownMonths.set(each, { until: untilOf(each), days });
    }
  }
  const isIn = ({ periodStart }: ResourceAllocationAggregatedEntry) => {
    const at = Date.parse(periodStart);
    return at >= span.from && at < span.to;
  };
  return months.flatMap((each) => ownMonths.get(each)?.days ?? []).filter(isIn);
}

const sumDays = (db: Database, span: Span, now: number) =>
  usageDays({ db, span, now }).map(({ id, ...sums }) => ({
    ...emptyEntry(id, daily),
    ...sums,
  }));

const sumFields = ['byUsername', 'byExperimentLabel', 'byResourcePool', 'byAgentLabel'] as const;

function monthsOf(days: readonly ResourceAllocationAggregatedEntry[]) {
  const months = new Map<string, ResourceAllocationAggregatedEntry>();
  for (const each of days) {
    const name = each.periodStart.slice(0, 7);
    const entry = months.get(name) ?? emptyEntry(name, monthly);
    months.set(name, entry);
    entry.seconds += each.seconds;
    for (const field of sumFields)
      for (const [key, seconds] of Object.entries(each[field]))
        setOwn(entry[field], key, (ownValue(entry[field], key) ?? 0) + seconds);
  }
  return [...months.values()];
}

const emptyEntry = (periodStart: string, period: Period): ResourceAllocationAggregatedEntry => ({
  periodStart,
  period,
  seconds: 0,
  byUsername: {},
  byExperimentLabel: {},
  byResourcePool: {},
  byAgentLabel: {},
});

export const usageHandlers = {
  resourceAllocationAggregated: (request) => {
    const now = tick(request);
    const { db, query, viewer } = request;
    allow(viewer, 'resourceAllocationAggregated');
    return { resourceEntries: usageByPeriod({ db, query, now }) };
  },

  resourceAllocationRaw: (request) => {
    const now = tick(request);
    const { db, query, viewer } = request;
    allow(viewer, 'resourceAllocationRaw');
    const { timestampAfter, timestampBefore } = query;
    if (timestampAfter === undefined) throw invalidArgument('no start time provided');
    if (timestampBefore === undefined) throw invalidArgument('no end time provided');
    const span = { from: Date.parse(timestampAfter), to: Date.parse(timestampBefore) };
    if (span.from > span.to) throw invalidArgument('start time cannot be after end time');
    // years of many trials do not fit into memory
    return { resourceEntries: new LazyList(answers(usageEntries({ db, span, now }))) };
  },
} satisfies Partial<Handlers>;

function* answers(entries: Iterable<UsageEntry>): Generator<ResourceAllocationRawEntry> {
  for (const entry of entries) {
    yield {
      kind: entry.kind,
      startTime: timestamp(entry.from),
      endTime: entry.to === null ? null : timestamp(entry.to),
      experimentId: entry.experimentId,
      username: entry.username,
      userId: entry.userId,
      labels: entry.labels,
      seconds: entry.seconds,
      slots: entry.slots,
    };
  }
}
