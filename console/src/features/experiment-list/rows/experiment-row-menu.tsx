import { useNavigate } from '@tanstack/react-router';
import { experimentAction, type Viewer } from '@trainyard/rbac';
import type { Experiment } from '@trainyard/sdk/types';
import { ActionItems, offeredItems } from '@trainyard/ui/base/action-items';
import { DropdownMenuItem, DropdownMenuSeparator } from '@trainyard/ui/base/dropdown-menu';
import { menuItemsOf } from '~/app/actions/entity-action';
import { WatchItems } from '~/features/experiment-watch/watch-items';
import {
  actionPlaces,
  type ExperimentActionName,
  experimentActions,
} from '~/features/experiments/actions';
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
  const items = offeredItems(menuItemsOf(experimentActions, actionPlaces.rowMenu), (id) =>
    experimentAction(viewer, experiment, id),
  );
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
      <ActionItems items={items} onRun={(id) => onRun(id, experiment)} />
    </>
  );
}
