import type { ColumnLayout, ColumnPosition } from '@trainyard/ui/table/columns/column-state';
import { experimentFields } from '~/features/experiments/base/fields';
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

/** The layout in a link. A column that it names twice keeps its first place. */
export function layoutOf({ columns, pinned }: Linked): ColumnLayout {
  if (columns.length === 0) return { columns: firstColumns, pinned };
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

/** The search params of a layout: empty for the default columns. */
export function searchOf({ columns, pinned }: ColumnLayout): Linked {
  const items = columns.map(toItem);
  const isFirst = items.join('\n') === firstColumns.map(toItem).join('\n');
  return { columns: isFirst ? [] : items, pinned };
}
