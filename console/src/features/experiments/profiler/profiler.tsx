import { useQueries, useQuery } from '@tanstack/react-query';
import { isProfiled, ownValue } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { Select } from '@trainyard/ui/base/select';
import { Skeleton } from '@trainyard/ui/base/skeleton';
import { Spinner } from '@trainyard/ui/base/spinner';
import { LineChart } from '@trainyard/ui/charts/lines/line-chart';
import { NoData } from '@trainyard/ui/charts/no-data';
import { useReportUnknown } from '@trainyard/ui/lib/refused-values';
import { SectionHeading } from '@trainyard/ui/page/section';
import { lazy } from 'react';
import { FailedQuery } from '~/app/errors/failed-query';
import { messageOf } from '~/app/errors/report-error';
import { Late, mainContentMs } from '~/app/late/late';
import { withBasePath } from '~/app/links/base-path';
import { useViewStep } from '~/app/links/use-view-step';
import { useSaveSetting } from '~/data/save-setting';
import { settingsQuery } from '~/data/settings';
import { links } from '~/lib/links';
import { chartSeries, type Labels, systemChoice } from './profile';
import { profilerQueries, type SeriesLabels } from './queries';
import type { ProfilerView } from './search';
import { SlowRunSkeleton } from './slow-run-skeleton';

const SlowRunPanel = lazy(() => import('./slow-run-panel'));

/** the stored part of a view, under the names that the platform's console uses */
const storedNames = { metric: 'name', agent: 'agentId', gpu: 'gpuUuid' } as const;

type Options = {
  trialId: number;
  view: ProfilerView;
  onViewChange: (change: Partial<ProfilerView>) => void;
};

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** The selected system metrics: of the link, else the last ones; a change is stored. */
function useProfilerView({ trialId, view, onViewChange }: Options) {
  const storagePath = `profiler-filters-${trialId}`;
  const { data: settings } = useQuery({ ...settingsQuery, refetchOnMount: false });
  const save = useSaveSetting();
  const stored = settings?.[storagePath];
  const isLinked = Object.values(view).some((value) => value !== undefined);
  const preferred = isLinked
    ? view
    : {
        metric: text(stored?.name),
        agent: text(stored?.agentId),
        gpu: text(stored?.gpuUuid),
      };
  const keep = (changed: Partial<ProfilerView>) => {
    for (const name of ['metric', 'agent', 'gpu'] as const)
      if (name in changed) save({ storagePath, key: storedNames[name], value: changed[name] });
  };
  const change = (changed: Partial<ProfilerView>) => {
    // the link holds the whole choice, so that it says the same to everyone
    onViewChange({ ...preferred, ...changed });
    keep(changed);
  };
  useViewStep(view, (_, after) =>
    keep({ metric: after.metric, agent: after.agent, gpu: after.gpu }),
  );
  return [preferred, change] as const;
}

const units: Readonly<Record<string, string>> = {
  cpu_util_simple: '%',
  disk_iops: 'Bytes/s',
  disk_throughput_read: 'bytes/second',
  disk_throughput_write: 'bytes/second',
  free_memory: 'Gigabytes',
  gpu_free_memory: 'Bytes',
  gpu_util: '%',
  net_throughput_recv: 'Gigabit/s',
  net_throughput_sent: 'Gigabit/s',
  samples_per_second: 'Samples/s',
};

/** The unit of a series, as in the platform's console; the name of the series if it has no unit. */
export const unitOf = (name: string): string => ownValue(units, name) ?? name;

type Props = {
  experiment: Pick<Experiment, 'id' | 'forkedFrom' | 'config'>;
  trialId: number;
  isLive: boolean;
  view: ProfilerView;
  onViewChange: (change: Partial<ProfilerView>) => void;
};

/**
 * The reason why a trial is slow, its throughput, the timings of the steps of its loop, and the use
 * of its machines.
 */
export const Profiler = (props: Props) => (
  <>
    <Late idleMs={mainContentMs} fallback={<SlowRunSkeleton />}>
      <SlowRunPanel trialId={props.trialId} isLive={props.isLive} experiment={props.experiment} />
    </Late>
    <Measurements {...props} />
  </>
);

function Measurements(props: Props) {
  if (!isProfiled(props.experiment.config)) {
    return (
      <EmptyState
        title="No profiling enabled"
        hint="The profiler measures trials whose configuration says profiling: enabled."
        action={
          <a
            href={withBasePath(links.docs())}
            target="_blank"
            rel="noopener noreferrer"
            className="link"
          >
            Get started
          </a>
        }
      />
    );
  }
  return <Profile {...props} />;
}

function Profile({ trialId, isLive, view, onViewChange }: Props) {
  const query = useQuery(profilerQueries.series(trialId, isLive));
  const { data: series, error } = query;
  if (series === undefined && error) {
    return <FailedQuery title="Unable to fetch the profiler series" query={query} />;
  }
  if (series === undefined) return <Spinner label="Loading the profile" className="m-6 size-5" />;
  if (series.length === 0) {
    return (
      <NoData hint={isLive ? 'Measurements appear here with the first batches.' : undefined} />
    );
  }
  const seriesProps = { trialId, isLive, series };
  return (
    <div className="grid gap-6 py-3 *:min-w-0">
      <Throughput {...seriesProps} />
      <Timings {...seriesProps} />
      <Machines {...seriesProps} view={view} onViewChange={onViewChange} />
    </div>
  );
}

type PanelProps = { trialId: number; isLive: boolean; series: readonly Labels[] };

const throughput = {
  name: 'samples_per_second',
  metricType: 'PROFILER_METRIC_TYPE_MISC',
} as const;

const isOf = ({ metricType }: Labels, kind: Labels['metricType']) => metricType === kind;

function Throughput({ series, ...chart }: PanelProps) {
  const isMeasured = series.some(
    (labels) => isOf(labels, throughput.metricType) && labels.name === throughput.name,
  );
  return (
    <section aria-label="Throughput">
      <ProfileChart
        {...chart}
        title="Throughput"
        unit={unitOf(throughput.name)}
        labels={isMeasured ? [throughput] : []}
      />
    </section>
  );
}

function Timings({ series, ...chart }: PanelProps) {
  const metricType = 'PROFILER_METRIC_TYPE_TIMING';
  const timed = series.filter((labels) => isOf(labels, metricType)).map(({ name }) => name);
  const names = [...new Set(timed)].sort();
  return (
    <section aria-label="Timing Metrics">
      <ProfileChart
        {...chart}
        title="Timing Metrics"
        unit="seconds"
        labels={names.map((name) => ({ name, metricType }))}
      />
    </section>
  );
}

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

const allGpus = '';

function Machines({
  series,
  view,
  onViewChange,
  ...chart
}: PanelProps & Pick<Props, 'view' | 'onViewChange'>) {
  const [preferred, change] = useProfilerView({ trialId: chart.trialId, view, onViewChange });
  const { names, name, agents, agent, gpus, gpu } = systemChoice(series, preferred);
  const report = (choice: string | undefined) => ({
    fault: (value: string) => `The profiler measured nothing of ${value}.`,
    instead: `It is ${choice ?? 'all'} here.`,
  });
  const valuesOf = (value: string | undefined) => (value === undefined ? [] : [value]);
  useReportUnknown({
    name: 'metric',
    values: valuesOf(view.metric),
    choices: names,
    ...report(name),
  });
  useReportUnknown({
    name: 'agent',
    values: valuesOf(view.agent),
    choices: agents,
    ...report(agent),
  });
  useReportUnknown({ name: 'gpu', values: valuesOf(view.gpu), choices: gpus, ...report(gpu) });
  const labels = name === undefined ? [] : [{ name, agentId: agent, gpuUuid: gpu }];
  return (
    <section aria-label="System Metrics">
      <SectionHeading>System Metrics</SectionHeading>
      <div className="mb-2 flex flex-wrap gap-2">
        <Select
          label="Metric Name"
          value={name ?? ''}
          options={optionsOf(names)}
          onChange={(metric) => change({ metric })}
        />
        <Select
          label="Agent Name"
          value={agent ?? ''}
          options={optionsOf(agents)}
          onChange={(next) => change({ agent: next })}
        />
        {gpus.length > 0 ? (
          <Select
            label="GPU"
            value={gpu ?? allGpus}
            options={[{ value: allGpus, label: 'All' }, ...optionsOf(gpus)]}
            onChange={(next) => change({ gpu: next || undefined })}
          />
        ) : null}
      </div>
      <ProfileChart
        {...chart}
        title={name ?? 'System Metrics'}
        {...(name === undefined ? {} : { unit: unitOf(name) })}
        labels={labels.map((each) => ({ ...each, metricType: 'PROFILER_METRIC_TYPE_SYSTEM' }))}
      />
    </section>
  );
}

type ChartProps = {
  trialId: number;
  isLive: boolean;
  title: string;
  /** the selected series; an empty selection shows an empty chart */
  labels: readonly SeriesLabels[];
  unit?: string;
};

/** Some of what the profiler measured, over the time of day; all charts of a trial are zoomed together. */
function ProfileChart({ trialId, isLive, title, labels, unit }: ChartProps) {
  const { lines, isPending, failed } = useQueries({
    queries: labels.map((each) => profilerQueries.measured(trialId, each, isLive)),
    combine: (results) => ({
      lines: results.flatMap(({ data }) => data ?? []),
      isPending: results.some((result) => result.isPending),
      failed: results.find(({ data, error }) => data === undefined && error),
    }),
  });
  if (isPending && lines.length === 0)
    return (
      <div role="status" aria-label={`Loading ${title}`} className="grid h-68 content-start gap-3">
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
