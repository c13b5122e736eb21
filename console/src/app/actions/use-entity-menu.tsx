import { restoreFocus } from '@trainyard/ui/lib/focus/restore-focus';
import { RowMenu } from '@trainyard/ui/table/controls/row-menu';
import { useState } from 'react';
import type { EntityActions, OfferedItem } from './entity-action';
import { MenuItems } from './menu-items';
import { type ActionOptions, useEntityActions } from './use-entity-actions';

/** A place in the window, in pixels. */
export type MenuPlace = { x: number; y: number };

export type EntityMenuOptions<Entity, Id extends string, Subject extends object> = ActionOptions<
  Id,
  Subject
> & {
  nameOf: (entity: Entity) => string | number;
  itemsOf: (entity: Entity) => readonly OfferedItem<Id>[];
  /** the subject of the actions */
  subjectOf: (entity: Entity) => Subject;
};

/**
 * One menu for all cards or rows of a list, which runs their actions. Render `menu` once, with the
 * dialogs of the actions; `open` shows it for one of them, and `rowMenu` has a table do so.
 */
export function useEntityMenu<Entity, Id extends string, Subject extends object>(
  actions: EntityActions<Id, Subject>,
  { nameOf, itemsOf, subjectOf, ...options }: EntityMenuOptions<Entity, Id, Subject>,
) {
  const { run, dialog } = useEntityActions(actions, options);
  const [openMenu, setOpenMenu] = useState<OpenMenu<Entity>>();
  const hasItems = (entity: Entity) => itemsOf(entity).length > 0;
  const open = (entity: Entity, at: MenuPlace) => setOpenMenu({ entity, at });
  const menu = (
    <>
      <EntityMenu
        {...{ nameOf, itemsOf }}
        openMenu={openMenu}
        onRun={(id, entity) => run(id, subjectOf(entity))}
        onClose={() => setOpenMenu(undefined)}
      />
      {dialog}
    </>
  );
  return { run, open, menu, rowMenu: { label: labelOf(nameOf), onOpen: open, hasItems } };
}

type OpenMenu<Entity> = { entity: Entity; at: MenuPlace };

type MenuProps<Entity, Id extends string> = {
  nameOf: (entity: Entity) => string | number;
  itemsOf: (entity: Entity) => readonly OfferedItem<Id>[];
  /** the entity whose menu is open, and where */
  openMenu: OpenMenu<Entity> | undefined;
  onRun: (id: Id, entity: Entity) => void;
  onClose: () => void;
};

/** The menu of an entity with its actions; one without actions does not open. */
export function EntityMenu<Entity, Id extends string>(props: MenuProps<Entity, Id>) {
  const { nameOf, itemsOf, openMenu, onRun, onClose } = props;
  const items = openMenu ? itemsOf(openMenu.entity) : [];
  return (
    <RowMenu
      at={items.length > 0 ? openMenu?.at : undefined}
      label={openMenu ? labelOf(nameOf)(openMenu.entity) : 'Actions'}
      onClose={onClose}
      onReturnFocus={restoreFocus}
    >
      {openMenu ? <MenuItems items={items} onRun={(id) => onRun(id, openMenu.entity)} /> : null}
    </RowMenu>
  );
}

const labelOf =
  <Entity,>(nameOf: (entity: Entity) => string | number) =>
  (entity: Entity) =>
    `Actions for ${nameOf(entity)}`;
