import { useQuery } from '@tanstack/react-query';
import { isProfiled } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { EmptyState, FailedState } from '@trainyard/ui/base/empty-state';
import { Select } from '@trainyard/ui/base/select';
import { Spinner } from '@trainyard/ui/base/spinner';
import { SectionHeading } from '@trainyard/ui/page/section-heading';
import { withBasePath } from '~/app/base-path';
import { messageOf } from '~/app/report-error';
import { links } from '~/lib/links';
import { type Labels, systemChoice } from './profile';
import { ProfileChart } from './profile-chart';
import { profilerQueries } from './queries';
import type { ProfilerView } from './search';
import { unitOf } from './units';
import { useProfilerView } from './use-profiler-view';

type Props = {
  experiment: Pick<Experiment, 'config'>;
  trialId: number;
  isLive: boolean;
  view: ProfilerView;
  onViewChange: (change: Partial<ProfilerView>) => void;
};

/** How fast a trial trained, what each step of its loop took, and how busy its machines were. */
export function Profiler(props: Props) {
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
    return (
      <FailedState
        title="Unable to fetch the profiler series"
        message={messageOf(error)}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (series === undefined) return <Spinner label="Loading the profile" className="m-6 size-5" />;
  if (series.length === 0) {
    return (
      <EmptyState
        title="No data to plot."
        hint={isLive ? 'Measurements appear here with the first batches.' : undefined}
      />
    );
  }
  const held = { trialId, isLive, series };
  return (
    <div className="grid gap-6 py-3 *:min-w-0">
      <Throughput {...held} />
      <Timings {...held} />
      <Machines {...held} view={view} onViewChange={onViewChange} />
    </div>
  );
}

type Held = { trialId: number; isLive: boolean; series: readonly Labels[] };

const throughput = {
  name: 'samples_per_second',
  metricType: 'PROFILER_METRIC_TYPE_MISC',
} as const;

const isOf = ({ metricType }: Labels, kind: Labels['metricType']) => metricType === kind;

function Throughput({ series, ...held }: Held) {
  const isMeasured = series.some(
    (labels) => isOf(labels, throughput.metricType) && labels.name === throughput.name,
  );
  return (
    <section aria-label="Throughput">
      <ProfileChart
        {...held}
        title="Throughput"
        unit={unitOf(throughput.name)}
        asked={isMeasured ? [throughput] : []}
      />
    </section>
  );
}

function Timings({ series, ...held }: Held) {
  const metricType = 'PROFILER_METRIC_TYPE_TIMING';
  const timed = series.filter((labels) => isOf(labels, metricType)).map(({ name }) => name);
  const names = [...new Set(timed)].sort();
  return (
    <section aria-label="Timing Metrics">
      <ProfileChart
        {...held}
        title="Timing Metrics"
        unit="seconds"
        asked={names.map((name) => ({ name, metricType }))}
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
  ...held
}: Held & Pick<Props, 'view' | 'onViewChange'>) {
  const [wanted, change] = useProfilerView({ trialId: held.trialId, view, onViewChange });
  const { names, name, agents, agent, gpus, gpu } = systemChoice(series, wanted);
  const asked = name === undefined ? [] : [{ name, agentId: agent, gpuUuid: gpu }];
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
        {...held}
        title={name ?? 'System Metrics'}
        {...(name === undefined ? {} : { unit: unitOf(name) })}
        asked={asked.map((each) => ({ ...each, metricType: 'PROFILER_METRIC_TYPE_SYSTEM' }))}
      />
    </section>
  );
}
