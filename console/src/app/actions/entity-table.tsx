import { ClientTable, type ClientTableProps } from '@trainyard/ui/table/client-table';
import type { ReactNode } from 'react';
import type { EntityActions } from './entity-action';
import { type EntityMenuOptions, useEntityMenu } from './use-entity-menu';

type Columns<Entity extends object> = ClientTableProps<Entity>['columns'];

export type EntityTableProps<
  Entity extends object,
  Id extends string,
  Subject extends object,
> = Omit<ClientTableProps<Entity>, 'columns'> &
  EntityMenuOptions<Entity, Id, Subject> & {
    actions: EntityActions<Id, Subject>;
    /** columns, or a function that makes them, for cells that run an action */
    columns: Columns<Entity> | ((run: (id: Id, subject: Subject) => void) => Columns<Entity>);
    /** replaces the table when there are no rows; dialogs of a removed row stay open */
    none?: ReactNode;
  };

/** A table whose rows have a menu with their actions. */
export function EntityTable<Entity extends object, Id extends string, Subject extends object>({
  actions,
  nameOf,
  itemsOf,
  subjectOf,
  none = null,
  columns,
  ...table
}: EntityTableProps<Entity, Id, Subject>) {
  const { run, menu, rowMenu } = useEntityMenu(actions, { nameOf, itemsOf, subjectOf });
  return (
    <>
      {table.rows.length === 0 ? (
        none
      ) : (
        <ClientTable
          {...table}
          columns={typeof columns === 'function' ? columns(run) : columns}
          menu={rowMenu}
        />
      )}
      {menu}
    </>
  );
}
