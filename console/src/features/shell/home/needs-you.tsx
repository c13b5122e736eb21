import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { heldText } from '@trainyard/insights/waste/waste';
import type { Experiment } from '@trainyard/sdk/types';
import { Button } from '@trainyard/ui/base/button';
import { formatDuration } from '@trainyard/ui/lib/duration';
import { cn } from '@trainyard/ui/lib/utils';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { SectionHeading } from '@trainyard/ui/page/section';
import { type ReactNode, useState } from 'react';
import { FailedQuery } from '~/app/errors/failed-query';
import { Late, LateQuery } from '~/app/late/late';
import { KindIcon } from '~/components/entity/kind-name';
import { needNameClass, needRowClass } from '~/components/entity/need-classes';
import { StateBadge } from '~/components/entity/state-badge';
import { TaskStateBadge } from '~/components/entity/task-state-badge';
import { RelativeTime } from '~/components/entity/times';
import type { TaskRow } from '~/data/cluster/tasks';
import { IdleJobs, useIdleJobsQuery } from '~/features/cluster/waste/idle-queries';
import { failureQueries } from '~/features/experiments/logs/failures/queries';
import { masterNow } from '~/lib/master-now';
import { readAge } from '~/lib/read-age';
import { MoreRows } from './more-rows';
import { homeQueries } from './queries';
import { TaskName } from './submission-row';
import { WhyItFailed } from './why-it-failed';

const hourMs = 3_600_000;
/** how long a failure is listed */
const failureMs = 72 * hourMs;
/** a shorter wait in the queue is usual */
const waitMs = hourMs;
/** the others are shown on request */
const shownAtFirst = 8;

const ageOf = (time: string | null, now: number) => now - Date.parse(time ?? '');

const hasFailed = ({ state, archived, endTime }: Experiment, now: number) =>
  state === 'STATE_ERROR' && !archived && ageOf(endTime, now) < failureMs;

type Started = Pick<Experiment, 'startTime'> & { state: string };

/** "in the queue for 3h"; null if it is not queued, or has been for less than an hour. */
function waitText({ state, startTime }: Started, now: number): string | null {
  const age = ageOf(startTime, now);
  return state === 'STATE_QUEUED' && age > waitMs
    ? `in the queue for ${formatDuration(age)}`
    : null;
}

type Props = {
  userId: number;
  username: string;
  /** rows of questions that other users asked about the user's work */
  questions: ReactNode;
};

/** Lists the user's own work that failed or waits, and what of theirs holds slots without use. */
export function NeedsYou({ userId, username, questions }: Props) {
  const queries = [useQuery(homeQueries.failed(userId)), useQuery(homeQueries.queued(userId))];
  const failedQuery = queries.find(({ data, isError }) => isError && !data);
  const { data: tasks = [] } = useQuery(homeQueries.tasks(username));
  const [isWhole, setIsWhole] = useState(false);
  const now = masterNow();
  const needs = queries
    .flatMap(({ data }) => data ?? [])
    .filter((one) => hasFailed(one, now) || waitText(one, now) !== null);
  const visibleNeeds = isWhole ? needs : needs.slice(0, shownAtFirst);
  return (
    <section aria-label="Needs you">
      <SectionHeading
        note={<FailuresByCause failed={needs.filter((one) => hasFailed(one, now))} />}
      >
        Needs you
      </SectionHeading>
      {failedQuery ? (
        <FailedQuery title="Unable to find what needs you" query={failedQuery} />
      ) : null}
      <ul data-rows aria-label="What needs you" className="border-t">
        {visibleNeeds.map((experiment) => (
          <ExperimentNeed key={experiment.id} experiment={experiment} now={now} />
        ))}
        {tasks.map((task) => (
          <TaskNeed key={task.id} task={task} now={now} />
        ))}
        {questions}
        <IdleRow userId={userId} />
        <Late>
          <IdleJobs />
        </Late>
      </ul>
      <MoreRows count={needs.length - visibleNeeds.length} onShow={() => setIsWhole(true)} />
    </section>
  );
}

/** the maximum number of projects with a link to the causes of their failures */
const maxProjects = 2;

/** The list without a filter, and its panel of failures, which reads its own search params. */
const withFailures = { filter: '', failures: true };

/** Leads to the causes of failures, for projects in which more than one experiment failed. */
function FailuresByCause({ failed }: { failed: readonly Experiment[] }) {
  const projects = new Map<number, { name: string; count: number }>();
  for (const { projectId, projectName } of failed) {
    const count = (projects.get(projectId)?.count ?? 0) + 1;
    projects.set(projectId, { name: displayText(projectName), count });
  }
  const several = [...projects].filter(([, { count }]) => count > 1);
  const sorted = several.toSorted(([, one], [, other]) => other.count - one.count);
  return sorted.slice(0, maxProjects).map(([id, { name, count }]) => (
    <Link
      key={id}
      to="/projects/$projectId/experiments"
      params={{ projectId: String(id) }}
      search={withFailures}
      className="mr-3 underline"
    >
      {`${count} failed in ${name}: by cause`}
    </Link>
  ));
}

type NeedProps = { badge: ReactNode; name: ReactNode; reason: ReactNode; since: string | null };

const Need = ({ badge, name, reason, since }: NeedProps) => (
  <li tabIndex={-1} className={needRowClass}>
    <span className="narrow:order-3">{badge}</span>
    {name}
    <Reason>{reason}</Reason>
    <RelativeTime time={since} className="text-right text-faint narrow:order-2" />
  </li>
);

/** A reason that is cut is complete in its title; on a phone it wraps instead. */
const Reason = ({ children }: { children: ReactNode }) => (
  <span
    title={typeof children === 'string' ? children : undefined}
    className="truncate text-muted narrow:order-4 narrow:col-span-2 narrow:wrap-anywhere narrow:whitespace-normal"
  >
    {children}
  </span>
);

function ExperimentNeed({ experiment, now }: { experiment: Experiment; now: number }) {
  const { id, name, state, startTime, endTime } = experiment;
  const isFailed = hasFailed(experiment, now);
  const reason = isFailed ? (
    <>
      <WhyItFailed experiment={experiment} isEnabled={false} />
      <LateQuery query={failureQueries.reasonOf(experiment)} />
    </>
  ) : (
    waitText(experiment, now)
  );
  return (
    <Need
      badge={<StateBadge state={state} />}
      name={
        <span className={needNameClass}>
          <KindIcon kind="experiment" />
          <Link
            to={isFailed ? '/experiments/$experimentId/logs' : '/experiments/$experimentId/{-$tab}'}
            params={{ experimentId: String(id) }}
            className="truncate font-medium"
          >
            {name || `Experiment ${id}`}
          </Link>
        </span>
      }
      reason={reason}
      since={isFailed ? endTime : startTime}
    />
  );
}

function TaskNeed({ task, now }: { task: TaskRow; now: number }) {
  const reason = waitText(task, now);
  if (reason === null) return null;
  return (
    <Need
      badge={<TaskStateBadge state={task.state} />}
      name={
        <span className={needNameClass}>
          <KindIcon kind={task.kind} />
          <TaskName task={task} />
        </span>
      }
      reason={reason}
      since={task.startTime}
    />
  );
}

/** Shows in one row which tasks and experiments of a user hold slots without use, or that it is not known yet. */
function IdleRow({ userId }: { userId: number }) {
  const query = useIdleJobsQuery();
  const { data, error, isFetching, refetch } = query;
  const age = readAge(query);
  const idle = (data?.items ?? []).filter((item) => item.userId === userId);
  const [first, ...others] = idle;
  if (!first)
    return (
      <li tabIndex={-1} className={cn(needRowClass, 'narrow:flex')}>
        <span className="text-faint">Idle</span>
        <span className="col-span-2 min-w-0 truncate text-faint">
          {data
            ? `You have no idle work${age}`
            : error
              ? 'Unable to find idle work'
              : 'Searching for idle work'}
        </span>
        {error && !data ? (
          <Button
            className="ml-auto justify-self-end"
            isBusy={isFetching}
            onClick={() => void refetch()}
          >
            Retry
          </Button>
        ) : null}
      </li>
    );
  return (
    <li tabIndex={-1} className={needRowClass}>
      <span className="text-warn narrow:order-3">Idle</span>
      <span className={needNameClass}>
        <KindIcon kind={first.subject.type} />
        <Link
          to="/clusters/idle"
          search={others.length === 0 ? { text: first.name } : { whose: 'mine' }}
          className="truncate font-medium"
        >
          {idle.map(({ name }) => name).join(', ')}
        </Link>
      </span>
      <Reason>
        {`${others.length === 0 ? first.evidence : heldText(idle, data?.pools ?? [])}${age}`}
      </Reason>
      <RelativeTime
        time={first.since === undefined ? null : new Date(first.since).toISOString()}
        className="text-right text-faint narrow:order-2"
      />
    </li>
  );
}
