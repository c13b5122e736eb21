import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { TaskKind } from '@trainyard/rbac';
import { buttonClass } from '@trainyard/ui/base/button';
import { Spinner } from '@trainyard/ui/base/spinner';
import { capitalize } from '@trainyard/ui/lib/format';
import { PageNotice } from '@trainyard/ui/page/page-notice';
import { useEffect } from 'react';
import { messageOf } from '~/app/errors/report-error';
import { pollMs } from '~/app/polling/polling-intervals';
import { serverAddress } from '~/app/session/server-address';
import { TaskStateBadge } from '~/components/entity/task-state-badge';
import { taskQueries, taskState } from '~/data/cluster/tasks';
import { silent } from '~/data/silent';
import { kindOfLink } from '~/lib/task-kind';
import { WaitForecast } from './wait-forecast';

type Props = {
  /** as the link names it: `jupyter-lab` */
  taskType: string;
  taskId: string;
  /** where the task answers once it is ready, below the master's address */
  serviceAddress: string;
};

/** Shows the progress of a starting task, and opens it when it is ready. */
export function WaitPage({ taskType, taskId, serviceAddress }: Props) {
  const { data: task, error } = useQuery(taskQueries.detail(taskId, pollMs.startingTask));
  const state = task && taskState(task);
  const isReady = task?.allocations[0]?.isReady === true && state !== 'STATE_TERMINATED';
  const kind = kindOfLink(taskType);
  const address = useTaskAddress({ kind, taskId, serviceAddress, isReady });
  useEffect(() => {
    if (address !== null) window.location.assign(serverAddress() + address);
  }, [address]);
  const isOver = state === 'STATE_TERMINATED';
  const name = capitalize(taskType);
  if (error && !task) {
    return (
      <PageNotice title={name} actions={<TasksLink />}>
        <p role="alert" className="max-w-120 wrap-anywhere text-muted">
          Waiting failed, perhaps for lack of permissions: {messageOf(error)}
        </p>
      </PageNotice>
    );
  }
  return (
    <PageNotice title={name} actions={isOver && <TasksLink />}>
      <div role="status" className="grid justify-items-center gap-3">
        <p className="text-muted">{waitingText(name, state)}</p>
        {state === undefined ? null : <TaskStateBadge state={state} />}
        {isOver ? null : <Spinner label="Waiting" />}
        {kind && state === 'STATE_QUEUED' ? <WaitForecast kind={kind} taskId={taskId} /> : null}
      </div>
    </PageNotice>
  );
}

type AddressInput = {
  kind: TaskKind | undefined;
  taskId: string;
  serviceAddress: string;
  isReady: boolean;
};

/**
 * Returns the address of a ready task. The address from the master may contain a token, which the
 * link has not. Null until it is known; the address of the link if the master reports none.
 */
function useTaskAddress({ kind = 'command', ...input }: AddressInput): string | null {
  const { taskId, serviceAddress, isReady } = input;
  const hasAddress = kind === 'notebook' || kind === 'tensorboard';
  const { data, isError } = useQuery({
    ...silent(taskQueries.one(kind, taskId)),
    enabled: isReady && hasAddress,
  });
  if (!isReady || (hasAddress && !data && !isError)) return null;
  return data?.task.serviceAddress || serviceAddress;
}

/** Leads away from a page that has no navigation and nothing more to show. */
const TasksLink = () => (
  <Link to="/tasks" className={buttonClass()}>
    Go to tasks
  </Link>
);

function waitingText(name: string, state: string | undefined): string {
  if (state === 'STATE_TERMINATED') return `${name} has been terminated.`;
  if (state === 'STATE_WAITING' && name === 'Tensor-board')
    return 'Waiting for Tensor-board metrics step to be completed.';
  return `Waiting for ${name} ...`;
}
