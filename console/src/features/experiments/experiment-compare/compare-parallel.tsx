import { useRouter } from '@tanstack/react-router';
import { metricKey, parseMetricKey, searcherMetric } from '@trainyard/sdk/model';
import { SegmentedControl } from '@trainyard/ui/base/segmented-control';
import type { ColorBy } from '@trainyard/ui/charts/color/color-by';
import { NoData } from '@trainyard/ui/charts/no-data';
import type { Brushes } from '@trainyard/ui/charts/parallel/brushes';
import { ParallelCoordinates } from '@trainyard/ui/charts/parallel/parallel-coordinates';
import { useParallelFilter } from '@trainyard/ui/charts/parallel/use-parallel-filter';
import { useDebounced } from '@trainyard/ui/hooks/use-debounced';
import { seriesVariable } from '@trainyard/ui/lib/colors';
import { plural } from '@trainyard/ui/lib/format';
import type { ColorPlaces } from '@trainyard/ui/lib/palette/stable-colors';
import { useReportUnknown } from '@trainyard/ui/lib/refused-values';
import { SectionHeading } from '@trainyard/ui/page/section';
import { useMemo } from 'react';
import { FailedQuery } from '~/app/errors/failed-query';
import { useLinkView } from '~/app/links/use-link-view';
import { SearchChartSkeleton } from '~/components/metrics/chart-skeletons';
import { badgeOf, metricKeyLabel, visibleName } from '~/components/metrics/metric-label';
import { rowPage } from '~/features/experiments/base/experiment-link';
import { PickOne } from '~/features/experiments/base/pick-one';
import { metricDirection, searchedBy } from '~/lib/metrics/metric-direction';
import { searchSchema, text } from '~/lib/search-param';
import { z } from '~/lib/zod';
import type { ComparedItem, ComparedNoun } from './compared-item';
import { parallelLines } from './parallel-dimensions';
import type { FoundBest, MetricNames } from './use-compare-metrics';

/** The search params of the parallel coordinates. */
const parallelSearch = searchSchema(() => ({
  // `group|name`, in older links `group name`; empty: the searcher metric
  parallelMetric: z.catch(text, ''),
  parallelColor: z.catch(z.enum(['run', 'metric']), 'metric'),
  brushes: z.catch(text, ''),
}));

type AllBrushes = ReadonlyMap<string, Brushes>;

/** `lr:0.1-0.5,0.7-0.9;depth:0-0.3`: the brushed parts of each axis, as shares of its length. */
export const brushesText = (brushes: AllBrushes): string =>
  [...brushes]
    .map(([id, parts]) => {
      const ranges = parts.map(([low, high]) => `${shareText(low)}-${shareText(high)}`);
      return `${encodeURIComponent(id)}:${ranges.join(',')}`;
    })
    .join(';');

const shareText = (share: number) => `${Math.round(share * 1e4) / 1e4}`;

/** Reads them from a link; values outside of every axis are left out. */
export function readBrushes(linkText: string): AllBrushes {
  const brushes = new Map<string, Brushes>();
  for (const axis of linkText.split(';')) {
    const [, id = '', ranges = ''] = /^([^:]+):(.+)$/.exec(axis) ?? [];
    const parts = ranges.split(',').flatMap((range) => {
      const [, low, high] = /^([\d.]+)-([\d.]+)$/.exec(range) ?? [];
      const [from, to] = [Number(low), Number(high)];
      return from >= 0 && from < to && to <= 1 ? [[from, to] as const] : [];
    });
    const name = decoded(id);
    if (name !== undefined && parts.length > 0) brushes.set(currentId(name), parts);
  }
  return brushes;
}

/** The id of an axis: older links have that of a metric as ` group name`. */
const currentId = (id: string) => (id.startsWith(' ') ? ` ${currentKey(id.slice(1))}` : id);

/** The key of a metric: older links have it as `group name`. */
const currentKey = (key: string) => (key.includes('|') ? key : key.replace(' ', '|'));

function decoded(id: string): string | undefined {
  try {
    return decodeURIComponent(id);
  } catch {
    return undefined;
  }
}

type Props = {
  /** what is compared; in place of experiments also trials */
  experiments: readonly ComparedItem[];
  noun: ComparedNoun;
  bestTrials: FoundBest;
  /** every metric */
  names: MetricNames;
  /** the keys of those that match the filter */
  metrics: readonly string[];
  places: ColorPlaces;
};

const colorsOf = (noun: ComparedNoun) =>
  [
    { value: 'metric', label: 'By metric' },
    { value: 'run', label: `By ${noun}` },
  ] as const;

/** Draws the experiments as lines over their hyperparameters; the last axis is a metric of the best trials. */
export function CompareParallel(props: Props) {
  const { experiments, noun, metrics, names, places } = props;
  const { isComplete, failed } = names;
  const { best, failed: withoutBest } = props.bestTrials;
  const [view, change] = useLinkView(parallelSearch);
  const metric = useLinkedMetric(view.parallelMetric, names) ?? firstMetric(experiments, metrics);
  const { group, name } = parseMetricKey(metric) ?? { group: undefined, name: '' };
  const better = useMemo(() => betterOf(experiments, metric), [experiments, metric]);
  const { dimensions, lines, metricId, left } = useMemo(
    () => parallelLines(experiments, { best, metric, better }),
    [experiments, best, metric, better],
  );
  // a brush follows the pointer, the link updates after a debounce
  const [brushesOfLink, write] = useDebounced(view.brushes, (brushes) => change({ brushes }));
  const brushes = useMemo(() => readBrushes(brushesOfLink), [brushesOfLink]);
  const filter = useParallelFilter(dimensions, lines, [
    brushes,
    (next) => write(brushesText(next)),
  ]);
  const colorBy = useMemo(
    () => ({ label: metricKeyLabel(metric), better, dimensionId: metricId }),
    [metric, better, metricId],
  );
  const isByRun = view.parallelColor === 'run';
  const variableOf = useMemo(
    () => (id: string) => seriesVariable(places.get(Number(id)) ?? Number(id) - 1),
    [places],
  );
  const open = useOpenItem(experiments);
  const offered = useMemo(
    () =>
      [...new Set([metric, ...metrics])].map((value) => ({ value, label: metricKeyLabel(value) })),
    [metric, metrics],
  );
  const isKnown = ({ id }: { id: number | string }) => best.has(Number(id));
  const unmeasured = lines.filter((line) => isKnown(line) && line.values.at(-1) === undefined);
  const isComing =
    metric === '' ? !isComplete && !failed : !withoutBest && !experiments.every(isKnown);
  return (
    <section aria-label="Parallel coordinates" className="mt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2 pb-2">
        <SectionHeading note={left > 0 ? `${left} more differ` : undefined}>
          Parallel coordinates
        </SectionHeading>
        <div className="flex min-w-0 flex-wrap items-center gap-2">
          <PickOne
            label="Metric on the last axis"
            value={metric}
            options={offered}
            nothingFound="No metric matches"
            onChange={(parallelMetric) => change({ parallelMetric })}
            className="max-w-72!"
          />
          <SegmentedControl
            label="Color of lines"
            value={view.parallelColor}
            segments={colorsOf(noun)}
            onChange={(parallelColor) => change({ parallelColor })}
          />
        </div>
      </div>
      {metric === '' && isComing ? (
        <SearchChartSkeleton label="Loading parallel coordinates" isAlone />
      ) : null}
      {metric === '' && isComplete ? <NoData /> : null}
      {metric === '' && failed ? (
        <FailedQuery title="Error fetching metrics" query={failed} />
      ) : null}
      {metric !== '' && withoutBest ? (
        <FailedQuery title="Error fetching best trials" query={withoutBest} />
      ) : null}
      {metric === '' || withoutBest ? null : (
        <ParallelCoordinates
          title={`${visibleName(name)}, ${plural(lines.length, noun)}`}
          badges={group === undefined ? [] : [badgeOf(group)]}
          filter={filter}
          colorBy={isByRun ? undefined : colorBy}
          variableOf={variableOf}
          onPick={open}
          fileName="parallel-coordinates-compare.png"
        />
      )}
      {metric !== '' && isComing ? (
        <p role="status" className="text-sm text-muted">
          Loading...
        </p>
      ) : null}
      {unmeasured.length > 0 && metric !== '' && !withoutBest ? (
        <p className="text-sm text-muted">
          {plural(unmeasured.length, noun)} without a value of this metric.
        </p>
      ) : null}
    </section>
  );
}

/** The key of the metric that a link names, and a report of a name that no metric has. */
function useLinkedMetric(linked: string, { metrics, isComplete }: MetricNames) {
  const keys = metrics.map(metricKey);
  const linkedKey = keys.find((key) => key === linked || key.replace('|', ' ') === linked);
  useReportUnknown({
    name: 'parallelMetric',
    values: [linked],
    choices:
      isComplete && metrics.length > 0 ? [...keys, ...(linkedKey ? [linked] : [])] : undefined,
    fault: (name) => `There is no metric ${name}.`,
    instead: 'Another metric is on the last axis.',
  });
  if (linkedKey !== undefined) return linkedKey;
  return linked === '' || isComplete ? undefined : currentKey(linked);
}

/** Whether low or high values of a metric, `group|name`, are good; undefined if unknown. */
function betterOf(experiments: readonly ComparedItem[], metric: string): ColorBy['better'] {
  const name = parseMetricKey(metric)?.name ?? metric;
  const searched = experiments.flatMap(({ config }) => {
    const one = searchedBy(config);
    return one ? [one] : [];
  });
  const direction = metricDirection(name, searched);
  return direction && (direction === 'smaller' ? 'low' : 'high');
}

/** the searcher metric of the first experiment, if it is measured */
function firstMetric(experiments: readonly ComparedItem[], metrics: readonly string[]): string {
  const name = searcherMetric(experiments[0]?.config ?? {}) ?? '';
  const searched = metricKey({ group: 'validation', name });
  return metrics.includes(searched) ? searched : (metrics[0] ?? '');
}

function useOpenItem(items: readonly ComparedItem[]) {
  const router = useRouter();
  return (id: string, { isNewTab }: { isNewTab: boolean }) => {
    const item = items.find((each) => String(each.id) === id);
    if (!item) return;
    const { experimentId } = item;
    const to = experimentId === undefined ? rowPage(item.id) : rowPage(experimentId, item.id);
    if (isNewTab) window.open(router.buildLocation(to).href, '_blank', 'noopener,noreferrer');
    else void router.navigate(to);
  };
}
