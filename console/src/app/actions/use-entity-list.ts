import {
  type QueryKey,
  type UseSuspenseQueryOptions,
  useSuspenseQuery,
} from '@tanstack/react-query';
import type { ClientTableProps } from '@trainyard/ui/table/client-table';
import type { RowKey } from '@trainyard/ui/table/selected-rows';
import { createEntryState, useEntryState } from '~/app/links/entry-state';

const selections = createEntryState<ReadonlySet<RowKey>>(new Set());

type RowsOptions<Row, View> = {
  /** search params of the page: filters, sort, page */
  view: View;
  onViewChange: ((change: Partial<View>) => void) & ClientTableProps<never>['onViewChange'];
  keyOf: (row: Row) => RowKey;
  /** returns the rows that match the filters; all of them by default */
  filterRows?: (rows: readonly Row[]) => readonly Row[];
};

/** The rows of a list: all, those that match its filters, and of these the selected ones. */
export type EntityRows<Row, View> = Pick<
  RowsOptions<Row, View>,
  'view' | 'onViewChange' | 'keyOf'
> & {
  all: readonly Row[];
  rows: readonly Row[];
  selectedRows: readonly Row[];
  selectedKeys: ReadonlySet<RowKey>;
  onSelect: (keys: ReadonlySet<RowKey>) => void;
  /** changes filters: the list begins at its first page, and the selection is cleared */
  onFilter: (change: Partial<View>) => void;
};

/** The state of a list whose rows are known. */
export function useEntityRows<Row, View extends { page: number }>(
  all: readonly Row[],
  { view, onViewChange, keyOf, filterRows }: RowsOptions<Row, View>,
): EntityRows<Row, View> {
  const [selectedKeys, onSelect] = useEntryState(selections);
  const rows = filterRows?.(all) ?? all;
  return {
    view,
    onViewChange,
    keyOf,
    all,
    rows,
    selectedRows: rows.filter((row) => selectedKeys.has(keyOf(row))),
    selectedKeys,
    onSelect,
    onFilter(change) {
      onSelect(new Set());
      onViewChange({ ...change, page: 0 });
    },
  };
}

type Options<Answer, Row, View, Key extends QueryKey> = RowsOptions<Row, View> & {
  query: UseSuspenseQueryOptions<Answer, Error, Row[], Key>;
};

/** The same for the rows of a query, which suspends until they have loaded. */
export function useEntityList<Answer, Row, View extends { page: number }, Key extends QueryKey>({
  query,
  ...options
}: Options<Answer, Row, View, Key>): EntityRows<Row, View> {
  return useEntityRows(useSuspenseQuery(query).data, options);
}
