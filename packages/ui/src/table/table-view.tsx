import type { RowData } from '@tanstack/react-table';
import { lazy, Suspense } from 'react';
import { useIsPhone } from '../hooks/use-media';
import type { Grouping } from './columns/table-options';
import { TableOptionsButton } from './columns/table-options-button';
import { writtenTable } from './export/client-export-rows';
import { titleOf } from './table-columns';
import type { TableViewProps } from './table-props';
import { WideTable } from './wide-table';

// lazy drops the type parameter
const PhoneRows = lazy(() =>
  import('./phone-rows').then((module) => ({ default: module.PhoneRows })),
) as unknown as typeof import('./phone-rows').PhoneRows;

type Props<Item extends RowData> = TableViewProps<Item> & {
  storedAs: string | undefined;
  /** rows that match, also on other pages */
  total: number;
  /** all of them, for files */
  pages: (signal: AbortSignal) => AsyncIterable<readonly Item[]>;
  grouping?: Grouping | undefined;
};

/** A model as a table, on a phone as a list. */
export function TableView<Item extends RowData>(props: Props<Item>) {
  const { storedAs, total, pages, grouping, ...view } = props;
  const { caption, keyOf, model } = view;
  const { table, arrangement } = model;
  const isPhone = useIsPhone();
  const options =
    storedAs === undefined ? undefined : (
      <TableOptionsButton
        caption={caption}
        columns={table
          .getAllLeafColumns()
          .map((column) => ({ id: column.id, title: titleOf(column) }))}
        total={total}
        written={() =>
          writtenTable({ columns: table.getVisibleLeafColumns(), total, pages, keyOf })
        }
        arrangement={arrangement}
        grouping={grouping}
      />
    );
  return isPhone && (view.frame ?? 'page') === 'page' ? (
    <Suspense>
      <PhoneRows {...view} options={options} />
    </Suspense>
  ) : (
    <WideTable {...view} options={options} />
  );
}
