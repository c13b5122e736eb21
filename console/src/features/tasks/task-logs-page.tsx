import { useSuspenseQuery } from '@tanstack/react-query';
import { isTerminalTask } from '@trainyard/sdk/model';
import { Page } from '@trainyard/ui/page/page';
import type { ReactNode } from 'react';
import { usePageTitle } from '~/app/page-title';
import { LiveStatus } from '~/app/polling/live-status';
import { TaskStateBadge } from '~/components/entity/task-state-badge';
import { CrumbHeading, CrumbLink, PageStrip } from '~/components/page/page-strip';
import { type TaskLinkType, taskTypeLabel } from '~/lib/task-kind';
import { taskQueries, taskState } from './queries';

type Props = {
  type: TaskLinkType;
  taskId: string;
  /** what the link calls it; empty where it does not say */
  name: string;
  /** the log, given whether the task may still write to it */
  children: (isLive: boolean) => ReactNode;
};

/** The log of an interactive task, as a page of its own. */
export function TaskLogsPage({ type, taskId, name, children }: Props) {
  usePageTitle(name === '' ? 'Logs' : `${name} Logs`);
  const task = useSuspenseQuery(taskQueries.detail(taskId));
  const state = taskState(task.data);
  const kindAndId = `${taskTypeLabel(type)} ${taskId.slice(0, 8)}`;
  return (
    <Page>
      <PageStrip actions={<LiveStatus query={task} />}>
        <CrumbLink to="/tasks">Tasks</CrumbLink>
        <span className="flex min-w-0 items-center gap-3">
          <CrumbHeading>{name === '' ? kindAndId : `${name} — ${kindAndId}`}</CrumbHeading>
          <TaskStateBadge state={state} />
        </span>
      </PageStrip>
      {children(!isTerminalTask(state))}
    </Page>
  );
}
