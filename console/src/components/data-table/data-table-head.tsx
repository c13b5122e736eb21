import { FlexRender, type Header } from '@tanstack/react-table';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Checkbox } from '~/components/ui/checkbox';
import { cn } from '~/lib/cn';
import { type DataRow, type DataTableFeatures, frozenEdge } from './columns';
import { ariaSort, type SortEntry, sortAfterClick } from './sort';

type Props<Row extends DataRow> = {
  headers: readonly Header<DataTableFeatures, Row, unknown>[];
  offsets: ReadonlyMap<string, number>;
  sort: readonly SortEntry[];
  onSortChange: (sort: SortEntry[]) => void;
  checked: boolean | 'indeterminate';
  onCheck: () => void;
};

const cell =
  'sticky top-0 h-[30px] overflow-hidden border-b bg-bg px-2.5 text-left text-xs font-medium text-faint';

export function DataTableHead<Row extends DataRow>(props: Props<Row>) {
  const { headers, offsets, checked, onCheck } = props;
  const lastFrozen = [...offsets.keys()].at(-1);
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" className={cn(cell, 'left-0 z-30 pl-6')}>
          <span className="flex items-center">
            <Checkbox
              aria-label="Select all"
              checked={checked === true}
              isIndeterminate={checked === 'indeterminate'}
              onChange={onCheck}
            />
          </span>
        </th>
        {headers.map((header) => (
          <HeadCell
            key={header.id}
            {...props}
            header={header}
            isLastFrozen={header.id === lastFrozen}
          />
        ))}
        <th scope="col" className={cn(cell, 'right-0 z-30 px-0')}>
          <span className="sr-only">Actions</span>
        </th>
      </tr>
    </thead>
  );
}

type CellProps<Row extends DataRow> = Props<Row> & {
  header: Header<DataTableFeatures, Row, unknown>;
  isLastFrozen: boolean;
};

function HeadCell<Row extends DataRow>({ header, isLastFrozen, ...props }: CellProps<Row>) {
  const { sort, offsets } = props;
  const look = header.column.columnDef.meta ?? {};
  const left = offsets.get(header.id);
  return (
    <th
      scope="col"
      aria-sort={ariaSort(sort, header.id)}
      style={left === undefined ? undefined : { left }}
      className={cn(
        cell,
        left === undefined ? 'z-20' : 'z-30',
        isLastFrozen && frozenEdge,
        look.isEnd && 'text-right',
      )}
    >
      {look.isUnsortable ? (
        <span title={`${look.hint ?? ''} The list cannot be sorted by this column.`.trim()}>
          <FlexRender header={header} />
        </span>
      ) : (
        <SortButton header={header} {...props} />
      )}
    </th>
  );
}

function SortButton<Row extends DataRow>({
  header,
  sort,
  onSortChange,
}: Pick<CellProps<Row>, 'header' | 'sort' | 'onSortChange'>) {
  const { isDescFirst: descFirst = false, isEnd, hint } = header.column.columnDef.meta ?? {};
  const rank = sort.findIndex((entry) => entry.id === header.id);
  return (
    <button
      type="button"
      title={hint ?? 'Sort; hold Shift to add it to the sort'}
      onClick={(event) =>
        onSortChange(sortAfterClick({ sort, id: header.id, descFirst, add: event.shiftKey }))
      }
      className={cn(
        'inline-flex h-7 max-w-full items-center gap-1 hover:text-text focus-visible:-outline-offset-2',
        isEnd && 'justify-end',
        rank >= 0 && 'text-text',
      )}
    >
      <span className="truncate">
        <FlexRender header={header} />
      </span>
      {rank < 0 ? null : <SortMark isDesc={sort[rank]?.desc ?? false} />}
      {rank >= 0 && sort.length > 1 ? <span className="num text-faint">{rank + 1}</span> : null}
    </button>
  );
}

const SortMark = ({ isDesc }: { isDesc: boolean }) => {
  const Arrow = isDesc ? ArrowDown : ArrowUp;
  return <Arrow aria-hidden className="size-3 shrink-0" strokeWidth={2} />;
};
