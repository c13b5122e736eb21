import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { actionFor, type TaskKind } from '@trainyard/rbac';
import { Button } from '@trainyard/ui/base/button';
import { Tooltip } from '@trainyard/ui/base/tooltip';
import { formatGoDuration } from '@trainyard/ui/lib/duration';
import { useEntityActions } from '~/app/actions/use-entity-actions';
import { useViewer } from '~/features/viewer/queries';
import { taskActions } from './actions';
import { taskQueries } from './queries';

type Props = { kind: TaskKind; taskId: string };

/** When a task ends by itself, and what ends it now. */
export function InteractiveMenu({ kind, taskId }: Props) {
  const viewer = useViewer();
  const navigate = useNavigate();
  const { run, dialog } = useEntityActions(taskActions, {
    onDone: () => void navigate({ to: '/tasks' }),
  });
  const { data } = useQuery({ ...taskQueries.one(kind, taskId), meta: { isSilent: true } });
  if (!data) return null;
  const { state, reason } = actionFor({ task: data.task }, 'kill', viewer);
  const isAllowed = state === 'allowed';
  return (
    <>
      {data.idleTimeout === undefined ? null : (
        <span className="text-sm text-muted phone:hidden">
          Ends after {formatGoDuration(data.idleTimeout)} idle
        </span>
      )}
      <Tooltip content={isAllowed ? null : reason}>
        <Button
          aria-disabled={isAllowed ? undefined : true}
          onClick={isAllowed ? () => run('kill', { task: data.task }) : undefined}
        >
          {taskActions.kill.label}
        </Button>
      </Tooltip>
      {dialog}
    </>
  );
}
