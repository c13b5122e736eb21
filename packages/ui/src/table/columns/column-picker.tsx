import { useId, useMemo, useRef, useState } from 'react';
import { Checkbox } from '../../base/checkbox';
import { Input } from '../../base/input';
import { SegmentedControl } from '../../base/segmented-control';
import { formatCount } from '../../lib/format';
import { useRowWindow } from '../grid/window/use-row-window';
import { ColumnOrder } from './column-order';
import { type ColumnState, type ColumnStateProps, setVisible, visibleIds } from './column-state';

export type PickableColumn = { id: string; title: string; group: string };

type Props = ColumnStateProps & {
  columns: readonly PickableColumn[];
  /** resets to the default columns */
  onReset: () => void;
  /** text below the known columns while others are unknown */
  note?: string | undefined;
};

const rowHeight = 28;
// the tab of the visible columns, for sorting them
const inOrder = 'Order';
const noSort = () => undefined;

/** Selects visible columns: by group, or searched by a part of their name or a pattern. */
export function ColumnPicker({ columns, state, onStateChange, onReset, note }: Props) {
  const groups = [...new Set(columns.map(({ group }) => group)), inOrder];
  const [chosenGroup, setGroup] = useState(groups[0] ?? '');
  const group = groups.includes(chosenGroup) ? chosenGroup : (groups[0] ?? '');
  const [search, setSearch] = useState('');
  const matchingColumns = useMemo(() => {
    const matches = titleMatcher(search);
    const all = group === inOrder ? shownColumns(columns, state) : columns;
    return all.filter(
      (column) => (group === inOrder || column.group === group) && matches(column.title),
    );
  }, [columns, group, state, search]);
  const shownIds = new Set(visibleIds(state));

  const change = (ids: readonly string[], isShown: boolean) =>
    onStateChange(setVisible(state, ids, isShown));
  const ids = matchingColumns.map(({ id }) => id);

  return (
    <div className="grid min-w-80 gap-2 narrow:min-w-0">
      <SegmentedControl
        label="Kind of column"
        value={group}
        segments={groups.map((value) => ({ value, label: value }))}
        onChange={setGroup}
      />
      <Input
        type="search"
        aria-label="Search columns"
        // the user has just opened it in order to find one
        autoFocus
        placeholder="Search columns"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {matchingColumns.length === 0 ? (
        <div className="py-6 text-center text-muted">
          <p>No results</p>
          <OtherGroups columns={columns} search={search} onGroup={setGroup} />
        </div>
      ) : group === inOrder ? (
        <ColumnOrder
          columns={matchingColumns}
          state={state}
          onStateChange={onStateChange}
          isMovable={search === ''}
        />
      ) : (
        <ColumnChecks
          key={`${group} ${search}`}
          columns={matchingColumns}
          visibleIds={shownIds}
          onChange={(id, isShown) => change([id], isShown)}
        />
      )}
      {note === undefined ? null : (
        <p role="status" className="text-sm text-muted">
          {note}
        </p>
      )}
      <div className="flex gap-3 border-t pt-2">
        <TextButton label="Show all" onClick={() => change(ids, true)} />
        <TextButton label="Hide all" onClick={() => change(ids, false)} />
        <TextButton label="Reset" onClick={onReset} className="ml-auto" />
      </div>
    </div>
  );
}

type OtherProps = {
  columns: readonly PickableColumn[];
  search: string;
  onGroup: (group: string) => void;
};

/** The groups that have columns of a search, each a button that leads there. */
function OtherGroups({ columns, search, onGroup }: OtherProps) {
  if (search === '') return null;
  const matches = titleMatcher(search);
  const counts = new Map<string, number>();
  for (const { group, title } of columns)
    if (matches(title)) counts.set(group, (counts.get(group) ?? 0) + 1);
  return (
    <p className="flex justify-center gap-3 pt-1">
      {[...counts].map(([group, count]) => (
        <TextButton
          key={group}
          label={`${formatCount(count)} in ${group}`}
          onClick={() => onGroup(group)}
        />
      ))}
    </p>
  );
}

/** The visible columns in order; an unknown one has its id as its name. */
const shownColumns = (columns: readonly PickableColumn[], state: ColumnState): PickableColumn[] => {
  const columnsById = new Map(columns.map((column) => [column.id, column]));
  return visibleIds(state).map((id) => columnsById.get(id) ?? { id, title: id, group: inOrder });
};

/** Parses typed text as a pattern, or as plain text if it is not a valid pattern. */
export function titleMatcher(search: string): (title: string) => boolean {
  try {
    const pattern = new RegExp(search, 'i');
    return (title) => pattern.test(title);
  } catch {
    const text = search.toLowerCase();
    return (title) => title.toLowerCase().includes(text);
  }
}

type TextButtonProps = { label: string; onClick: () => void; className?: string };

const TextButton = ({ label, onClick, className = '' }: TextButtonProps) => (
  <button type="button" onClick={onClick} className={`link text-sm hover:underline ${className}`}>
    {label}
  </button>
);

type ChecksProps = {
  columns: readonly PickableColumn[];
  visibleIds: ReadonlySet<string>;
  onChange: (id: string, isShown: boolean) => void;
};

function ColumnChecks({ columns, visibleIds, onChange }: ChecksProps) {
  const scroll = useRef<HTMLDivElement>(null);
  const listId = useId();
  const visible = useRowWindow({
    scroll,
    count: columns.length,
    rowHeight,
    headHeight: 0,
    start: 0,
    onRangeChange: noSort,
  });
  return (
    <div ref={scroll} className="max-h-72 overflow-auto overscroll-contain">
      <ul aria-label="Columns" style={{ height: columns.length * rowHeight }} className="relative">
        {visible.indices.map((index) => {
          const column = columns[index];
          if (column === undefined) return null;
          const { id, title } = column;
          return (
            <li
              key={id}
              aria-setsize={columns.length}
              aria-posinset={index + 1}
              className="absolute inset-x-0"
              style={{ top: index * rowHeight, height: rowHeight }}
            >
              <label
                htmlFor={`${listId} ${id}`}
                title={title}
                className="flex h-full items-center gap-2 rounded-sm px-1.5 hover:bg-hover"
              >
                <Checkbox
                  id={`${listId} ${id}`}
                  checked={visibleIds.has(id)}
                  onChange={(event) => onChange(id, event.target.checked)}
                />
                <span className="truncate">{title}</span>
              </label>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
