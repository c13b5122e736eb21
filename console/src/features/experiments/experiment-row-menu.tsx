import { useNavigate } from '@tanstack/react-router';
import { experimentAction, type Viewer } from '@trainyard/rbac';
import type { Experiment } from '@trainyard/sdk/types';
import {
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
} from '~/components/ui/dropdown-menu';
import { type LifecycleAction, lifecycleActionIds, lifecycleActions } from './actions';

type Props = {
  viewer: Viewer;
  experiment: Experiment;
  onRun: (action: LifecycleAction, experiment: Experiment) => void;
};

/** What can be done with one row. */
export function ExperimentRowMenu({ viewer, experiment, onRun }: Props) {
  const navigate = useNavigate();
  const offered = lifecycleActionIds
    .map((id) => ({ ...experimentAction(viewer, experiment, id), id }))
    .filter(({ state }) => state !== 'hidden');
  return (
    <>
      <DropdownMenuItem
        shortcut="↵"
        onSelect={() =>
          void navigate({
            to: '/experiments/$experimentId/{-$tab}',
            params: { experimentId: String(experiment.id) },
          })
        }
      >
        Open
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      {offered.length === 0 ? <DropdownMenuLabel>No actions available</DropdownMenuLabel> : null}
      {offered.map(({ id, reason }) => {
        const { label, icon: Icon, isDangerous } = lifecycleActions[id];
        return (
          <DropdownMenuItem
            key={id}
            icon={<Icon className="size-4" strokeWidth={1.5} />}
            isDanger={isDangerous}
            disabledReason={reason}
            onSelect={() => onRun(id, experiment)}
            className="h-auto! min-h-7 max-w-64"
          >
            <span className="grid py-1">
              {label}
              {reason === undefined ? null : <span className="text-xs">{reason}</span>}
            </span>
          </DropdownMenuItem>
        );
      })}
    </>
  );
}
