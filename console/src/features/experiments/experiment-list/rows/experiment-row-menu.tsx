import { useNavigate } from '@tanstack/react-router';
import { experimentAction } from '@trainyard/rbac';
import { DropdownMenuItem, DropdownMenuSeparator } from '@trainyard/ui/base/dropdown-menu';
import { menuItemsOf, offeredItems } from '~/app/actions/entity-action';
import { MenuItems } from '~/app/actions/menu-items';
import { SinceLastGoodItem } from '~/features/experiments/base/since-last-good';
import { actionPlaces, experimentActions } from '~/features/experiments/experiment-actions/actions';
import { defaultTab } from '~/features/experiments/experiment-detail/experiment-page-load';
import type { RowMenuProps } from '~/features/experiments/experiment-list/list-source';
import { WatchItems } from '~/features/experiments/experiment-watch/watch-items';
import { DrawItem, LinkItems, PinItems } from './row-menu-items';

/** Shows every action on one row, disabled with the reason where it is not possible. */
export default function ExperimentRowMenu({ viewer, row, href, onRun, onPeek }: RowMenuProps) {
  const { experiment } = row;
  const navigate = useNavigate();
  const items = offeredItems(menuItemsOf(experimentActions, actionPlaces.rowMenu), (id) =>
    experimentAction(viewer, experiment, id),
  );
  return (
    <>
      <LinkItems href={href} />
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
      <SinceLastGoodItem
        experiment={experiment}
        onOpen={() =>
          void navigate({
            to: defaultTab(experiment),
            params: { experimentId: String(experiment.id) },
            search: () => ({ metric: undefined, lastGood: true }),
          })
        }
      />
      <DrawItem rowId={experiment.id} />
      <PinItems projectId={experiment.projectId} rowId={experiment.id} />
      <WatchItems experiment={experiment} />
      <DropdownMenuSeparator />
      <MenuItems items={items} onRun={(id) => onRun(id, row)} />
    </>
  );
}
