import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  isActive,
  isPaused,
  isStopping,
  isTerminalTask,
  searcherMetric,
} from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { buttonClass } from '@trainyard/ui/base/button';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { Spinner } from '@trainyard/ui/base/spinner';
import { formatCount, formatMetric, plural } from '@trainyard/ui/lib/format';
import { SectionHeading } from '@trainyard/ui/page/section';
import { FlaskConical } from 'lucide-react';
import type { ReactNode } from 'react';
import { FailedQuery } from '~/app/errors/failed-query';
import { LateQuery } from '~/app/late/late';
import { withBasePath } from '~/app/links/base-path';
import type { ExperimentRow } from '~/data/experiments/experiments';
import { searcherValue } from '~/data/experiments/searcher-value';
import { useOwnerName } from '~/data/users';
import { links } from '~/lib/links';
import { type Submission, submissionsOf } from './newest-submissions';
import { homeQueries } from './queries';
import { SubmissionRow } from './submission-row';

const isGoing = (one: Submission): boolean => {
  if (one.kind === 'task') return !isTerminalTask(one.task.state);
  const { state } = one.experiment;
  return isActive(state) || isPaused(state) || isStopping(state);
};

/** The experiments and tasks that a user submitted last, and which of them go on. */
export function useOwnWork(submissions: UseQueryResult<Experiment[]>, username: string) {
  const tasks = useQuery(homeQueries.tasks(username));
  const all = submissionsOf(submissions.data ?? [], tasks.data ?? []);
  return { submissions, tasks, all, going: all.filter(isGoing) };
}

type OwnWork = ReturnType<typeof useOwnWork>;

/** Shows what a user has running, waiting or paused, with how far it came and when it ends. */
export function YoursNow({ submissions, going }: OwnWork) {
  const outcomeOf = useRunningOutcomes(submissions.data ?? []);
  if (going.length === 0) return null;
  return (
    <section aria-label="Yours now">
      <SectionHeading note={summary(going)}>Yours now</SectionHeading>
      <SubmissionList submissions={going} outcomeOf={outcomeOf} />
      <LateOutcomes experiments={submissions.data ?? []} />
    </section>
  );
}

type SubmissionsProps = OwnWork & {
  /** the ways to start on a cluster without experiments */
  start: ReactNode;
};

/** The other submissions of a user, newest first. */
export function Submissions({ submissions, tasks, all, going, start }: SubmissionsProps) {
  const { data: experiments } = submissions;
  const over = all.filter((one) => !isGoing(one));
  const isEmpty = experiments !== undefined && tasks.data !== undefined && all.length === 0;
  const isPending = submissions.isPending || (tasks.isPending && all.length === 0);
  if (going.length > 0 && over.length === 0) return null;
  return (
    <>
      {isEmpty ? <TeamWork start={start} /> : null}
      <section aria-label="Your Recent Submissions">
        <SectionHeading>Your Recent Submissions</SectionHeading>
        {isPending ? <Spinner label="Loading" className="m-4 size-5" /> : null}
        {submissions.isError && !experiments ? (
          <FailedQuery title="Error fetching experiments for dashboard" query={submissions} />
        ) : null}
        {tasks.isError && all.length === 0 ? (
          <FailedQuery title="Error fetching tasks for dashboard" query={tasks} />
        ) : null}
        {isEmpty ? <NoSubmissions /> : null}
        {over.length > 0 ? <SubmissionList submissions={over} /> : null}
      </section>
    </>
  );
}

/** The work of others, for a user without own work: what runs, else what ran last, else how to start. */
function TeamWork({ start }: Pick<SubmissionsProps, 'start'>) {
  const running = useQuery(homeQueries.team(['STATE_ACTIVE']));
  const isNoneRunning = running.data?.length === 0;
  const newest = useQuery({ ...homeQueries.team([]), enabled: isNoneRunning });
  const query = isNoneRunning ? newest : running;
  const ownerName = useOwnerName();
  const { data: experiments, isPending } = query;
  const outcomeOf = useRunningOutcomes(experiments ?? []);
  if (isPending) return null;
  if (experiments?.length === 0) return start;
  const title = isNoneRunning ? 'Recent work' : 'Running now';
  return (
    <section aria-label={title}>
      <SectionHeading note="by everyone">{title}</SectionHeading>
      {experiments ? (
        <ul data-rows aria-label={plural(experiments.length, 'experiment')} className="border-t">
          {experiments.map((experiment) => (
            <SubmissionRow
              key={experiment.id}
              submission={{ kind: 'experiment', startTime: experiment.startTime, experiment }}
              owner={ownerName({ userId: experiment.userId ?? 0, username: experiment.username })}
              outcome={outcomeOf(experiment.id)}
            />
          ))}
          <LateOutcomes experiments={experiments} />
        </ul>
      ) : (
        <FailedQuery title="Error fetching experiments for dashboard" query={query} />
      )}
    </section>
  );
}

/** Returns the word for what a submission does. */
function progressOf(one: Submission): 'running' | 'waiting' | 'paused' | 'stopping' {
  const { state } = one.kind === 'task' ? one.task : one.experiment;
  if (state === 'STATE_QUEUED') return 'waiting';
  if (one.kind === 'task') return 'running';
  if (isPaused(one.experiment.state)) return 'paused';
  return isStopping(one.experiment.state) ? 'stopping' : 'running';
}

/** "2 running, 1 waiting, 1 paused". */
function summary(going: readonly Submission[]): string {
  const words = going.map(progressOf);
  return (['running', 'waiting', 'paused', 'stopping'] as const)
    .map((word) => ({ word, count: words.filter((one) => one === word).length }))
    .filter(({ count }) => count > 0)
    .map(({ word, count }) => `${count} ${word}`)
    .join(', ');
}

const keyOf = (submission: Submission): string =>
  submission.kind === 'task' ? submission.task.id : `${submission.experiment.id}`;

const NoSubmissions = () => (
  <div className="border-t">
    <EmptyState
      icon={<FlaskConical className="size-6" strokeWidth={1.5} />}
      title="No submissions"
      hint="Your recent experiments and tasks will appear here."
      action={
        <>
          <a
            href={withBasePath(links.docs())}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass()}
          >
            Get started
          </a>
          <Link to="/workspaces" className={buttonClass()}>
            Browse workspaces
          </Link>
        </>
      }
    />
  </div>
);

type ListProps = {
  submissions: readonly Submission[];
  outcomeOf?: ReturnType<typeof useRunningOutcomes>;
};

const SubmissionList = ({ submissions, outcomeOf }: ListProps) => (
  <ul data-rows aria-label={plural(submissions.length, 'submission')} className="border-t">
    {submissions.map((submission) => (
      <SubmissionRow
        key={keyOf(submission)}
        submission={submission}
        outcome={
          submission.kind === 'experiment' ? outcomeOf?.(submission.experiment.id) : undefined
        }
      />
    ))}
  </ul>
);

const isRunning = ({ state }: Experiment) =>
  isActive(state) && !isPaused(state) && state !== 'STATE_QUEUED';

const outcomesQuery = (experiments: readonly Experiment[]) =>
  homeQueries.running(
    experiments
      .filter(isRunning)
      .map(({ id }) => id)
      .sort((one, other) => one - other),
  );

/** Requests how far the running ones of these experiments came. */
const LateOutcomes = ({ experiments }: { experiments: readonly Experiment[] }) =>
  experiments.some(isRunning) ? <LateQuery query={outcomesQuery(experiments)} /> : null;

/**
 * Returns a function that describes the progress of a running experiment: "val_acc 0.7583, best so
 * far", "41 trials, best 0.1318". Undefined before its first measurement, and until `LateOutcomes`
 * has loaded.
 */
function useRunningOutcomes(experiments: readonly Experiment[]) {
  const { data } = useQuery({ ...outcomesQuery(experiments), enabled: false });
  return (id: number): string | undefined => {
    const row = data?.get(id);
    return row && outcomeOf(row);
  };
}

function outcomeOf(row: ExperimentRow): string | undefined {
  const { experiment, bestTrial } = row;
  const name = searcherMetric(experiment.config);
  const best = searcherValue(row);
  if (name === undefined || best === undefined) return undefined;
  const { numTrials } = experiment;
  if (numTrials > 1) return `${formatCount(numTrials)} trials, best ${formatMetric(best)}`;
  const latest = bestTrial?.latestValidation?.metrics?.avgMetrics?.[name];
  return typeof latest === 'number' && latest !== best
    ? `${name} ${formatMetric(latest)}, best ${formatMetric(best)}`
    : `${name} ${formatMetric(best)}, best so far`;
}
