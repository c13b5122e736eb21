import type { Range, Series } from '@trainyard/ui/charts/lines/series';
import { useHandler } from '@trainyard/ui/hooks/use-handler';
import { useEffect, useMemo, useState } from 'react';
import { hasPointsAround } from '~/components/metrics/detail/series-detail';

/** Whether a line of a chart reaches the zoomed range; `unread` until its points are there. */
type Reach = boolean | 'unread';

/** Called by each chart; undefined while it does not know, and is not about to read its points. */
export type ReportReach = (chart: string, reach: Reach | undefined) => void;

type Reports = { scope: string; reaches: ReadonlyMap<string, Reach> };

const none: ReadonlyMap<string, Reach> = new Map();

/** True where charts have read their points, and none has a line that reaches the range. */
export function isUnreached(reaches: ReadonlyMap<string, Reach>): boolean {
  return reaches.size > 0 && [...reaches.values()].every((reach) => reach === false);
}

type Input = {
  range: Range | undefined;
  /** what the range is a part of; a report about another scope does not count */
  scope: string;
  /** true once all that is compared is known */
  isComplete: boolean;
  onDrop: () => void;
};

/**
 * Drops a zoomed range that no curve of the charts reaches. A chart that the user filters out
 * keeps the range that it has reached.
 */
export function useReachedRange({ range, isComplete, onDrop, ...input }: Input): ReportReach {
  const scope = `${input.scope} ${range?.join() ?? ''}`;
  const [reports, setReports] = useState<Reports>({ scope, reaches: none });
  const report = useHandler((chart: string, reach: Reach | undefined) =>
    setReports((current) => {
      const reaches = current.scope === scope ? current.reaches : none;
      if (current.scope === scope && reaches.get(chart) === reach) return current;
      const next = new Map(reaches);
      if (reach === undefined) next.delete(chart);
      else next.set(chart, reach);
      return { scope, reaches: next };
    }),
  );
  const isDropped =
    range !== undefined && isComplete && reports.scope === scope && isUnreached(reports.reaches);
  const drop = useHandler(onDrop);
  useEffect(() => {
    if (isDropped) drop();
  }, [isDropped, drop]);
  return report;
}

type Chart = {
  chart: string;
  range: Range | undefined;
  /** undefined until its points are read */
  series: readonly Series[] | undefined;
  /** true if it reads its points, or has read them */
  isSeen: boolean;
  /** changes with the curves that the report is about */
  scope: unknown;
};

/** Reports whether a line of a chart reaches the range. */
export function useReportReach(
  report: ReportReach | undefined,
  { chart, range, series, isSeen, scope }: Chart,
): void {
  const reach = useMemo(() => {
    if (!range) return undefined;
    if (series) return hasPointsAround(series, range);
    return isSeen ? 'unread' : undefined;
  }, [range, series, isSeen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a report about one range or one set of curves says nothing about the next
  useEffect(() => report?.(chart, reach), [report, chart, reach, range, scope]);
  const isUnread = reach === 'unread';
  useEffect(
    () => (isUnread ? () => report?.(chart, undefined) : undefined),
    [report, chart, isUnread],
  );
}
