import { useNavigate } from '@tanstack/react-router';
import { actionFor, experimentAction, runAction, type Viewer } from '@trainyard/rbac';
import { DropdownMenuItem, DropdownMenuSeparator } from '@trainyard/ui/base/dropdown-menu';
import { menuItemsOf, offeredItems } from '~/app/actions/entity-action';
import { MenuItems } from '~/app/actions/menu-items';
import { rowPage } from '~/features/experiments/base/experiment-link';
import type { RowMenuProps, RowSubject } from '~/features/experiments/experiment-list/list-source';
import {
  DrawItem,
  LinkItems,
  PinItems,
} from '~/features/experiments/experiment-list/rows/row-menu-items';
import { type RunMenuAction, runActionOrder, runActions } from './run-actions';
import { actionableRun } from './run-row';

const places: readonly RunMenuAction[] = [
  ...runActionOrder.slice(0, 3),
  'editNotes',
  'openTensorBoard',
  'viewLogs',
  ...runActionOrder.slice(3),
];

function actionStateOf(viewer: Viewer, { experiment, run }: RowSubject, id: RunMenuAction) {
  const trial = { state: run?.state ?? 'STATE_UNSPECIFIED', experiment };
  if (id === 'editNotes') return experimentAction(viewer, experiment, id);
  if (id === 'viewLogs') return actionFor({ trial }, id, viewer);
  if (id === 'openTensorBoard' && run?.experiment?.unmanaged)
    return { id, state: 'hidden' as const };
  if (id === 'openTensorBoard') return actionFor({ trial }, id, viewer);
  return runAction(viewer, actionableRun({ experiment, run }), id);
}

/** Shows every action on one run, disabled with the reason where it is not possible. */
export default function RunRowMenu({ viewer, row, href, onRun, onPeek }: RowMenuProps) {
  const navigate = useNavigate();
  const { experiment, run } = row;
  const items = offeredItems(menuItemsOf(runActions, places), (id) =>
    actionStateOf(viewer, row, id),
  );
  return (
    <>
      <LinkItems href={href} />
      <DropdownMenuItem
        shortcut="↵"
        onSelect={() => void navigate(rowPage(experiment.id, run?.id))}
      >
        Open run
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => void navigate(rowPage(experiment.id))}>
        Open experiment {experiment.id}
      </DropdownMenuItem>
      <DropdownMenuItem shortcut="D" onSelect={onPeek}>
        Show beside the list
      </DropdownMenuItem>
      <DrawItem rowId={row.id} />
      <PinItems projectId={experiment.projectId} rowId={row.id} />
      {items.length > 0 ? <DropdownMenuSeparator /> : null}
      <MenuItems items={items} onRun={(id) => onRun(id, row)} />
    </>
  );
}
