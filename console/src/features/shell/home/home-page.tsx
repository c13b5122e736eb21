import { useQuery } from '@tanstack/react-query';
import { cn } from '@trainyard/ui/lib/utils';
import { Page, PageBody } from '@trainyard/ui/page/page';
import { SectionHeading } from '@trainyard/ui/page/section';
import type { ReactNode } from 'react';
import { FailedQuery } from '~/app/errors/failed-query';
import { LiveStatus } from '~/app/polling/live-status';
import { ProjectCards } from '~/components/entity/project-cards';
import { CrumbHeading, PageStrip } from '~/components/page/page-strip';
import { useOwnerName } from '~/data/users';
import { NeedsYou } from './needs-you';
import { ProjectActivity } from './project-activity';
import { homeQueries } from './queries';
import { Submissions, useOwnWork, YoursNow } from './submissions';

type Props = {
  userId: number;
  username: string;
  actions: ReactNode;
  /** the workspaces that the user was added to, which the route provides */
  newRoles: ReactNode;
  /** rows of questions about the user's work, which the route provides */
  questions: ReactNode;
  /** the experiments that ended since the last visit; loaded with the page */
  since: ReactNode;
  /** the same where they load later: below what the user may read by then */
  lateSince: ReactNode;
  /** the ways to start on a cluster without experiments; loaded with the page */
  start: ReactNode;
  /** the health of the cluster for operators; it comes after the rest */
  cluster: ReactNode;
};

/** The widths of state and name in every list of the page, so that all names start at one place. */
const rowWidths =
  '[--row-name:20%] [--row-state:11.25rem] min-[900px]:max-[1280px]:[--row-name:26%] min-[900px]:max-[1280px]:[--row-state:8.5rem]';

/** Each part of the page loads and fails independently. */
export function HomePage(props: Props) {
  const { userId, username, actions, newRoles, questions, start, cluster } = props;
  const submissions = useQuery(homeQueries.submissions(userId));
  const own = useOwnWork(submissions, username);
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
      <PageBody className={cn('grid content-start gap-6 *:min-w-0', rowWidths)}>
        {newRoles}
        <RecentProjects />
        <NeedsYou userId={userId} username={username} questions={questions} />
        <YoursNow {...own} />
        {props.since}
        <Submissions {...own} start={start} />
        {props.lateSince}
        {cluster}
      </PageBody>
    </Page>
  );
}

function RecentProjects() {
  const query = useQuery(homeQueries.recentProjects());
  const ownerName = useOwnerName();
  const { data: projects, isPending } = query;
  if (isPending || projects?.length === 0) return null;
  return (
    <section aria-label="Recently Viewed Projects">
      <SectionHeading>Recently Viewed Projects</SectionHeading>
      {projects ? (
        <ProjectCards
          {...{ projects, ownerName }}
          activityOf={(project) => <ProjectActivity project={project} />}
          isRow
        />
      ) : (
        <FailedQuery title="Error fetching projects for dashboard" query={query} />
      )}
    </section>
  );
}
