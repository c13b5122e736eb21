import { useSuspenseQuery } from '@tanstack/react-query';
import { Page, PageBody } from '@trainyard/ui/page/page';
import type { ReactNode } from 'react';
import { LiveStatus } from '~/app/polling/live-status';
import { CrumbHeading, PageStrip } from '~/components/page/page-strip';
import { taskQueries } from './queries';
import type { TaskListView } from './search';
import { TaskList } from './task-list';

type Props = {
  view: TaskListView;
  onViewChange: (change: Partial<TaskListView>) => void;
  /** what makes another one */
  actions: ReactNode;
};

export const TaskListPage = ({ actions, ...list }: Props) => (
  <Page>
    <PageStrip
      actions={
        <>
          <LiveStatus query={useSuspenseQuery(taskQueries.list())} />
          {actions}
        </>
      }
    >
      <CrumbHeading>Tasks</CrumbHeading>
    </PageStrip>
    <PageBody>
      <TaskList {...list} />
    </PageBody>
  </Page>
);
