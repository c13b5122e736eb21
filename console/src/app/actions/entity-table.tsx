import { ClientTable, type ClientTableProps } from '@trainyard/ui/table/client-table';
import type { ReactNode } from 'react';
import type { EntityActions } from './entity-action';
import { type EntityMenuOptions, useEntityMenu } from './use-entity-menu';

type Props<
  Entity extends object,
  Id extends string,
  Subject extends object,
> = ClientTableProps<Entity> &
  EntityMenuOptions<Entity, Id, Subject> & {
    actions: EntityActions<Id, Subject>;
    /** shown without rows, where dialogs of the last one may still be open */
    none?: ReactNode;
  };

/** A table whose rows have a menu with their actions. */
export function EntityTable<Entity extends object, Id extends string, Subject extends object>({
  actions,
  nameOf,
  itemsOf,
  subjectOf,
  none = null,
  ...table
}: Props<Entity, Id, Subject>) {
  const { menu, rowMenu } = useEntityMenu(actions, { nameOf, itemsOf, subjectOf });
  return (
    <>
      {table.rows.length === 0 ? none : <ClientTable {...table} menu={rowMenu} />}
      {menu}
    </>
  );
}
