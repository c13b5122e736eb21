import { useNavigate } from '@tanstack/react-router';
import { experimentAction, type Viewer } from '@trainyard/rbac';
import type { Experiment } from '@trainyard/sdk/types';
import {
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
} from '@trainyard/ui/base/dropdown-menu';
import { WatchItems } from '~/features/experiment-watch/watch-items';
import { actionPlaces, type ExperimentActionName, rowOf } from '~/features/experiments/actions';
import { LinkLines, PinLines } from './row-menu-items';

type Props = {
  viewer: Viewer;
  experiment: Experiment;
  /** of the link that the menu was opened on */
  href: string | undefined;
  onRun: (id: ExperimentActionName, experiment: Experiment) => void;
  /** shows the experiment beside the list */
  onPeek: () => void;
};

/** Every action on one row, with the reason where it cannot be done. */
export function ExperimentRowMenu({ viewer, experiment, href, onRun, onPeek }: Props) {
  const navigate = useNavigate();
  const offered = actionPlaces.rowMenu
    .map((id) => ({ ...experimentAction(viewer, experiment, id), id }))
    .filter(({ state }) => state !== 'hidden');
  return (
    <>
      <LinkLines href={href} />
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
      <DropdownMenuItem shortcut="D" onSelect={onPeek}>
        Show beside the list
      </DropdownMenuItem>
      <PinLines projectId={experiment.projectId} experimentId={experiment.id} />
      <WatchItems experiment={experiment} />
      <DropdownMenuSeparator />
      {offered.length === 0 ? <DropdownMenuLabel>No actions available</DropdownMenuLabel> : null}
      {offered.map(({ id, reason }) => {
        const { label, icon: Icon, isDangerous = false } = rowOf(id);
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
