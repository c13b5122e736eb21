import { timeOfText } from '../model/time-of-text';

/** The units by which usage is summed up. */
export type UsageGroup = 'day' | 'month';

/** A period requested by a link or a command: its first and its last day or month. */
export type UsagePeriod = {
  groupBy: UsageGroup;
  after?: string | undefined;
  before?: string | undefined;
};

/** A period to read: its first and its last day or month, in UTC. */
export type UsageRange = { groupBy: UsageGroup; startDate: string; endDate: string };

const dayText = (time: number) => new Date(time).toISOString().slice(0, 10);

const dayMs = 86_400_000;

/** `YYYY-MM-DD` or `YYYY-MM`, by group. */
const formats: Record<UsageGroup, RegExp> = {
  day: /^\d{4}-\d{2}-\d{2}$/,
  month: /^\d{4}-\d{2}$/,
};

const isPeriod = (text: string | undefined, groupBy: UsageGroup): text is string =>
  text !== undefined && formats[groupBy].test(text) && timeOfText(text) !== undefined;

/** the 15 days up to yesterday, or the 7 months up to this one */
const defaultCount: Record<UsageGroup, number> = { day: 15, month: 7 };

/** maximum number of days or months to show */
const maxPeriods: Record<UsageGroup, number> = { day: 31, month: 36 };

/** A day or month this many units from another. */
function shifted(period: string, by: number, groupBy: UsageGroup): string {
  const date = new Date(period);
  if (groupBy === 'day') date.setUTCDate(date.getUTCDate() + by);
  else date.setUTCMonth(date.getUTCMonth() + by);
  return date.toISOString().slice(0, period.length);
}

/** The last day or month that can be requested: the current one. */
export const lastPeriod = (groupBy: UsageGroup, now: number): string =>
  dayText(now).slice(0, groupBy === 'day' ? 10 : 7);

/** The range of a link or a command that names no period: 15 days up to yesterday, or 7 months up to this one. */
export const defaultRange = (groupBy: UsageGroup, now: number): UsageRange =>
  latestRange(groupBy, defaultCount[groupBy], now);

/**
 * The range of a link; the latest if it has none, or an invalid one, and an end that the link does
 * not name is that of the latest. A range that is too long, or ends before it begins, becomes the
 * longest one with the same end.
 */
export function usageRange(period: UsagePeriod, now: number): UsageRange {
  const { groupBy } = period;
  const latest = defaultRange(groupBy, now);
  const last = lastPeriod(groupBy, now);
  const { after = latest.startDate } = period;
  const { before = after > latest.endDate ? last : latest.endDate } = period;
  if (!isPeriod(after, groupBy) || !isPeriod(before, groupBy)) return latest;
  const [endDate = last] = [before, last].sort();
  const first = shifted(endDate, 1 - maxPeriods[groupBy], groupBy);
  const isFit = after >= first && after <= endDate;
  return { groupBy, startDate: isFit ? after : first, endDate };
}

/** The range after one of its ends was chosen; moves the other end if it would be too long. */
export function movedRange(
  { groupBy, startDate, endDate }: UsageRange,
  change: { after: string } | { before: string },
): { after: string; before: string } {
  const max = maxPeriods[groupBy] - 1;
  if ('after' in change) {
    const { after } = change;
    const last = shifted(after, max, groupBy);
    return { after, before: endDate < after ? after : endDate > last ? last : endDate };
  }
  const { before } = change;
  const first = shifted(before, -max, groupBy);
  return { before, after: startDate > before ? before : startDate < first ? first : startDate };
}

/** Returns true if a text is a day or a month that has begun. */
export const isPastPeriod = (text: string, groupBy: UsageGroup, now: number): boolean =>
  isPeriod(text, groupBy) && text <= lastPeriod(groupBy, now);

/** The first and the last day of a range; for the current month only until today. */
export function daysOf({ groupBy, startDate, endDate }: UsageRange, now: number) {
  if (groupBy === 'day') return { start: startDate, end: endDate };
  const lastOfMonth = shifted(`${shifted(endDate, 1, 'month')}-01`, -1, 'day');
  const isOver = isPastPeriod(lastOfMonth, 'day', now);
  return { start: `${startDate}-01`, end: isOver ? lastOfMonth : dayText(now) };
}

/** The periods of a range, `YYYY-MM-DD` or `YYYY-MM`. */
export function periodsOf({ groupBy, startDate, endDate }: UsageRange): string[] {
  const periods = [];
  for (let at = startDate; at <= endDate; at = shifted(at, 1, groupBy)) periods.push(at);
  return periods;
}

/** The periods of a chart: those of the range, or the whole current year for a single one with data. */
export function chartPeriodsOf(
  range: UsageRange,
  { entryCount, now }: { entryCount: number; now: number },
): string[] {
  if (entryCount !== 1) return periodsOf(range);
  const year = new Date(now).getUTCFullYear();
  const { groupBy } = range;
  return groupBy === 'day'
    ? periodsOf({ groupBy, startDate: `${year}-01-01`, endDate: `${year}-12-31` })
    : periodsOf({ groupBy, startDate: `${year}-01`, endDate: `${year}-12` });
}

/** The name of a period on an axis: `MM-DD` or `YYYY-MM`. */
export const periodName = (period: string): string =>
  period.length > 7 ? period.slice(5) : period;

/** The maximum number of days or months, in words. */
const maxPeriodsText = (groupBy: UsageGroup): string => `${maxPeriods[groupBy]} ${groupBy}s`;

/** Explains how `usageRange` changed or refused the requested period; undefined if it did not. */
export function cutNote(
  { groupBy, after, before }: UsagePeriod,
  range: UsageRange,
): string | undefined {
  const { startDate, endDate } = range;
  const wrong = [after, before].find((text) => text !== undefined && !isPeriod(text, groupBy));
  if (wrong !== undefined)
    return `"${wrong}" is not a ${groupBy} that exists: ${startDate} to ${endDate} are shown.`;
  if (after !== undefined && after > endDate)
    return `${after} is after ${endDate}: the ${maxPeriodsText(groupBy)} up to ${endDate} are shown.`;
  if (after !== undefined && startDate !== after)
    return `At most ${maxPeriodsText(groupBy)} are shown, so this starts on ${startDate} instead of ${after}.`;
  if (before !== undefined && endDate !== before)
    return `${before} is in the future: this ends on ${endDate}.`;
  return undefined;
}

/** Explains which other end `movedRange` moved; undefined if none. */
export function movedNote(
  { groupBy, startDate, endDate }: UsageRange,
  moved: { after: string; before: string },
): string | undefined {
  const isFromMoved = moved.after !== startDate;
  const isToMoved = moved.before !== endDate;
  if (!isFromMoved || !isToMoved) return undefined;
  const first = shifted(moved.before, 1 - maxPeriods[groupBy], groupBy);
  if (first !== moved.after) return undefined;
  return `At most ${maxPeriodsText(groupBy)} are shown: ${moved.after} to ${moved.before}.`;
}

/** The period just before another one, of the same length. */
export function previousRange(range: UsageRange): UsageRange {
  const { groupBy, startDate, endDate } = range;
  const count = countOf(range);
  return {
    groupBy,
    startDate: shifted(startDate, -count, groupBy),
    endDate: shifted(endDate, -count, groupBy),
  };
}

/** The number of days or months of a period. */
export function countOf({ groupBy, startDate, endDate }: UsageRange): number {
  let count = 1;
  for (let at = startDate; at < endDate; at = shifted(at, 1, groupBy)) count += 1;
  return count;
}

/** The latest days up to yesterday, or the latest months up to this one. */
export function latestRange(groupBy: UsageGroup, count: number, now: number): UsageRange {
  const end = groupBy === 'day' ? shifted(dayText(now), -1, 'day') : dayText(now).slice(0, 7);
  return { groupBy, startDate: shifted(end, 1 - count, groupBy), endDate: end };
}

/**
 * The days of a month, counted back from the current one; of the current month the days up to
 * yesterday, because the master sums a day up when it is over, and on its first day that day.
 */
export function monthRange(monthsAgo: number, now: number): UsageRange {
  const month = shifted(lastPeriod('month', now), -monthsAgo, 'month');
  const startDate = `${month}-01`;
  const lastOfMonth = shifted(`${shifted(month, 1, 'month')}-01`, -1, 'day');
  const yesterday = shifted(dayText(now), -1, 'day');
  const [end = yesterday] = [lastOfMonth, yesterday].sort();
  return { groupBy: 'day', startDate, endDate: end < startDate ? startDate : end };
}

/** The length of a period in hours, up to now. */
export function hoursIn(range: UsageRange, now: number): number {
  const { start, end } = daysOf(range, now);
  const until = Math.min(now, Date.parse(end) + dayMs);
  return Math.max(0, until - Date.parse(start)) / 3_600_000;
}

/** A part of a period for one request, in milliseconds. */
export type UsageChunk = { from: number; to: number };

const chunkDays = 7;

/** Divides a period into parts for one request each, the latest first. */
export function chunksOf(range: UsageRange, now: number): UsageChunk[] {
  const { start, end } = daysOf(range, now);
  const last = Date.parse(end) + dayMs;
  const chunks: UsageChunk[] = [];
  const next = (at: string) =>
    range.groupBy === 'day'
      ? shifted(at, chunkDays, 'day')
      : `${shifted(at.slice(0, 7), 1, 'month')}-01`;
  for (let at = start; Date.parse(at) < last; at = next(at))
    chunks.push({ from: Date.parse(at), to: Math.min(last, Date.parse(next(at))) });
  return chunks.toReversed();
}
