import { type ActionItem, ActionItems } from '@trainyard/ui/base/action-items';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from '@trainyard/ui/base/dropdown-menu';
import { IconButton } from '@trainyard/ui/base/icon-button';
import { restoreFocus } from '@trainyard/ui/lib/restore-focus';
import { RowMenu } from '@trainyard/ui/table/row-menu';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import type { MenuPlace } from './entity-card';

type Props<Id extends string> = {
  /** of the button: "Model actions" */
  label: string;
  items: readonly ActionItem<Id>[];
  onRun: (id: Id) => void;
  isInitiallyOpen?: boolean;
  /** without a frame among other quiet things */
  isQuiet?: boolean;
};

/** The menu in the header of one entity; nothing where no action is offered. */
export function ActionMenu<Id extends string>(props: Props<Id>) {
  const { label, items, onRun, isInitiallyOpen = false, isQuiet = false } = props;
  const [isOpen, setIsOpen] = useState(isInitiallyOpen);
  if (items.length === 0) return null;
  return (
    <DropdownMenu open={isOpen} onOpenChange={setIsOpen}>
      <DropdownMenuTrigger>
        <IconButton label={label} variant={isQuiet ? 'quiet' : 'outline'}>
          <Ellipsis aria-hidden className="size-4" strokeWidth={1.5} />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <ActionItems items={items} onRun={onRun} />
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

type Options<Entity, Id extends string> = {
  nameOf: (entity: Entity) => string | number;
  itemsOf: (entity: Entity) => readonly ActionItem<Id>[];
  onRun: (id: Id, entity: Entity) => void;
};

/**
 * One menu for all cards or rows of a list. Render `menu` once; `open` shows it for one of them, and
 * `rowMenu` has a table do so.
 */
export function useEntityMenu<Entity, Id extends string>({
  nameOf,
  itemsOf,
  onRun,
}: Options<Entity, Id>) {
  const [asked, setAsked] = useState<{ entity: Entity; at: MenuPlace }>();
  const hasItems = (entity: Entity) => itemsOf(entity).length > 0;
  // a right click on a pinned workspace cannot know what its menu would hold
  const open = (entity: Entity, at: MenuPlace) => hasItems(entity) && setAsked({ entity, at });
  const labelOf = (entity: Entity) => `Actions for ${nameOf(entity)}`;
  const menu = (
    <RowMenu
      at={asked?.at}
      label={asked ? labelOf(asked.entity) : 'Actions'}
      onClose={() => setAsked(undefined)}
      onReturnFocus={restoreFocus}
    >
      {asked ? (
        <ActionItems items={itemsOf(asked.entity)} onRun={(id) => onRun(id, asked.entity)} />
      ) : null}
    </RowMenu>
  );
  return { open, menu, rowMenu: { label: labelOf, onOpen: open, hasItems } };
}
