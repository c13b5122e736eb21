import { lazy, type ReactElement, Suspense, useState } from 'react';
import { Button } from '../../base/button';
import { Input } from '../../base/input';
import { Popover, PopoverContent, PopoverTrigger } from '../../base/popover';
import { SegmentedControl } from '../../base/segmented-control';
import { Select } from '../../base/select';
import { plural } from '../../lib/format';
import type { WrittenTable } from '../export/client-export-rows';
import { DigitsChoice } from '../formats/digits-choice';
import { type ExportFormat, exportFormats } from '../formats/export-formats';
import { ColumnOrder } from './column-order';
import { titleMatcher } from './column-picker';
import { setVisible } from './column-state';
import type { RowHeight, TableArrangement } from './stored-layout';

const LocalExport = lazy(() =>
  import('../export/client-export').then((module) => ({ default: module.ClientExport })),
);

export type Grouping = {
  value: string;
  columns: readonly { id: string; title: string }[];
  onChange: (id: string) => void;
};

export type TableOptionsProps = {
  caption: string;
  columns: readonly { id: string; title: string }[];
  /** number of matching rows */
  total: number;
  /** all of them, as shown */
  tableToExport: () => WrittenTable;
  arrangement: TableArrangement;
  /** the column that groups the rows; empty for none */
  grouping?: Grouping | undefined;
  button: ReactElement;
};

const heights: { value: RowHeight; label: string }[] = [
  { value: 'small', label: 'Short' },
  { value: 'medium', label: 'Medium' },
  { value: 'large', label: 'Tall' },
  { value: 'xl', label: 'Extra Tall' },
];

const formats = Object.keys(exportFormats) as ExportFormat[]; // a record of the formats has no other keys

/** The columns of a table and their order, the height of its rows, and an export of its rows. */
export function TableOptions(props: TableOptionsProps) {
  const { caption, columns, arrangement, button } = props;
  const { columnState, rowHeight, onRowHeightChange, onReset } = arrangement;
  const { state, onStateChange } = columnState;
  const [isOpen, setIsOpen] = useState(true);
  const [exported, setExported] = useState<{ format: ExportFormat; table: WrittenTable }>();
  return (
    <>
      <Popover open={isOpen} onOpenChange={setIsOpen}>
        <PopoverTrigger>{button}</PopoverTrigger>
        <PopoverContent align="end" aria-label={`Table options: ${caption}`}>
          <div className="grid w-80 max-w-[calc(100vw-3rem)] gap-2.5">
            <Columns columns={columns} arrangement={arrangement} />
            <div className="flex gap-3 border-b pb-2.5">
              <TextButton
                label="Show all"
                onClick={() =>
                  onStateChange(
                    setVisible(
                      state,
                      columns.map(({ id }) => id),
                      true,
                    ),
                  )
                }
              />
              <TextButton label="Reset" onClick={onReset} className="ml-auto" />
            </div>
            <SegmentedControl
              label="Row height"
              value={rowHeight}
              segments={heights}
              onChange={onRowHeightChange}
            />
            {props.grouping ? (
              <Select
                label="Group by"
                value={props.grouping.value}
                options={[
                  { value: '', label: 'No groups' },
                  ...props.grouping.columns.map(({ id, title }) => ({
                    value: id,
                    label: `Group by ${title}`,
                  })),
                ]}
                onChange={props.grouping.onChange}
              />
            ) : null}
            <ExportButtons
              count={props.total}
              onExport={(format) => setExported({ format, table: props.tableToExport() })}
            />
          </div>
        </PopoverContent>
      </Popover>
      {exported ? (
        <Suspense>
          <LocalExport
            key={exported.format}
            caption={caption}
            {...exported}
            onClose={() => setExported(undefined)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

type ColumnsProps = { columns: readonly { id: string; title: string }[] } & {
  arrangement: TableArrangement;
};

function Columns({ columns, arrangement }: ColumnsProps) {
  const [search, setSearch] = useState('');
  const matches = titleMatcher(search);
  const matchingColumns = columns.filter(({ title }) => matches(title));
  return (
    <>
      <Input
        type="search"
        aria-label="Search columns"
        placeholder="Search columns"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {matchingColumns.length === 0 ? (
        <p className="py-6 text-center text-muted">No results</p>
      ) : (
        <ColumnOrder
          columns={matchingColumns}
          state={arrangement.columnState.state}
          onStateChange={arrangement.columnState.onStateChange}
          isMovable={search === ''}
        />
      )}
    </>
  );
}

type ExportProps = { count: number; onExport: (format: ExportFormat) => void };

const ExportButtons = ({ count, onExport }: ExportProps) => (
  <fieldset className="grid gap-1.5">
    <legend className="float-left mb-1.5 text-xs font-medium text-faint">
      Export {count === 1 ? 'the row' : `all ${plural(count, 'row')}`} as
    </legend>
    <div className="clear-both flex flex-wrap gap-1.5">
      {formats.map((format) => (
        <Button key={format} onClick={() => onExport(format)}>
          {exportFormats[format].label}
        </Button>
      ))}
    </div>
    <DigitsChoice />
  </fieldset>
);

type TextButtonProps = { label: string; onClick: () => void; className?: string };

const TextButton = ({ label, onClick, className = '' }: TextButtonProps) => (
  <button type="button" onClick={onClick} className={`link text-sm hover:underline ${className}`}>
    {label}
  </button>
);
