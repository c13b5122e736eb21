import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { actionFor, type TaskKind } from '@trainyard/rbac';
import { lazy, Suspense, useState } from 'react';
// before the dialog is there: it has to know where the focus was
import { formatGoDuration } from '~/lib/duration';
import '~/lib/last-focus';
import { Button } from '~/components/ui/button';
import { Tooltip } from '~/components/ui/tooltip';
import { useViewer } from '~/features/viewer/queries';
import { taskQueries } from './queries';

const KillTask = lazy(() =>
  import('./kill-dialogs').then((module) => ({ default: module.KillTask })),
);

type Props = { kind: TaskKind; taskId: string };

/** When a task ends by itself, and what ends it now. */
export function InteractiveMenu({ kind, taskId }: Props) {
  const viewer = useViewer();
  const navigate = useNavigate();
  const [isAsked, setIsAsked] = useState(false);
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
          onClick={isAllowed ? () => setIsAsked(true) : undefined}
        >
          Kill
        </Button>
      </Tooltip>
      {isAsked ? (
        <Suspense>
          <KillTask
            task={data.task}
            onKilled={() => void navigate({ to: '/tasks' })}
            onClose={() => setIsAsked(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
