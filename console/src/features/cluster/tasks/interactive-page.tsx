import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { actionFor, type TaskKind } from '@trainyard/rbac';
import { taskStateLabel } from '@trainyard/sdk/model';
import type { TaskState } from '@trainyard/sdk/types';
import { Button } from '@trainyard/ui/base/button';
import { formatGoDuration } from '@trainyard/ui/lib/duration';
import { Page } from '@trainyard/ui/page/page';
import { PageNotice } from '@trainyard/ui/page/page-notice';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useEntityActions } from '~/app/actions/use-entity-actions';
import { withBasePath } from '~/app/links/base-path';
import { usePageTitle } from '~/app/page-title';
import { pollMs } from '~/app/polling/polling-intervals';
import { TaskStateBadge } from '~/components/entity/task-state-badge';
import { CrumbHeading, CrumbLink, PageStrip } from '~/components/page/page-strip';
import { RefusableButton } from '~/components/permission/permitted-button';
import { taskQueries, taskState } from '~/data/cluster/tasks';
import { silent } from '~/data/silent';
import { useViewer } from '~/data/viewer';
import { isWaitPage } from '~/lib/task-kind';
import { taskActions } from './actions';

const subscribe = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** The tab is in the background. */
const usePageHidden = (): boolean =>
  useSyncExternalStore(subscribe, () => document.visibilityState === 'hidden');

type Props = {
  taskId: string;
  /** undefined where the link names none that we know */
  kind: TaskKind | undefined;
  name: string;
  resourcePool: string;
  /** the waiting page, which continues to the task */
  url: string;
  /** the log, given how to close it */
  renderLogs: (close: () => void) => ReactNode;
};

/** A task in the whole window: its frame, or its log. */
export function InteractivePage({ taskId, kind, name, resourcePool, url, renderLogs }: Props) {
  const { data: task } = useQuery(silent(taskQueries.detail(taskId, pollMs.openTask)));
  const [isLogOpen, setIsLogOpen] = useState(false);
  const state = task && taskState(task);
  const isHidden = usePageHidden();
  usePageTitle(isHidden && state !== undefined ? hiddenTitle(state, name) : name);
  return (
    <Page>
      <PageStrip
        actions={
          <>
            {state === undefined ? null : <TaskStateBadge state={state} />}
            {isLogOpen ? null : <Button onClick={() => setIsLogOpen(true)}>View Logs</Button>}
            {kind === undefined || state === 'STATE_TERMINATED' ? null : (
              <InteractiveMenu kind={kind} taskId={taskId} />
            )}
          </>
        }
      >
        <CrumbLink to="/tasks">Tasks</CrumbLink>
        <CrumbHeading>{`${name} — ${resourcePool}`}</CrumbHeading>
      </PageStrip>
      {isLogOpen ? renderLogs(() => setIsLogOpen(false)) : <TaskFrame name={name} url={url} />}
    </Page>
  );
}

const TaskFrame = ({ name, url }: Pick<Props, 'name' | 'url'>) =>
  isWaitPage(url) ? (
    <iframe
      title={name}
      src={withBasePath(url)}
      allowFullScreen
      className="min-h-0 w-full flex-1 border-0 border-t"
    />
  ) : (
    <PageNotice title="Command cannot be opened." />
  );

// the title of a tab in the background
function hiddenTitle(state: TaskState, name: string): string {
  if (state === 'STATE_RUNNING') return name;
  if (state === 'STATE_UNSPECIFIED') return 'Tasks';
  const label = taskStateLabel(state);
  return state === 'STATE_TERMINATED' ? label : `${label}...`;
}

type InteractiveMenuProps = { kind: TaskKind; taskId: string };

/** When a task ends by itself, and what ends it now. */
function InteractiveMenu({ kind, taskId }: InteractiveMenuProps) {
  const viewer = useViewer();
  const navigate = useNavigate();
  const { run, dialog } = useEntityActions(taskActions, {
    onDone: () => void navigate({ to: '/tasks' }),
  });
  const { data } = useQuery(silent(taskQueries.one(kind, taskId)));
  if (!data) return null;
  const { reason, refused } = actionFor({ task: data.task }, 'kill', viewer);
  return (
    <>
      {data.idleTimeout === undefined ? null : (
        <span className="text-sm text-muted phone:hidden">
          Ends after {formatGoDuration(data.idleTimeout)} idle
        </span>
      )}
      <RefusableButton
        reason={reason}
        refused={refused}
        onClick={() => run('kill', { task: data.task })}
      >
        {taskActions.kill.label}
      </RefusableButton>
      {dialog}
    </>
  );
}
