import { useNavigate } from '@tanstack/react-router';
import { experimentAction } from '@trainyard/rbac';
import { isPausable, isPaused } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { Ellipsis } from 'lucide-react';
import { Button } from '~/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '~/components/ui/dropdown-menu';
import { Kbd } from '~/components/ui/kbd';
import { Tooltip } from '~/components/ui/tooltip';
import { useViewer } from '~/features/viewer/queries';
import { useHotkey } from '~/lib/use-hotkey';
import { type LifecycleAction, lifecycleActionIds, lifecycleActions } from './actions';
import { useRunAction } from './use-run-action';

type Props = { experiment: Experiment };

/** Pause or activate in sight, everything else that applies in a menu. */
export function ExperimentHeaderActions({ experiment }: Props) {
  const navigate = useNavigate();
  const { run, dialog, isPending } = useRunAction((action) => {
    const projectId = String(experiment.projectId);
    if (action === 'delete')
      void navigate({ to: '/projects/$projectId/experiments', params: { projectId } });
  });
  const act = (action: LifecycleAction) => run(action, experiment);
  return (
    <>
      <ToggleButton experiment={experiment} isBusy={isPending} onRun={act} />
      <MoreActions experiment={experiment} onRun={act} />
      {dialog}
    </>
  );
}

type ToggleProps = Props & { isBusy: boolean; onRun: (action: LifecycleAction) => void };

/** what a running or paused experiment is most often asked */
function toggleOf({ state }: Experiment): 'pause' | 'activate' | undefined {
  if (isPaused(state)) return 'activate';
  return isPausable(state) ? 'pause' : undefined;
}

function ToggleButton({ experiment, isBusy, onRun }: ToggleProps) {
  const viewer = useViewer();
  const id = toggleOf(experiment);
  const reason = id && experimentAction(viewer, experiment, id).reason;
  const run = id && !reason && !isBusy ? () => onRun(id) : undefined;
  useHotkey({ key: 'p', label: id === 'pause' ? 'Pause' : 'Activate', run });
  if (!id) return null;
  const { label, icon: Icon } = lifecycleActions[id];
  return (
    <Tooltip content={reason}>
      <Button isBusy={isBusy} aria-disabled={run ? undefined : true} onClick={run}>
        {isBusy ? null : <Icon aria-hidden className="size-3.5" strokeWidth={1.5} />}
        {label}
        <span aria-hidden className="narrow:hidden">
          <Kbd>P</Kbd>
        </span>
      </Button>
    </Tooltip>
  );
}

type MoreProps = Props & { onRun: (action: LifecycleAction) => void };

function MoreActions({ experiment, onRun }: MoreProps) {
  const viewer = useViewer();
  const toggle = toggleOf(experiment);
  const offered = lifecycleActionIds
    .map((id) => ({ ...experimentAction(viewer, experiment, id), id }))
    .filter(({ id, state }) => state !== 'hidden' && id !== toggle);
  if (offered.length === 0) return null;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <Button size="icon" aria-label="More actions">
          <Ellipsis aria-hidden className="size-4" strokeWidth={1.5} />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {offered.map(({ id, reason }) => {
          const { label, icon: Icon, isDangerous } = lifecycleActions[id];
          return (
            <DropdownMenuItem
              key={id}
              icon={<Icon className="size-4" strokeWidth={1.5} />}
              isDanger={isDangerous}
              disabledReason={reason}
              onSelect={() => onRun(id)}
            >
              {label}
            </DropdownMenuItem>
          );
        })}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
