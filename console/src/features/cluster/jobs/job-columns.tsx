import { Link } from '@tanstack/react-router';
import { jobStateLabel } from '@trainyard/sdk/model';
import type { SchedulerType } from '@trainyard/sdk/types';
import { toneClass } from '@trainyard/ui/base/badge';
import { formatJobsAhead, formatPercent, missing } from '@trainyard/ui/lib/format';
import type { ClientColumn } from '@trainyard/ui/table/use-client-rows';
import { RelativeTime } from '~/components/entity/relative-time';
import { StateIcon } from '~/components/entity/state-icon';
import { UserBadge } from '~/components/entity/user-badge';
import { jobTypeLabel } from '~/features/cluster/labels';
import { useUser } from '~/features/users/queries';
import { type JobRow, taskHrefOf } from './job-row';

/** stands for what may not be seen */
const hidden = <span className="text-faint">***</span>;

function JobName({ job }: { job: JobRow }) {
  const { seen, type } = job;
  if (!seen) return hidden;
  const href = taskHrefOf(job);
  if (href)
    return (
      // one window per task: opening it again comes back to it
      <a href={href} target={seen.entityId} title={seen.name} className="font-medium">
        {`${jobTypeLabel(type)} ${seen.entityId.slice(0, 6)}`}
      </a>
    );
  if (type !== 'TYPE_EXPERIMENT') return <span title={seen.name}>{seen.name}</span>;
  return (
    <Link
      to="/experiments/$experimentId/{-$tab}"
      params={{ experimentId: seen.entityId }}
      title={seen.name}
      className="font-medium"
    >
      {`${seen.name} (${seen.entityId})`}
    </Link>
  );
}

function Submitter({ job: { seen } }: { job: JobRow }) {
  const user = useUser(seen?.userId);
  return seen ? <UserBadge user={user ?? { username: seen.username }} /> : hidden;
}

const stateText = ({ summary, progress }: JobRow) => {
  const state = summary ? jobStateLabel(summary.state) : missing;
  return progress > 0 ? `${state} ${formatPercent(progress, 0)}` : state;
};

const JobState = ({ job }: { job: JobRow }) => {
  const isWaiting = job.summary?.state === 'STATE_QUEUED';
  const shape = isWaiting ? 'clock' : 'turning';
  return (
    <span className="inline-flex items-center gap-1.5 align-top">
      {job.summary ? (
        <StateIcon shape={shape} className={toneClass(isWaiting ? 'wait' : 'run')} />
      ) : null}
      {stateText(job)}
    </span>
  );
};

// the position in the queue; a scheduler without positions shows whether a job can be preempted
const placeColumns = (scheduler: SchedulerType): ClientColumn<JobRow>[] =>
  hasOrder(scheduler)
    ? [
        {
          id: 'jobsAhead',
          title: '#',
          phone: 'line',
          isEnd: true,
          value: ({ summary }) => summary?.jobsAhead ?? null,
          cell: ({ summary }) => formatJobsAhead(summary?.jobsAhead),
        },
      ]
    : [];

const hasOrder = (scheduler: SchedulerType) =>
  scheduler === 'SCHEDULER_TYPE_PRIORITY' || scheduler === 'SCHEDULER_TYPE_KUBERNETES';

const importance = (scheduler: SchedulerType): ClientColumn<JobRow>[] => {
  if (scheduler === 'SCHEDULER_TYPE_FAIR_SHARE')
    return [
      {
        id: 'weight',
        title: 'Weight',
        isEnd: true,
        isDescFirst: true,
        value: ({ weight }) => weight,
        cell: ({ weight }) => weight,
      },
    ];
  if (!hasOrder(scheduler)) return [];
  return [
    {
      id: 'priority',
      isGroup: true,
      title: 'Priority',
      phone: 'line',
      isEnd: true,
      value: ({ priority }) => priority,
      cell: ({ priority }) => priority,
    },
  ];
};

/** Columns of a pool's queue; what decides its order depends on the scheduler. */
export const jobColumns = (scheduler: SchedulerType): ClientColumn<JobRow>[] => [
  ...placeColumns(scheduler),
  {
    id: 'preemptible',
    title: 'Preemptible',
    value: ({ isPreemptible }) => (isPreemptible ? 'Yes' : 'No'),
    cell: ({ isPreemptible }) => (isPreemptible ? 'Yes' : 'No'),
  },
  {
    id: 'type',
    isGroup: true,
    title: 'Type',
    value: ({ type }) => jobTypeLabel(type),
    cell: ({ type }) => jobTypeLabel(type),
  },
  {
    id: 'name',
    title: 'Job Name',
    phone: 'title',
    value: ({ seen }) => seen?.name ?? null,
    cell: (job) => <JobName job={job} />,
  },
  ...importance(scheduler),
  {
    id: 'submissionTime',
    title: 'Submitted',
    phone: 'line',
    isDescFirst: true,
    value: ({ seen }) => seen?.submissionTime ?? null,
    cell: ({ seen }) =>
      seen ? <RelativeTime time={seen.submissionTime} className="text-muted" /> : hidden,
  },
  {
    id: 'slots',
    title: 'Slots',
    phone: 'line',
    isEnd: true,
    isDescFirst: true,
    value: ({ requestedSlots }) => requestedSlots,
    cell: ({ allocatedSlots, requestedSlots }) => `${allocatedSlots} / ${requestedSlots}`,
  },
  {
    id: 'status',
    isGroup: true,
    title: 'State',
    phone: 'end',
    value: stateText,
    cell: (job) => <JobState job={job} />,
  },
  {
    id: 'user',
    isGroup: true,
    title: 'User',
    phone: 'line',
    value: ({ seen }) => seen?.username ?? null,
    cell: (job) => <Submitter job={job} />,
  },
];
