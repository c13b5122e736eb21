import { Link } from '@tanstack/react-router';
import type { ForecastDescription } from '@trainyard/insights/forecast/describe-forecast';
import {
  displayName,
  isActive,
  isFinished,
  isPaused,
  isSingleTrial,
  searcherMetric,
  smallerIsBetter,
} from '@trainyard/sdk/model';
import type { Experiment, JobSummary } from '@trainyard/sdk/types';
import { Tag } from '@trainyard/ui/base/badge';
import { ProgressBar } from '@trainyard/ui/base/progress-bar';
import { Skeleton } from '@trainyard/ui/base/skeleton';
import { formatPercent, plural } from '@trainyard/ui/lib/format';
import { cn } from '@trainyard/ui/lib/utils';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { PageHead } from '@trainyard/ui/page/page-head';
import { LateQuery } from '~/app/late/late';
import { ForecastLine } from '~/components/entity/forecast-line';
import { StateChip, stateStyle } from '~/components/entity/state-badge';
import { Elapsed, RelativeTime } from '~/components/entity/times';
import { useUser } from '~/data/users';
import { jobForecastsQuery, useJobForecast } from '~/features/cluster/forecast/queries';
import { ExperimentTags } from '~/features/experiments/base/experiment-tags';
import { slotsPerTrial, sourceTrialId } from '~/lib/config/config-facts';

type Props = { experiment: Experiment; job: JobSummary | null };

/** The name, the state and one line of facts. */
export function ExperimentHeader({ experiment, job }: Props) {
  const { id, state, resourcePool } = experiment;
  const isLive = isActive(state) && !isPaused(state);
  const forecast = useJobForecast(isLive ? resourcePool : undefined, id);
  return (
    <>
      <PageHead
        title={experiment.name}
        chips={
          <>
            <StateChip state={experiment.state} />
            {experiment.archived ? <Tag>Archived</Tag> : null}
            {experiment.unmanaged ? <Tag>Unmanaged</Tag> : null}
            <ExperimentTags experiment={experiment} />
          </>
        }
        meta={headerFacts(experiment, job, forecast)}
      />
      {isLive ? <LateQuery query={jobForecastsQuery(resourcePool)} /> : null}
    </>
  );
}

/** a list, since the line puts a dot between its children; it leaves out what is empty */
function headerFacts(
  experiment: Experiment,
  job: JobSummary | null,
  forecast: ReturnType<typeof useJobForecast>,
) {
  const isSingle = isSingleTrial(experiment);
  const jobText = jobsAheadText(job, experiment);
  return [
    <span key="id" className="font-mono text-sm">
      #{experiment.id}
    </span>,
    <Owner key="owner" experiment={experiment} />,
    <span key="started">
      started <RelativeTime time={experiment.startTime} isLong />
    </span>,
    // while it runs, its start says as much
    isFinished(experiment.state) ? (
      <span key="elapsed">
        ran <Elapsed startTime={experiment.startTime} endTime={experiment.endTime} />
      </span>
    ) : null,
    experiment.progress === null || isFinished(experiment.state) ? null : (
      <Progress key="progress" experiment={experiment} share={experiment.progress} />
    ),
    forecast && (
      <Forecast
        key="forecast"
        forecast={forecast}
        className={jobText ? 'w-60' : isSingle ? 'w-36' : 'w-50'}
      />
    ),
    // a phone has room only for the first facts
    jobText && (
      <Link key="job" to="/jobs" title="Job info" className="link">
        {jobText}
      </Link>
    ),
    isSingle ? poolText(experiment) : searcherText(experiment),
    isSingle ? experiment.trialIds.map((id) => `Trial ${id}`) : poolText(experiment),
    experiment.forkedFrom === null ? null : (
      <ForkedFrom key="fork" experiment={experiment} experimentId={experiment.forkedFrom} />
    ),
    experiment.description === '' ? null : (
      <span
        key="description"
        className="max-w-120 truncate"
        title={displayText(experiment.description)}
      >
        {displayText(experiment.description)}
      </span>
    ),
  ];
}

type ForecastProps = { forecast: ForecastDescription | 'coming'; className: string };

/** On a phone its start is beside the progress, in the second of two lines. */
const Forecast = ({ forecast, className }: ForecastProps) => (
  <span className="inline-block align-bottom phone:w-56 phone:truncate">
    {forecast === 'coming' ? (
      // as high as a text, so that it is in the middle of the line
      <Skeleton className={cn('my-1 phone:w-full', className)} />
    ) : (
      <ForecastLine forecast={forecast} />
    )}
  </span>
);

function Owner({ experiment }: { experiment: Experiment }) {
  const user = useUser(experiment.userId);
  return <span>{displayText(displayName(user ?? experiment))}</span>;
}

const Progress = ({ experiment, share }: { experiment: Experiment; share: number }) => (
  <span className="flex items-center gap-2">
    <ProgressBar
      share={share}
      tone={stateStyle(experiment.state).tone}
      label={`Progress of ${experiment.name}`}
      className="w-16"
    />
    <span className="num">{formatPercent(share, 0)}</span>
  </span>
);

type ForkProps = { experiment: Experiment; experimentId: number };

function ForkedFrom({ experiment, experimentId }: ForkProps) {
  const trialId = sourceTrialId(experiment.config);
  return (
    <span>
      {trialId === undefined ? (
        'forked from '
      ) : (
        <>
          continued from{' '}
          <Link to="/trials/$trialId/{-$tab}" params={{ trialId: String(trialId) }}>
            Trial {trialId}
          </Link>{' '}
          of{' '}
        </>
      )}
      <Link
        to="/experiments/$experimentId/{-$tab}"
        params={{ experimentId: String(experimentId) }}
        className="font-mono text-sm"
      >
        #{experimentId}
      </Link>
    </span>
  );
}

/** `a100-pool, 4 slots` */
export function poolText(experiment: Experiment): string {
  if (experiment.unmanaged) return '';
  const slots = slotsPerTrial(experiment.config);
  const parts = [experiment.resourcePool, slots === undefined ? '' : plural(slots, 'slot')];
  return parts.filter((part) => part !== '').join(', ');
}

/** `adaptive_asha on val_error, smaller is better` */
export function searcherText(experiment: Experiment): string {
  const metric = searcherMetric(experiment.config);
  if (metric === undefined) return experiment.searcherType;
  const better = smallerIsBetter(experiment.config) ? 'smaller' : 'larger';
  return `${experiment.searcherType} on ${metric}, ${better} is better`;
}

/** Returns the jobs ahead of a queued experiment as text; empty where the scheduler has no order. */
export function jobsAheadText(
  job: JobSummary | null,
  { state }: Pick<Experiment, 'state'>,
): string {
  if (!job || state !== 'STATE_QUEUED' || job.jobsAhead < 0) return '';
  return job.jobsAhead === 0
    ? 'No jobs ahead of this one'
    : `${plural(job.jobsAhead, 'job')} ahead of this one`;
}
