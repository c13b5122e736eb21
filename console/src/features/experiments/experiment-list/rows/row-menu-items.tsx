import { useQueryClient } from '@tanstack/react-query';
import { DropdownMenuItem, DropdownMenuSeparator } from '@trainyard/ui/base/dropdown-menu';
import { ExternalLink, Pin, PinOff } from 'lucide-react';
import { useSaveSetting } from '~/data/save-setting';
import { settingsQuery } from '~/data/settings';
import { drawnRows, useDraw } from '~/features/experiments/experiment-list/board/drawn-rows';
import { useListSource } from '~/features/experiments/experiment-list/list-source';
import { maxPins, pinsKey, pinsPath } from './stored-pins';
import { usePins } from './use-pins';

/** The items of a browser's own menu for a link, which this menu replaces. */
export function LinkItems({ href }: { href: string | undefined }) {
  if (href === undefined) return null;
  const open = (features: string) => window.open(href, '_blank', `noopener,noreferrer${features}`);
  return (
    <>
      <DropdownMenuItem
        icon={<ExternalLink className="size-4" strokeWidth={1.5} />}
        onSelect={() => open('')}
      >
        Open Link in New Tab
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => open(',popup')}>Open Link in New Window</DropdownMenuItem>
      <DropdownMenuSeparator />
    </>
  );
}

/** Draws a row on the board beside the list, or takes it off. */
export function DrawItem({ rowId }: { rowId: number }) {
  const { toggle } = useDraw();
  return (
    <DropdownMenuItem shortcut="V" onSelect={() => toggle(rowId)}>
      {drawnRows.get().ids.includes(rowId) ? 'Remove from the board' : 'Draw on the board'}
    </DropdownMenuItem>
  );
}

type PinProps = { projectId: number; rowId: number };

/** Keeps a row above all others of its project, on every page; and lets it go again. */
export function PinItems({ projectId, rowId }: PinProps) {
  const queryClient = useQueryClient();
  const save = useSaveSetting();
  const pins = usePins(projectId);
  const key = pinsKey(useListSource().name);
  const isPinned = pins.includes(rowId);

  function keep(ids: readonly number[]) {
    const storagePath = pinsPath(projectId);
    const stored = queryClient.getQueryData(settingsQuery.queryKey)?.[storagePath]?.[key];
    save({ storagePath, key, value: { ...Object(stored), [projectId]: ids } });
  }

  const Icon = isPinned ? PinOff : Pin;
  const others = pins.filter((id) => id !== rowId);
  return (
    <>
      <DropdownMenuItem
        icon={<Icon className="size-4" strokeWidth={1.5} />}
        disabledReason={
          !isPinned && pins.length >= maxPins ? `Up to ${maxPins} pinned items` : undefined
        }
        onSelect={() => keep(isPinned ? others : [...pins, rowId])}
      >
        {isPinned ? 'Unpin' : 'Pin'}
      </DropdownMenuItem>
      {/* some of them may be filtered out, or gone */}
      {others.length > 0 ? (
        <DropdownMenuItem onSelect={() => keep([])}>
          {pins.length > 1 ? `Unpin all ${pins.length}` : 'Unpin the other row'}
        </DropdownMenuItem>
      ) : null}
    </>
  );
}
