import type { ColumnLayout, ColumnPosition } from '@trainyard/ui/table/columns/column-state';
import { experimentFields, fieldOf } from '~/features/experiments/base/fields';
import type { ExperimentListSearch } from '~/features/experiments/base/list-search';

type Linked = Pick<ExperimentListSearch, 'columns' | 'pinned'>;

/** The columns of a list that nobody has arranged; the first two are pinned. */
export const firstColumns: readonly ColumnPosition[] = experimentFields
  .filter(({ isDefault }) => isDefault)
  .map(({ id }) => ({ id }));

export const firstLayout: ColumnLayout = { columns: firstColumns, pinned: 2 };

const itemPattern = /^(.+?)(?::(\d{1,4}))?$/s;
// an id that itself ends like a width is written with one more colon
const widthLike = /:\d{1,4}:*$/;
const widthLikeItem = /:\d{1,4}:+$/;

function toColumn(item: string): ColumnPosition {
  if (widthLikeItem.test(item)) return { id: item.slice(0, -1) };
  const [, id = item, width] = itemPattern.exec(item) ?? [];
  return width === undefined ? { id } : { id, width: Math.max(40, Number(width)) };
}

/**
 * The layout in a link. A column that it names twice keeps its first place. A link without columns
 * has those at first.
 */
export function layoutOf({ columns, pinned }: Linked, first = firstColumns): ColumnLayout {
  if (columns.length === 0) return { columns: first, pinned };
  const laid = new Map<string, ColumnPosition>();
  for (const item of columns) {
    const column = toColumn(item);
    if (!laid.has(column.id)) laid.set(column.id, column);
  }
  return { columns: [...laid.values()], pinned: Math.min(pinned, laid.size) };
}

function toItem({ id, width }: ColumnPosition): string {
  if (width !== undefined) return `${id}:${width}`;
  return widthLike.test(id) ? `${id}:` : id;
}

const textOf = (columns: readonly ColumnPosition[]): string => columns.map(toItem).join('\n');

/**
 * The search params of a layout: empty for the columns at first. Where those are others than the
 * fixed ones, the fixed ones are a choice: a width keeps them from being taken for no choice.
 */
export function searchOf({ columns, pinned }: ColumnLayout, first = firstColumns): Linked {
  const text = textOf(columns);
  if (text === textOf(first)) return { columns: [], pinned };
  const [head, ...rest] = columns;
  const isFixed = head !== undefined && text === textOf(firstColumns);
  const width = isFixed ? fieldOf(head.id)?.width : undefined;
  const arranged = width === undefined ? columns : [{ id: head?.id ?? '', width }, ...rest];
  return { columns: arranged.map(toItem), pinned };
}
