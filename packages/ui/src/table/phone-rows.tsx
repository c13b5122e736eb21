import { ArrowDown, ArrowUp } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Select } from '../base/select';
import { GroupButton } from './group-head';
import { AllRowsBox, type ChoiceRange, MenuButton, RowBox, useChoiceRange } from './row-controls';
import { formatSort, parseSort, type SortEntry } from './sort/sort';
import {
  isGroup,
  menuOf,
  type RowGroup,
  type RowMenuProps,
  type RowSelection,
  type StaticColumn,
  type StaticTableProps,
} from './static-columns';

/** The same rows where there is no room for columns: what each is called, and the facts that matter most. */
export function PhoneRows<Row>(props: StaticTableProps<Row>) {
  const { caption, columns, rows, keyOf, menu, choice, layout } = props;
  const groups: readonly RowGroup<Row>[] = props.groups ?? [{ rows }];
  const keys = groups.flatMap((group) => group.rows).map(keyOf);
  const range = useChoiceRange(keys);
  const parts = partsOf(columns);
  const drawRows = (shown: readonly Row[], label: string) => (
    <ul aria-label={label}>
      {shown.map((row) => (
        <PhoneRow
          key={keyOf(row)}
          row={row}
          rowKey={keyOf(row)}
          parts={parts}
          menu={menuOf(row, menu)}
          choice={choice}
          range={range}
        />
      ))}
    </ul>
  );
  return (
    <section aria-label={caption} className="-mx-4 [nav+&]:-mt-2">
      <div className="flex h-11 items-center gap-1 border-b pr-1">
        {choice ? (
          <FingerBox>
            <AllRowsBox keys={keys} choice={choice} />
          </FingerBox>
        ) : null}
        <SortChoice {...props} hasBox={choice !== undefined} />
        <span className="ml-auto *:size-11">{layout?.options}</span>
      </div>
      {groups.map(({ rows: shown, ...group }, at) => (
        <Fragment key={group.label ?? at}>
          {isGroup(group) ? (
            <h3 className="h-11 border-b bg-sunken">
              <GroupButton
                {...group}
                onFold={(isFolded) => props.onFold?.(group.label, isFolded)}
              />
            </h3>
          ) : null}
          {shown.length > 0 ? drawRows(shown, group.label || caption) : null}
        </Fragment>
      ))}
    </section>
  );
}

/** A checkbox is hit anywhere around it. */
const FingerBox = ({ children }: { children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is inside, and has its own name
  <label className="grid size-11 shrink-0 place-items-center">{children}</label>
);

type Parts<Row> = {
  title: StaticColumn<Row> | undefined;
  line: readonly StaticColumn<Row>[];
  end: readonly StaticColumn<Row>[];
};

/** Assigns columns to parts of a card; without a column that names rows, the first one does. */
function partsOf<Row>(columns: readonly StaticColumn<Row>[]): Parts<Row> {
  const said = columns.filter(({ phone }) => phone !== undefined);
  const shown = said.length > 0 ? said : columns;
  const title = shown.find(({ phone }) => phone === 'title') ?? shown[0];
  const rest = shown.filter((column) => column !== title);
  return {
    title,
    line: rest.filter(({ phone }) => phone !== 'end'),
    end: rest.filter(({ phone }) => phone === 'end'),
  };
}

type RowProps<Row> = {
  row: Row;
  rowKey: string | number;
  parts: Parts<Row>;
  menu: RowMenuProps<Row> | undefined;
  choice: RowSelection<Row> | undefined;
  range: ChoiceRange;
};

const PhoneRow = <Row,>({ row, rowKey, parts, menu, choice, range }: RowProps<Row>) => (
  <li
    className="relative flex items-start border-b py-1"
    onContextMenu={
      menu &&
      ((event) => {
        event.preventDefault();
        menu.onOpen(row, { x: event.clientX, y: event.clientY });
      })
    }
  >
    {choice ? (
      <FingerBox>
        <RowBox row={row} rowKey={rowKey} choice={choice} range={range} />
      </FingerBox>
    ) : null}
    <div className={choice ? 'min-w-0 flex-1 pr-4' : 'min-w-0 flex-1 px-4'}>
      <div className="flex h-11 items-center gap-2">
        {/* the link to the thing is as tall as the line */}
        <div className="num min-w-0 truncate font-medium [&_a]:leading-11">
          {parts.title?.cell(row)}
        </div>
        <div className="num ml-auto flex shrink-0 items-center gap-2 text-sm">
          {parts.end.map((column) => (
            <span key={column.id}>
              <span className="sr-only">{column.title} </span>
              {column.cell(row)}
            </span>
          ))}
        </div>
      </div>
      {parts.line.length > 0 ? (
        <dl className="-mt-1 flex flex-wrap gap-x-4 gap-y-1 pb-2 text-sm">
          {parts.line.map((column) => (
            <div key={column.id} className="flex max-w-full min-w-0 items-center gap-1.5">
              <dt className="shrink-0 text-faint">{column.title}</dt>
              <dd className="num min-w-0 truncate">{column.cell(row)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
    {menu ? <MenuButton row={row} menu={menu} className="mr-1 -ml-3 size-11 shrink-0" /> : null}
  </li>
);

type SortProps<Row> = Pick<StaticTableProps<Row>, 'columns' | 'sort' | 'onSortChange'> & {
  hasBox: boolean;
};

/** Replaces the headers, which sort elsewhere. */
function SortChoice<Row>({ columns, sort, onSortChange, hasBox }: SortProps<Row>) {
  const sortable = columns.flatMap(({ sort: id, title, isDescFirst = false }) =>
    id === undefined ? [] : [{ value: id, label: title, isDescFirst }],
  );
  if (sortable.length === 0) return null;
  const [entry] = parseSort(sort, new Set(sortable.map(({ value }) => value))) ?? [];
  const set = (next: SortEntry) => onSortChange(formatSort([next]));
  const Arrow = entry?.desc ? ArrowDown : ArrowUp;
  const options = entry ? sortable : [{ value: '', label: 'Not sorted' }, ...sortable];
  return (
    <div className={hasBox ? 'flex min-w-0' : 'flex min-w-0 pl-1.5'}>
      <Select
        label="Sort by"
        value={entry?.id ?? ''}
        options={options}
        onChange={(id) => {
          const column = sortable.find(({ value }) => value === id);
          if (column) set({ id, desc: column.isDescFirst });
        }}
        className="h-11! border-transparent! bg-transparent! text-muted"
      />
      {entry ? (
        <button
          type="button"
          aria-label={entry.desc ? 'Sort ascending' : 'Sort descending'}
          onClick={() => set({ ...entry, desc: !entry.desc })}
          className="grid size-11 shrink-0 place-items-center text-muted"
        >
          <Arrow aria-hidden className="size-3.5" />
        </button>
      ) : null}
    </div>
  );
}
