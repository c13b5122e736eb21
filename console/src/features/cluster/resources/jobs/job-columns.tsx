import type { ForecastDescription } from '@trainyard/insights/forecast/describe-forecast';
import type { WasteItem } from '@trainyard/insights/waste/waste';
import { jobStateLabel } from '@trainyard/sdk/model';
import type { JobType, SchedulerType } from '@trainyard/sdk/types';
import { toneClass } from '@trainyard/ui/base/badge';
import { Tooltip } from '@trainyard/ui/base/tooltip';
import { formatDuration, wholeMinutes } from '@trainyard/ui/lib/duration';
import { formatJobsAhead, formatPercent, missing } from '@trainyard/ui/lib/format';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { columnsFor, type TableColumn } from '@trainyard/ui/table/table-columns';
import { Lock, type LucideIcon, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { personClass, UserBadge } from '~/components/entity/avatar';
import { ForecastLine } from '~/components/entity/forecast-line';
import { KindName, kindIcons } from '~/components/entity/kind-name';
import { StateIcon } from '~/components/entity/state-badge';
import { RelativeTime } from '~/components/entity/times';
import { type JobRow, taskHrefOf } from '~/data/cluster/job-row';
import { type OwnerName, useUser } from '~/data/users';
import { jobTypeLabel } from '~/features/cluster/resources/labels';
import { masterNow } from '~/lib/master-now';
import { JobLink } from './job-link';

const column = columnsFor<JobRow>();

/** replaces values that the viewer may not see */
const hidden = <span className="text-faint">***</span>;

function JobName({ job, color }: { job: JobRow; color: string | undefined }) {
  const { seen, type } = job;
  if (!seen) return hidden;
  const { entityId } = seen;
  const name = displayText(seen.name);
  if (taskHrefOf(job) === null && type !== 'TYPE_EXPERIMENT')
    return (
      <JobLink job={job} title={name} data-opens>
        {name}
      </JobLink>
    );
  return (
    <span className="inline-flex max-w-full min-w-0 items-center gap-1.5 align-top">
      {job.allocatedSlots > 0 ? (
        // the color is known late, and has its place before
        <span
          aria-hidden
          className="size-2.5 shrink-0 rounded-[2px]"
          style={{ background: color }}
        />
      ) : null}
      <JobLink job={job} title={name} className="truncate font-medium">
        {type === 'TYPE_EXPERIMENT'
          ? `${name} (${entityId})`
          : `${jobTypeLabel(type)} ${entityId.slice(0, 6)}`}
      </JobLink>
    </span>
  );
}

const typeIcons: Partial<Record<JobType, LucideIcon>> = {
  TYPE_EXPERIMENT: kindIcons.experiment,
  TYPE_NOTEBOOK: kindIcons.notebook,
  TYPE_TENSORBOARD: kindIcons.tensorboard,
  TYPE_SHELL: kindIcons.shell,
  TYPE_COMMAND: kindIcons.command,
  TYPE_CHECKPOINT_GC: Trash2,
};

const slotsText = ({ allocatedSlots, requestedSlots }: JobRow) =>
  `${allocatedSlots} / ${requestedSlots}`;

/** Marks a job that cannot be preempted. */
const NotPreemptible = () => (
  <Tooltip content="Not Preemptible">
    <span className="mr-1.5 inline-flex align-middle text-faint">
      <Lock aria-hidden className="size-3" strokeWidth={1.75} />
      <span className="sr-only">Not Preemptible</span>
    </span>
  </Tooltip>
);

function Submitter({ job: { seen } }: { job: JobRow }) {
  const user = useUser(seen?.userId);
  return seen ? (
    <UserBadge user={user ?? { username: seen.username }} className={personClass} />
  ) : (
    hidden
  );
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
const placeColumns = ({
  scheduler,
  gripOf,
}: Pick<Options, 'scheduler' | 'gripOf'>): TableColumn<JobRow>[] =>
  hasOrder(scheduler)
    ? [
        column.accessor(({ summary }) => summary?.jobsAhead, {
          id: 'jobsAhead',
          header: '#',
          cell: ({ row }) => (
            <>
              {gripOf(row.original)}
              {row.original.isPreemptible ? null : <NotPreemptible />}
              {formatJobsAhead(row.original.summary?.jobsAhead)}
            </>
          ),
          meta: { isEnd: true, phone: 'line' },
        }),
      ]
    : [];

const hasOrder = (scheduler: SchedulerType) =>
  scheduler === 'SCHEDULER_TYPE_PRIORITY' || scheduler === 'SCHEDULER_TYPE_KUBERNETES';

// the word of Slurm or PBS for a pool
const partitionLabels: Partial<Record<SchedulerType, string>> = {
  SCHEDULER_TYPE_SLURM: 'Partition',
  SCHEDULER_TYPE_PBS: 'Queue',
};

const importance = (scheduler: SchedulerType): TableColumn<JobRow>[] => {
  if (scheduler === 'SCHEDULER_TYPE_FAIR_SHARE')
    return [
      column.accessor('weight', { header: 'Weight', sortDescFirst: true, meta: { isEnd: true } }),
    ];
  const partition = partitionLabels[scheduler];
  if (partition)
    return [
      column.accessor('resourcePool', {
        header: partition,
        meta: { isGroup: true, phone: 'line' },
      }),
    ];
  if (!hasOrder(scheduler)) return [];
  return [
    column.accessor('priority', {
      header: 'Priority',
      meta: { isEnd: true, isGroup: true, phone: 'line' },
    }),
  ];
};

type ForecastCellProps = { forecast: ForecastDescription | undefined; idle: WasteItem | undefined };

/**
 * The forecast of a job, and how long it has held idle slots. The forecast loads after the jobs, so
 * the cell has its full size from the start.
 */
const ForecastCell = ({ forecast, idle }: ForecastCellProps) => (
  <span className="block w-80 max-w-80 max-[1280px]:w-auto max-[1280px]:min-w-30 whitespace-normal py-1 text-muted phone:min-h-10 phone:w-56 phone:min-w-0 phone:py-0">
    {idle?.since === undefined ? null : (
      <span className="text-warn" title={idle.evidence}>
        idle for {formatDuration(wholeMinutes(masterNow() - idle.since))}
        {forecast ? '; ' : ''}
      </span>
    )}
    <ForecastLine forecast={forecast} />
  </span>
);

type Options = {
  scheduler: SchedulerType;
  /** the color of a job on its slots */
  colorOf: (job: JobRow) => string | undefined;
  /** the forecast of a job */
  forecastOf: (job: JobRow) => ForecastDescription | undefined;
  /** the idle job that holds slots, by the id of an experiment or a task */
  idleOf: (entityId: string | undefined) => WasteItem | undefined;
  /** the handle that moves a job; nothing where it cannot be moved */
  gripOf: (job: JobRow) => ReactNode;
  ownerName: OwnerName;
};

/** Columns of a pool's queue; the scheduler decides which values order it. */
export const jobColumns = ({
  scheduler,
  colorOf,
  forecastOf,
  idleOf,
  gripOf,
  ownerName,
}: Options): TableColumn<JobRow>[] => [
  ...placeColumns({ scheduler, gripOf }),
  column.accessor(({ isPreemptible }) => (isPreemptible ? 'Yes' : 'No'), {
    id: 'preemptible',
    header: 'Preemptible',
    // where a place in the queue says more
    meta: { isOptional: hasOrder(scheduler) },
  }),
  column.accessor(({ type }) => jobTypeLabel(type), {
    id: 'type',
    header: 'Type',
    cell: ({ row }) => (
      <KindName icon={typeIcons[row.original.type]} label={jobTypeLabel(row.original.type)} />
    ),
    meta: { isGroup: true },
  }),
  column.accessor(({ seen }) => seen?.name, {
    id: 'name',
    header: 'Job Name',
    cell: ({ row }) => <JobName job={row.original} color={colorOf(row.original)} />,
    meta: { phone: 'title' },
  }),
  ...importance(scheduler),
  column.accessor(({ seen }) => seen?.submissionTime, {
    id: 'submissionTime',
    header: 'Submitted',
    sortDescFirst: true,
    cell: ({ row }) =>
      row.original.seen ? (
        <RelativeTime time={row.original.seen.submissionTime} className="text-muted" />
      ) : (
        hidden
      ),
    meta: { phone: 'line' },
  }),
  column.accessor('requestedSlots', {
    id: 'slots',
    header: 'Slots',
    sortDescFirst: true,
    cell: ({ row: { original } }) => (
      <Tooltip
        content={`${original.allocatedSlots} allocated of ${original.requestedSlots} requested`}
      >
        <span>{slotsText(original)}</span>
      </Tooltip>
    ),
    meta: { isEnd: true, phone: 'line' },
  }),
  column.accessor(stateText, {
    id: 'status',
    header: 'State',
    cell: ({ row }) => <JobState job={row.original} />,
    meta: { isGroup: true, phone: 'end' },
  }),
  column.accessor((job) => forecastOf(job)?.sentence, {
    id: 'forecast',
    header: 'Forecast',
    enableSorting: false,
    cell: ({ row }) => (
      <ForecastCell
        forecast={forecastOf(row.original)}
        idle={idleOf(row.original.seen?.entityId)}
      />
    ),
    meta: { phone: 'line' },
  }),
  column.accessor(({ seen }) => seen && ownerName(seen), {
    id: 'user',
    header: 'User',
    cell: ({ row }) => <Submitter job={row.original} />,
    meta: { isGroup: true, phone: 'line' },
  }),
];
