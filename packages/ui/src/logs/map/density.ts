/** Counts along the time of a log. */
export type Mark = 'line' | 'warning' | 'error' | 'hit';

export type Bar = Record<Mark, number>;

type Span = { from: number; to: number };

/** Counts marks in so many equal parts of a stretch of time; what lies outside does not count. */
export function density(span: Span, bars: number) {
  const counted: Bar[] = Array.from({ length: bars }, () => ({
    line: 0,
    warning: 0,
    error: 0,
    hit: 0,
  }));
  return {
    bars: counted as readonly Bar[],
    add(at: number, mark: Mark, count = 1) {
      const bar = counted[barOf(at, span, bars)];
      if (bar) bar[mark] += count;
    },
  };
}

function barOf(at: number, { from, to }: Span, bars: number): number {
  if (!(at >= from) || !(at <= to)) return -1;
  return Math.min(bars - 1, Math.floor(((at - from) / Math.max(1, to - from)) * bars));
}

/** How long a bar of so many lines is, 0 to 1: ten times as many are not ten times as long. */
export const barLength = (count: number, most: number) =>
  count === 0 ? 0 : Math.log1p(count) / Math.log1p(Math.max(1, most));

/** Where a time lies in a span, 0 to 1. */
export const shareOf = (at: number, { from, to }: Span) =>
  Math.min(1, Math.max(0, (at - from) / Math.max(1, to - from)));
