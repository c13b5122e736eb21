import { type ActionItem, ActionItems } from '@trainyard/ui/base/action-items';
import { restoreFocus } from '@trainyard/ui/lib/restore-focus';
import { RowMenu } from '@trainyard/ui/table/row-menu';
import { type ReactNode, useState } from 'react';
import type { MenuPlace } from './entity-card';

type Options<Entity> = {
  nameOf: (entity: Entity) => string;
  renderItems: (entity: Entity) => ReactNode;
};

/** One menu for all cards or rows of a list. Render `menu` once; `open` shows it for one of them. */
export function useEntityMenu<Entity>({ nameOf, renderItems }: Options<Entity>) {
  const [asked, setAsked] = useState<{ entity: Entity; at: MenuPlace }>();
  const open = (entity: Entity, at: MenuPlace) => setAsked({ entity, at });
  const menu = (
    <RowMenu
      at={asked?.at}
      label={asked ? `Actions for ${nameOf(asked.entity)}` : 'Actions'}
      onClose={() => setAsked(undefined)}
      onReturnFocus={restoreFocus}
    >
      {asked ? renderItems(asked.entity) : null}
    </RowMenu>
  );
  return { open, menu };
}

type ActionOptions<Entity, Id extends string> = {
  nameOf: (entity: Entity) => string;
  itemsOf: (entity: Entity) => readonly ActionItem<Id>[];
  onRun: (id: Id, entity: Entity) => void;
};

/** The same for entities with a table of actions; `rowMenu` goes to the table that shows them. */
export function useActionMenu<Entity, Id extends string>(options: ActionOptions<Entity, Id>) {
  const { nameOf, itemsOf, onRun } = options;
  const { open, menu } = useEntityMenu<Entity>({
    nameOf,
    renderItems: (entity) => (
      <ActionItems items={itemsOf(entity)} onRun={(id) => onRun(id, entity)} />
    ),
  });
  const rowMenu = {
    label: (entity: Entity) => `Actions for ${nameOf(entity)}`,
    onOpen: open,
    hasItems: (entity: Entity) => itemsOf(entity).length > 0,
  };
  return { open, menu, rowMenu };
}
