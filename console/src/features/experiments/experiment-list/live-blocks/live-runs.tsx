import { type Metric, metricKey, searcherMetric } from '@trainyard/sdk/model';
import { NoData } from '@trainyard/ui/charts/no-data';
import { listText, plural } from '@trainyard/ui/lib/format';
import { ClientTable } from '@trainyard/ui/table/client-table';
import { type ReactNode, useState } from 'react';
import { FailedQuery } from '~/app/errors/failed-query';
import { MetricSelect } from '~/components/metrics/metric-select';
import { isChosenMetric } from '~/components/metrics/metric-tree';
import { useExperimentColors } from '~/data/experiments/experiment-colors';
import { CompareCharts } from '~/features/experiments/experiment-compare/compare-charts';
import { compareColors } from '~/features/experiments/experiment-compare/compare-colors';
import { comparedColumns } from '~/features/experiments/experiment-compare/compare-columns';
import {
  useBestTrials,
  useMetricNames,
} from '~/features/experiments/experiment-compare/use-compare-metrics';
import { type Compared, useCompared } from '~/features/experiments/experiment-compare/use-compared';
import { contentHeight, maxCharts } from './block-height';
import { type RunsLink, runsLink } from './block-link';
import { LiveFrame, WrongLink } from './live-frame';

const needed = 'the link of an experiment or of a comparison, such as /experiments/1/overview';

type Props = { text: string };

/** A block of a note: the experiments of a link side by side, as they are now. */
export function LiveTable({ text }: Props) {
  const link = runsLink(text);
  return link ? (
    <RunTable link={link} height={contentHeight.table(text)} />
  ) : (
    <WrongLink {...{ text, needed }} />
  );
}

/** A block of a note: the curves of a link's experiments, as they are now. */
export function LiveChart({ text }: Props) {
  const link = runsLink(text);
  return link ? (
    <RunCharts link={link} height={contentHeight.chart(text)} />
  ) : (
    <WrongLink {...{ text, needed }} />
  );
}

type BlockProps = Pick<RunsProps, 'link' | 'height'>;

function RunTable({ link, height }: BlockProps) {
  const compared = useCompared(link.ids);
  return (
    <Runs {...{ compared, link, height }}>
      <ClientTable
        caption="Compared experiments"
        frame="inner"
        columns={comparedColumns}
        rows={compared.experiments}
        keyOf={({ id }) => id}
        view={{ sort: '', page: 0 }}
        onViewChange={() => {}}
      />
    </Runs>
  );
}

function RunCharts({ link, height }: BlockProps) {
  const { ids, view } = link;
  const compared = useCompared(ids);
  const { experiments, parts } = compared;
  const chosenColors = useExperimentColors();
  const names = useMetricNames(parts);
  const { best } = useBestTrials(parts);
  const [chosen, setChosen] = useState<string>();
  const isNamed = view.metric.length > 0;
  const one = isNamed ? undefined : firstMetric(names.metrics, experiments, chosen);
  const metrics = one
    ? [one]
    : names.metrics.filter(
        (metric) => isChosenMetric(metric, view.metric) || view.metric.includes(metric.name),
      );
  const isLoading = metrics.length === 0 && !names.failed && !names.isComplete;
  return (
    <Runs {...{ compared, link, height, isLoading }}>
      {one ? (
        <div className="flex h-9 items-start gap-2 print:hidden">
          <MetricSelect metrics={names.metrics} metric={one} onChange={setChosen} />
          <span className="num pt-1.5 text-sm text-faint">
            1 of {plural(names.metrics.length, 'metric')}
          </span>
        </div>
      ) : null}
      {metrics.length > 0 ? (
        <>
          <CompareCharts
            metrics={metrics.slice(0, maxCharts)}
            isLive={parts.some((part) => part.isLive)}
            places={compareColors(ids, view.color, chosenColors)}
            {...{ experiments, best, view }}
          />
          {metrics.length > maxCharts ? (
            <p className="pt-2 text-sm text-faint">
              {maxCharts} of {plural(metrics.length, 'metric')}. Open the link for all of them.
            </p>
          ) : null}
        </>
      ) : names.failed ? (
        <FailedQuery title="Error fetching metrics" query={names.failed} />
      ) : (
        <NoData />
      )}
    </Runs>
  );
}

/** The metric of a chart whose link names none: the chosen one, else the one of the search. */
function firstMetric(
  metrics: readonly Metric[],
  experiments: Compared['experiments'],
  chosen: string | undefined,
): Metric | undefined {
  const [first] = experiments;
  const searched = first && searcherMetric(first.config ?? {});
  return (
    metrics.find((metric) => metricKey(metric) === chosen) ??
    metrics.find(({ group, name }) => group === 'validation' && name === searched) ??
    metrics[0]
  );
}

type RunsProps = {
  compared: Compared;
  link: RunsLink;
  /** of its content while it loads, px */
  height: number;
  /** the content, once there are experiments */
  isLoading?: boolean;
  children: ReactNode;
};

/** The frame of both, with what there is instead of experiments. */
function Runs({ compared, link, height, isLoading = false, children }: RunsProps) {
  const { address, title, isHalf } = link;
  const { experiments, coming, failed, absent, status, retry } = compared;
  const [first] = experiments;
  const label = title ?? (experiments.length === 1 && first ? first.name : 'Comparison');
  const note = experiments.length > 1 ? plural(experiments.length, 'experiment') : undefined;
  return (
    <LiveFrame
      {...{ label, note, address, isHalf, height }}
      isLoading={experiments.length > 0 ? isLoading : coming > 0}
    >
      {experiments.length > 0 ? (
        <>
          {children}
          {absent.length > 0 ? (
            <p className="pt-2 text-sm text-muted">{absentText(absent)}</p>
          ) : null}
        </>
      ) : failed > 0 ? (
        <FailedQuery
          title="Unable to fetch experiments."
          query={{ error: status.error, refetch: retry }}
        />
      ) : (
        <p className="text-muted">{absentText(absent)}</p>
      )}
    </LiveFrame>
  );
}

// of a long link, only this many numbers are listed
const maxNames = 5;

/** Names the experiments of a link that were deleted, or that the viewer may not see. */
const absentText = (ids: readonly number[]) =>
  ids.length > maxNames
    ? `${plural(ids.length, 'experiment')} of this link do not exist, or you may not see them.`
    : ids.length === 1
      ? `Experiment ${ids[0]} does not exist, or you may not see it.`
      : `Experiments ${listText(ids.map(String))} do not exist, or you may not see them.`;
