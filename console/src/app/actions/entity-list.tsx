import { NothingMatches } from '@trainyard/ui/base/empty-state';
import type { ClientTableProps } from '@trainyard/ui/table/client-table';
import type { ReactNode } from 'react';
import { EntityTable, type EntityTableProps } from './entity-table';
import type { EntityRows } from './use-entity-list';

type View = ClientTableProps<never>['view'];

type Props<
  Entity extends object,
  Id extends string,
  Subject extends object,
  Search extends View,
> = Omit<
  EntityTableProps<Entity, Id, Subject>,
  'rows' | 'keyOf' | 'view' | 'onViewChange' | 'choice' | 'none'
> & {
  list: EntityRows<Entity, Search>;
  /** shown while the list has no entity at all */
  empty: ReactNode;
  /** shown above the rows, if there are any */
  filters?: ReactNode;
  /** the text for filters that match nothing, and the search params without filters */
  nothingMatches?: { title: string; cleared: Partial<Search> };
  /** names the checkbox of a row; without it rows cannot be selected */
  selectLabel?: ((entity: Entity) => string) | undefined;
  /** the actions on the selected rows */
  bulkBar?: ReactNode;
};

/** A list of entities: filters, a table with a menu for each row, and actions on selected rows. */
export function EntityList<
  Entity extends object,
  Id extends string,
  Subject extends object,
  Search extends View,
>({
  list,
  empty,
  filters,
  nothingMatches,
  selectLabel,
  bulkBar,
  ...table
}: Props<Entity, Id, Subject, Search>) {
  const { all, rows, keyOf, view, onViewChange, selectedKeys, onSelect, onFilter } = list;
  return (
    <>
      {all.length === 0 ? null : filters}
      <EntityTable
        {...table}
        rows={rows}
        keyOf={keyOf}
        view={view}
        onViewChange={onViewChange}
        choice={selectLabel && { label: selectLabel, chosen: selectedKeys, onChange: onSelect }}
        none={
          all.length > 0 && nothingMatches ? (
            <NothingMatches
              title={nothingMatches.title}
              onClear={() => onFilter(nothingMatches.cleared)}
            />
          ) : (
            empty
          )
        }
      />
      {bulkBar}
    </>
  );
}
