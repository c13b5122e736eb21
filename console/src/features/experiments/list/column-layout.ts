import type { ColumnLayout, LaidColumn } from '~/components/data-table/layout';
import type { ExperimentListSearch } from './search';

type Linked = Pick<ExperimentListSearch, 'columns' | 'pinned'>;

/** The columns that show until somebody arranges them, in this order; the first two stay in sight. */
export const firstColumns: readonly LaidColumn[] = [
  'id',
  'name',
  'state',
  'progress',
  'searcherMetricsVal',
  'numTrials',
  'searcherType',
  'startTime',
  'duration',
  'user',
  'resourcePool',
  'forkedFrom',
].map((id) => ({ id }));

export const firstLayout: ColumnLayout = { columns: firstColumns, pinned: 2 };

const itemPattern = /^(.+?)(?::(\d{1,4}))?$/s;
// an id that ends as a width would: one more colon says that it is none
const widthLike = /:\d{1,4}:*$/;
const widthLikeItem = /:\d{1,4}:+$/;

function toColumn(item: string): LaidColumn {
  if (widthLikeItem.test(item)) return { id: item.slice(0, -1) };
  const [, id = item, width] = itemPattern.exec(item) ?? [];
  return width === undefined ? { id } : { id, width: Math.max(40, Number(width)) };
}

/** The layout that a link holds. A column it names twice stands where it is named first. */
export function layoutOf({ columns, pinned }: Linked): ColumnLayout {
  if (columns.length === 0) return { columns: firstColumns, pinned };
  const laid = new Map<string, LaidColumn>();
  for (const item of columns) {
    const column = toColumn(item);
    if (!laid.has(column.id)) laid.set(column.id, column);
  }
  return { columns: [...laid.values()], pinned: Math.min(pinned, laid.size) };
}

function toItem({ id, width }: LaidColumn): string {
  if (width !== undefined) return `${id}:${width}`;
  return widthLike.test(id) ? `${id}:` : id;
}

/** What a link says of a layout: nothing of what is as it was at first. */
export function searchOf({ columns, pinned }: ColumnLayout): Linked {
  const items = columns.map(toItem);
  const isFirst = items.join('\n') === firstColumns.map(toItem).join('\n');
  return { columns: isFirst ? [] : items, pinned };
}
