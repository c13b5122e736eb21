import { restoreFocus } from '@trainyard/ui/lib/restore-focus';
import { RowMenu } from '@trainyard/ui/table/row-menu';
import { useState } from 'react';
import type { MenuPlace } from '~/components/entity/entity-card';
import type { EntityActions, OfferedItem } from './entity-action';
import { MenuItems } from './menu-items';
import { type ActionOptions, useEntityActions } from './use-entity-actions';

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
  const [openMenu, setOpenMenu] = useState<{ entity: Entity; at: MenuPlace }>();
  const hasItems = (entity: Entity) => itemsOf(entity).length > 0;
  // a right click on a pinned workspace cannot know what its menu would hold
  const open = (entity: Entity, at: MenuPlace) => hasItems(entity) && setOpenMenu({ entity, at });
  const labelOf = (entity: Entity) => `Actions for ${nameOf(entity)}`;
  const menu = (
    <>
      <RowMenu
        at={openMenu?.at}
        label={openMenu ? labelOf(openMenu.entity) : 'Actions'}
        onClose={() => setOpenMenu(undefined)}
        onReturnFocus={restoreFocus}
      >
        {openMenu ? (
          <MenuItems
            items={itemsOf(openMenu.entity)}
            onRun={(id) => run(id, subjectOf(openMenu.entity))}
          />
        ) : null}
      </RowMenu>
      {dialog}
    </>
  );
  return { run, open, menu, rowMenu: { label: labelOf, onOpen: open, hasItems } };
}
