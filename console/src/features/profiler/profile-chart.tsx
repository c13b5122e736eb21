import { useQueries } from '@tanstack/react-query';
import { Skeleton } from '@trainyard/ui/base/skeleton';
import { LineChart } from '@trainyard/ui/charts/lines/line-chart';
import { messageOf } from '~/app/report-error';
import { chartSeries } from './profile';
import { type Asked, profilerQueries } from './queries';

type Props = {
  trialId: number;
  isLive: boolean;
  title: string;
  /** what is drawn; nothing is an empty chart */
  asked: readonly Asked[];
  unit?: string;
};

/** Some of what the profiler measured, over the time of day; all charts of a trial are zoomed together. */
export function ProfileChart({ trialId, isLive, title, asked, unit }: Props) {
  const { lines, isPending, failed } = useQueries({
    queries: asked.map((each) => profilerQueries.measured(trialId, each, isLive)),
    combine: (results) => ({
      lines: results.flatMap(({ data }) => data ?? []),
      isPending: results.some((result) => result.isPending),
      failed: results.find(({ data, error }) => data === undefined && error),
    }),
  });
  if (isPending && lines.length === 0)
    return (
      <div role="status" aria-label={`Loading ${title}`} className="grid h-60 content-start gap-3">
        <Skeleton className="w-24" />
        <Skeleton className="h-48 w-full opacity-40" />
      </div>
    );
  return (
    <LineChart
      title={title}
      hint={unit}
      series={chartSeries(lines)}
      scale="linear"
      xLabel="Time"
      xKind="time"
      timeZone="UTC"
      group={`profiler ${trialId}`}
      height={220}
      isNamed
      emptyText="No data to plot."
      fileName={`profiler-${title.toLowerCase().replaceAll(' ', '-')}-trial-${trialId}.png`}
      {...(failed && lines.length === 0
        ? {
            state: {
              kind: 'failed',
              message: messageOf(failed.error),
              onRetry: () => void failed.refetch(),
            },
          }
        : {})}
    />
  );
}
