import { useQuery } from '@tanstack/react-query';
import { isFinished } from '@trainyard/sdk/model';
import type { Experiment, Trial } from '@trainyard/sdk/types';
import { Skeleton } from '@trainyard/ui/base/skeleton';
import { LineChart } from '@trainyard/ui/charts/lines/line-chart';
import { messageOf } from '~/app/errors/report-error';
import { useExperimentColors } from '~/data/experiments/experiment-colors';
import { curvesQuery } from '~/data/experiments/metrics';
import { curveSeries } from '~/features/experiments/experiment-compare/curve-series';

type Props = { experiment: Experiment; bestTrial: Trial; metricName: string };

/** The searcher metric of the best trial over its batches. */
export default function PanelChart({ experiment, bestTrial, metricName }: Props) {
  const metric = { group: 'validation', name: metricName };
  const isLive = !isFinished(experiment.state);
  const colors = useExperimentColors();
  const query = useQuery(curvesQuery([bestTrial.id], { metric, isLive }));
  const { data: curves, error } = query;
  const series = curveSeries([{ ...experiment, name: metric.name }], {
    metric,
    x: 'batches',
    places: new Map([[experiment.id, colors.get(experiment.id) ?? 0]]),
    best: new Map([[experiment.id, { trialId: bestTrial.id }]]),
    curves: curves ?? [],
  });
  if (curves === undefined && !error)
    return (
      <div role="status" aria-label={`Loading ${metricName}`}>
        <Skeleton className="h-40 opacity-40" />
      </div>
    );
  return (
    <LineChart
      title={metric.name}
      series={series}
      scale="linear"
      xLabel="Batches"
      xKind="number"
      timeZone="UTC"
      height={150}
      emptyText="No validations yet"
      fileName={`experiment-${experiment.id}-${metric.name}.png`}
      {...(curves === undefined && error
        ? {
            state: {
              kind: 'failed',
              message: messageOf(error),
              onRetry: () => void query.refetch(),
            },
          }
        : {})}
    />
  );
}
