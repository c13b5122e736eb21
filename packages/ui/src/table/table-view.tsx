import type { RowData } from '@tanstack/react-table';
import { SlidersHorizontal } from 'lucide-react';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useIsPhone } from '../hooks/use-media';
import type { Grouping, TableOptionsProps } from './columns/table-options';
import { writtenTable } from './export/client-export-rows';
import { PhoneRows } from './phone-rows';
import { titleOf } from './table-columns';
import type { TableViewProps } from './table-props';
import { WideTable } from './wide-table';

type Props<Item extends RowData> = TableViewProps<Item> & {
  storedAs: string | undefined;
  /** number of matching rows, including other pages */
  total: number;
  /** yields all of them, for files */
  pages: (signal: AbortSignal) => AsyncIterable<readonly Item[]>;
  grouping?: Grouping | undefined;
};

/** Renders a model as a table, on a phone as a list. */
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
        tableToExport={() =>
          writtenTable({ columns: table.getVisibleLeafColumns(), total, pages, keyOf })
        }
        arrangement={arrangement}
        grouping={grouping}
      />
    );
  return isPhone && isListOnPhone(view) ? (
    <PhoneRows {...view} options={options} />
  ) : (
    <WideTable {...view} options={options} />
  );
}

/** A table as high as its rows is a list on a phone if a column is marked as its title. */
function isListOnPhone<Item extends RowData>({ frame = 'page', model }: TableViewProps<Item>) {
  if (frame !== 'flow') return frame !== 'inner';
  const columns = model.table.getVisibleLeafColumns();
  return columns.some(({ columnDef }) => columnDef.meta?.phone === 'title');
}

const load = () => import('./columns/table-options');
const TableOptions = lazy(() => load().then((module) => ({ default: module.TableOptions })));

/** Opens the options of a table: its layout and export. Loaded on first use. */
function TableOptionsButton(props: Omit<TableOptionsProps, 'button'>) {
  const [isLoaded, setIsLoaded] = useState(false);
  const { caption } = props;
  if (!isLoaded)
    return (
      <OptionsButton
        caption={caption}
        onPointerEnter={() => void load()}
        onClick={() => setIsLoaded(true)}
      />
    );
  return (
    <Suspense fallback={<OptionsButton caption={caption} />}>
      <TableOptions {...props} button={<OptionsButton caption={caption} />} />
    </Suspense>
  );
}

const OptionsButton = ({ caption, ...rest }: ComponentProps<'button'> & { caption: string }) => (
  <button
    type="button"
    aria-label={`Table options: ${caption}`}
    title="Columns, row height, export"
    aria-haspopup="dialog"
    className="grid size-6 place-items-center rounded-sm text-muted hover:bg-line hover:text-text aria-expanded:bg-line aria-expanded:text-text"
    {...rest}
  >
    <SlidersHorizontal aria-hidden className="size-3.5" />
  </button>
);
