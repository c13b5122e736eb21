import { useSuspenseQuery } from '@tanstack/react-query';
import { LiveStatus } from '~/app/live-status';
import { Page, PageBody } from '~/components/page/page';
import { CrumbHeading, PageStrip } from '~/components/page/page-strip';
import type { TableView } from '~/lib/table-search';
import { taskQueries } from './queries';
import { TaskList } from './task-list';

type Props = { view: TableView; onViewChange: (change: Partial<TableView>) => void };

export const TaskListPage = (props: Props) => (
  <Page>
    <PageStrip actions={<LiveStatus query={useSuspenseQuery(taskQueries.list())} />}>
      <CrumbHeading>Tasks</CrumbHeading>
    </PageStrip>
    <PageBody>
      <TaskList {...props} />
    </PageBody>
  </Page>
);
