import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { isActive, isPaused } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { buttonClass } from '@trainyard/ui/base/button';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { plural } from '@trainyard/ui/lib/format';
import { Page, PageBody } from '@trainyard/ui/page/page';
import { SectionHeading } from '@trainyard/ui/page/section';
import { FlaskConical } from 'lucide-react';
import type { ReactNode } from 'react';
import { LiveStatus } from '~/app/polling/live-status';
import { ProjectCards } from '~/components/entity/project-cards';
import { CrumbHeading, PageStrip } from '~/components/page/page-strip';
import { useOwnerName } from '~/features/users/queries';
import { homeQueries, type Submission, submissionsOf } from './queries';
import { SubmissionRow } from './submission-row';

type Props = { userId: number; username: string; actions: ReactNode };

export function HomePage({ userId, username, actions }: Props) {
  const submissions = useSuspenseQuery(homeQueries.submissions(userId));
  const tasks = useQuery(homeQueries.tasks(username));
  const { data: projects } = useSuspenseQuery(homeQueries.recentProjects());
  const ownerName = useOwnerName();
  return (
    <Page>
      <PageStrip
        actions={
          <>
            <LiveStatus query={submissions} />
            {actions}
          </>
        }
      >
        <CrumbHeading>Home</CrumbHeading>
      </PageStrip>
      <PageBody className="grid content-start gap-6 *:min-w-0">
        {projects.length > 0 ? (
          <section aria-label="Recently Viewed Projects">
            <SectionHeading>Recently Viewed Projects</SectionHeading>
            <ProjectCards projects={projects} ownerName={ownerName} isRow />
          </section>
        ) : null}
        <section aria-label="Your Recent Submissions">
          <SectionHeading note={summary(submissions.data)}>Your Recent Submissions</SectionHeading>
          <Submissions submissions={submissionsOf(submissions.data, tasks.data ?? [])} />
        </section>
      </PageBody>
    </Page>
  );
}

/** "2 running, 1 waiting"; nothing when all is done. */
function summary(experiments: readonly Experiment[]): string | null {
  const isWaiting = ({ state }: Experiment) => state === 'STATE_QUEUED' || isPaused(state);
  const waiting = experiments.filter(isWaiting).length;
  const running = experiments.filter((each) => isActive(each.state) && !isWaiting(each)).length;
  const parts = [running > 0 && `${running} running`, waiting > 0 && `${waiting} waiting`];
  return parts.filter(Boolean).join(', ') || null;
}

const keyOf = (submission: Submission): string =>
  submission.kind === 'task' ? submission.task.id : `${submission.experiment.id}`;

const Submissions = ({ submissions }: { submissions: readonly Submission[] }) =>
  submissions.length === 0 ? (
    <div className="border-t">
      <EmptyState
        icon={<FlaskConical className="size-6" strokeWidth={1.5} />}
        title="No submissions"
        hint="Your recent experiments and tasks will appear here."
        action={
          <Link to="/workspaces" className={buttonClass()}>
            Browse workspaces
          </Link>
        }
      />
    </div>
  ) : (
    <ul aria-label={plural(submissions.length, 'submission')} className="border-t">
      {submissions.map((submission) => (
        <SubmissionRow key={keyOf(submission)} submission={submission} />
      ))}
    </ul>
  );
