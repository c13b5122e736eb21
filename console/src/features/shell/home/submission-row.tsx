import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { isActive, isPaused, isStopping } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { ProgressBar } from '@trainyard/ui/base/progress-bar';
import { formatPercent } from '@trainyard/ui/lib/format';
import { cn } from '@trainyard/ui/lib/utils';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { LateQuery } from '~/app/late/late';
import { openTaskHref } from '~/app/tasks/open-task';
import { ForecastLine } from '~/components/entity/forecast-line';
import { KindIcon } from '~/components/entity/kind-name';
import { StateBadge, stateStyle } from '~/components/entity/state-badge';
import { TaskLogsLink } from '~/components/entity/task-logs-link';
import { TaskStateBadge } from '~/components/entity/task-state-badge';
import { RelativeTime } from '~/components/entity/times';
import { OwnerFace } from '~/components/owner/owner-badge';
import type { TaskRow } from '~/data/cluster/tasks';
import { workspaceQueries } from '~/data/workspaces';
import { jobForecastsQuery, useJobForecasts } from '~/features/cluster/forecast/queries';
import { uncategorizedProjectId } from '~/lib/links';
import { linkTypeOf } from '~/lib/task-kind';
import type { Submission } from './newest-submissions';

const rowClass =
  'grid grid-cols-[var(--row-state)_var(--row-name)_minmax(0,1fr)_8.75rem_minmax(0,1fr)_4.5rem] items-center gap-x-4 border-b py-1.75 min-[900px]:max-[1280px]:grid-cols-[var(--row-state)_var(--row-name)_minmax(0,1fr)_6.75rem_4rem] narrow:grid-cols-[minmax(0,1fr)_auto] narrow:gap-y-0.5';

type RowProps = {
  submission: Submission;
  /** in lists of the work of several people */
  owner?: string;
  /** how far a running experiment came */
  outcome?: string | undefined;
};

export function SubmissionRow({ submission, owner, outcome }: RowProps) {
  return submission.kind === 'experiment' ? (
    <ExperimentRow experiment={submission.experiment} owner={owner} outcome={outcome} />
  ) : (
    <TaskSubmission task={submission.task} />
  );
}

type ExperimentProps = Props & { owner: string | undefined; outcome: string | undefined };

function ExperimentRow({ experiment, owner, outcome }: ExperimentProps) {
  const { id, state, startTime } = experiment;
  const isGoing = isActive(state) && !isPaused(state);
  return (
    <li tabIndex={-1} className={cn(rowClass, isGoing && !isStopping(state) && outcomeRoom)}>
      <StateBadge state={state} className="narrow:order-3" />
      <ExperimentName experiment={experiment} owner={owner} />
      <Place experiment={experiment} />
      <Progress experiment={experiment} />
      <RelativeTime time={startTime} className={timeClass} />
      {isGoing ? (
        <span className={`${forecastClass} flex flex-wrap gap-x-4 empty:hidden`}>
          {outcome === undefined ? null : <span className="num text-text">{outcome}</span>}
          <JobForecast id={`${id}`} pool={experiment.resourcePool} />
        </span>
      ) : null}
    </li>
  );
}

/** The name of an experiment with a link to it, and who it belongs to. */
export const ExperimentName = ({
  experiment: { id, name },
  owner,
}: {
  experiment: Pick<Experiment, 'id' | 'name'>;
  owner: string | undefined;
}) => (
  <span className="flex min-w-0 items-center gap-2 narrow:order-1">
    <KindIcon kind="experiment" />
    <Link
      to="/experiments/$experimentId/{-$tab}"
      params={{ experimentId: String(id) }}
      className="truncate font-medium"
    >
      {displayText(name) || `Experiment ${id}`}
    </Link>
    {owner === undefined ? null : <Owner name={owner} />}
  </span>
);

const Owner = ({ name }: { name: string }) => (
  <span title={displayText(name)} className="flex min-w-5 shrink-4 items-center gap-1.5">
    <OwnerFace name={name} />
    <span className="truncate text-sm text-muted max-[1600px]:sr-only">{displayText(name)}</span>
  </span>
);

const timeClass =
  'text-right text-faint min-[1281px]:col-start-6 min-[1281px]:row-start-1 narrow:order-2';

/** room for the two lines of what it said and when it ends, which are known later */
const outcomeRoom = 'min-h-13.5 content-center min-[1281px]:min-h-12.5';

/** after the progress, or below the name where that has no room */
const forecastClass =
  'text-sm text-muted max-[1280px]:col-span-full max-[1280px]:col-start-2 min-[1281px]:col-start-5 min-[1281px]:row-start-1 narrow:col-start-1 narrow:order-5';

function TaskSubmission({ task }: { task: TaskRow }) {
  const { kind, state, startTime, workspaceId } = task;
  return (
    <li tabIndex={-1} className={rowClass}>
      <span className="narrow:order-3">
        <TaskStateBadge state={state} />
      </span>
      <span className="flex min-w-0 items-center gap-2 narrow:order-1">
        <KindIcon kind={kind} />
        <TaskName task={task} />
      </span>
      <TaskPlace workspaceId={workspaceId} />
      <span className="narrow:hidden" />
      <RelativeTime time={startTime} className={timeClass} />
      {state === 'STATE_QUEUED' ? (
        <JobForecast id={task.id} pool={task.resourcePool} className={forecastClass} />
      ) : null}
    </li>
  );
}

/** Leads to the window of a task, or to its log where it has none. */
export function TaskName({ task }: { task: TaskRow }) {
  const { id, kind, description, displayName } = task;
  const name = displayText(description || displayName || id);
  const href = openTaskHref(task);
  if (href === null)
    return (
      <TaskLogsLink type={linkTypeOf[kind]} id={id} name={name} title={name} className="truncate">
        {name}
      </TaskLogsLink>
    );
  return (
    // one window per task: opening it again comes back to it
    <a href={href} target={id} title={name} className="truncate font-medium">
      {name}
    </a>
  );
}

/** Tasks live in a workspace, without a project. */
function TaskPlace({ workspaceId }: { workspaceId: number }) {
  const { data: name } = useQuery({
    ...workspaceQueries.list(),
    select: ({ workspaces }) => workspaces.find(({ id }) => id === workspaceId)?.name,
  });
  return (
    <Link
      to="/workspaces/$workspaceId/projects"
      params={{ workspaceId: String(workspaceId) }}
      className="truncate text-faint narrow:hidden"
    >
      {displayText(name ?? '')}
    </Link>
  );
}

/** The workspace and project of an experiment; only the project if it is the uncategorized one. */
export function Place({ experiment: { projectId, projectName, workspaceName } }: Props) {
  const isUncategorized = projectId === uncategorizedProjectId;
  return (
    <Link
      to="/projects/$projectId/experiments"
      params={{ projectId: String(projectId) }}
      className="truncate text-faint narrow:hidden"
    >
      {isUncategorized ? null : (
        // where columns are narrow the project matters more
        <span className="min-[900px]:max-[1280px]:sr-only">{displayText(workspaceName)} / </span>
      )}
      {displayText(projectName)}
    </Link>
  );
}

type Props = { experiment: Experiment };

function Progress({ experiment: { state, progress, name } }: Props) {
  const isGoing = isActive(state) || isPaused(state);
  const isBegun = state !== 'STATE_QUEUED' || progress !== 0;
  if (!isGoing || !isBegun || progress === null) return <span className="narrow:hidden" />;
  return (
    <span className="flex items-center gap-2 narrow:order-4">
      <ProgressBar
        share={progress}
        label={`Progress of ${name}`}
        tone={stateStyle(state).tone}
        className="w-24 max-[1280px]:w-16"
      />
      <span className="num w-9 text-right text-sm text-muted">{formatPercent(progress, 0)}</span>
    </span>
  );
}

type JobForecastProps = { id: string; pool: string; className?: string };

const JobForecast = ({ id, pool, className = '' }: JobForecastProps) => (
  <>
    <ForecastLine forecast={useJobForecasts(pool)[id]} className={className} />
    <LateQuery query={jobForecastsQuery(pool)} />
  </>
);
