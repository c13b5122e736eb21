import { isObject } from '@trainyard/sdk/model';
import type { ColumnPosition } from '@trainyard/ui/table/columns/column-state';
import { formatSort, parseSort } from '@trainyard/ui/table/sort/sort';
import type { Settings } from '~/data/settings';
import { fieldOf } from '~/features/experiments/base/fields';
import {
  type ExperimentListSearch,
  experimentListSearch,
  experimentSortKeys,
} from '~/features/experiments/base/list-search';
import {
  firstLayout,
  layoutOf,
  searchOf,
} from '~/features/experiments/experiment-list/columns/column-layout';
import { dynamicColumn } from '~/features/experiments/experiment-list/columns/dynamic-columns';
import type { ListSource } from '~/features/experiments/experiment-list/list-source';
import { viewPath } from './view-path';

export type StoredView = Pick<
  ExperimentListSearch,
  'sort' | 'columns' | 'pinned' | 'heat' | 'differ' | 'group'
>;

type SettingChange = { storagePath: string; key: string; value: unknown };

const classicPath = (projectId: number) => `project-details-${projectId}`;

const isColumn = (id: unknown): id is string =>
  typeof id === 'string' && (fieldOf(id) !== undefined || dynamicColumn(id) !== undefined);

type Stored = Record<string, unknown>;
function columnsOf({ columns, columnWidths }: Stored): readonly ColumnPosition[] {
  const widths = isObject(columnWidths) ? columnWidths : {};
  const ids = Array.isArray(columns) ? columns.filter(isColumn) : [];
  const laid = ids.length > 0 ? ids.map((id) => ({ id })) : firstLayout.columns;
  return laid.map(({ id }) => {
    const width = widths[id];
    return typeof width === 'number' && width >= 40 && width < 10_000
      ? { id, width: Math.round(width) }
      : { id };
  });
}

/** A stored view as search params; an invalid value counts as not stored. */
export function storedView(stored: Stored): StoredView {
  const { pinnedColumnsCount: count, sortString } = stored;
  const columns = columnsOf(stored);
  const { heat, differ, group } = experimentListSearch({
    heat: stored.heat,
    differ: stored.differ,
    group: stored.group,
  } as Parameters<typeof experimentListSearch>[0]); // which it checks
  const isCount = typeof count === 'number' && Number.isInteger(count) && count >= 0;
  const sort =
    typeof sortString === 'string' ? parseSort(sortString, experimentSortKeys) : undefined;
  return {
    ...searchOf({
      columns,
      pinned: isCount ? Math.min(count, columns.length) : firstLayout.pinned,
    }),
    sort: sort ? formatSort(sort) : experimentListSearch.defaults().sort,
    // read as the parts of a link that they are
    heat,
    differ,
    group,
  };
}

/** The settings that keep a view: this list's own, and those it shares with the classic table. */
function settingsOf({ projectId, list }: Place, view: StoredView): SettingChange[] {
  const { columns, pinned } = layoutOf(view);
  const widths = columns.flatMap(({ id, width }) => (width === undefined ? [] : [[id, width]]));
  const shared = columns.flatMap(({ id, width }) => {
    const classic = fieldOf(id)?.classic;
    return classic === undefined
      ? []
      : [{ key: classic.name, width: Math.max(classic.width, width ?? classic.width) }];
  });
  const own = {
    columns: columns.map(({ id }) => id),
    columnWidths: Object.fromEntries(widths),
    pinnedColumnsCount: pinned,
    sortString: view.sort,
    heat: view.heat,
    differ: view.differ,
    group: view.group,
  };
  const others = {
    columns: shared.map(({ key }) => key),
    columnWidths: shared.map(({ width }) => width),
  };
  const changesAt = (storagePath: string, values: Stored) =>
    Object.entries(values).map(([key, value]) => ({ storagePath, key, value }));
  const storedChanges = changesAt(viewPath(projectId, list), own);
  // no other console has these lists
  return list === 'experiments'
    ? [...storedChanges, ...changesAt(classicPath(projectId), others)]
    : storedChanges;
}

type Place = { projectId: number; list: ListSource['name'] };

type ViewChange = Place & { before: StoredView; after: StoredView; settings: Settings };

/** Returns the settings to write when a view changes: those whose values differ. */
export function viewChanges({ before, after, settings, ...place }: ViewChange): SettingChange[] {
  const old = new Map(
    settingsOf(place, before).map((change) => [`${change.storagePath} ${change.key}`, change]),
  );
  const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  return settingsOf(place, after).filter(({ storagePath, key, value }) => {
    const was = old.get(`${storagePath} ${key}`)?.value;
    return !isSame(was, value) && !isSame(settings[storagePath]?.[key], value);
  });
}
