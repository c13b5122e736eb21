import type { LaidColumn } from '~/components/data-table/layout';
import { formatSort, parseSort } from '~/components/data-table/sort';
import type { Settings } from '~/features/settings/queries';
import { firstLayout, layoutOf, searchOf } from './column-layout';
import { experimentColumns } from './columns';
import { dynamicColumn, moreColumns } from './more-columns';
import { type ExperimentListSearch, experimentListSearch, experimentSortKeys } from './search';

export type StoredView = Pick<
  ExperimentListSearch,
  'sort' | 'columns' | 'pinned' | 'heat' | 'differ' | 'group'
>;

type SettingChange = { storagePath: string; key: string; value: unknown };

const viewPath = (projectId: number) => `f_project-details-${projectId}`;
const classicPath = (projectId: number) => `project-details-${projectId}`;

const known = new Set([...experimentColumns(), ...moreColumns()].map(({ id }) => id));
const isColumn = (id: unknown): id is string =>
  typeof id === 'string' && (known.has(id) || dynamicColumn(id) !== undefined);

type Stored = Record<string, unknown>;
const isRecord = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function columnsOf({ columns, columnWidths }: Stored): readonly LaidColumn[] {
  const widths = isRecord(columnWidths) ? columnWidths : {};
  const ids = Array.isArray(columns) ? columns.filter(isColumn) : [];
  const laid = ids.length > 0 ? ids.map((id) => ({ id })) : firstLayout.columns;
  return laid.map(({ id }) => {
    const width = widths[id];
    return typeof width === 'number' && width >= 40 && width < 10_000
      ? { id, width: Math.round(width) }
      : { id };
  });
}

/** What is stored of a view, as a link would hold it; a value that is none counts as not stored. */
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
    sort: sort ? formatSort(sort) : experimentListSearch.defaults.sort,
    // read as the parts of a link that they are
    heat,
    differ,
    group,
  };
}

// the same columns under the names of the classic table, with the widths it has of its own
const classic: Record<string, [key: string, width: number]> = {
  id: ['id', 60],
  name: ['name', 150],
  description: ['description', 148],
  tags: ['tags', 106],
  forkedFrom: ['forkedFrom', 100],
  startTime: ['startTime', 118],
  state: ['state', 106],
  searcherType: ['searcherType', 140],
  user: ['user', 95],
  archived: ['archived', 80],
  checkpointCount: ['checkpoints', 160],
  checkpointSize: ['checkpointSize', 160],
  duration: ['duration', 96],
  numTrials: ['numTrials', 74],
  progress: ['progress', 111],
  resourcePool: ['resourcePool', 140],
  searcherMetricsVal: ['searcherMetricValue', 140],
};

/** The settings that keep a view: this list's own, and those it shares with the classic table. */
function settingsOf(projectId: number, view: StoredView): SettingChange[] {
  const { columns, pinned } = layoutOf(view);
  const widths = columns.flatMap(({ id, width }) => (width === undefined ? [] : [[id, width]]));
  const shared = columns.flatMap(({ id, width }) => {
    const [key, least] = classic[id] ?? [];
    return key === undefined || least === undefined
      ? []
      : [{ key, width: Math.max(least, width ?? least) }];
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
  return [...changesAt(viewPath(projectId), own), ...changesAt(classicPath(projectId), others)];
}

type Kept = { projectId: number; before: StoredView; after: StoredView; settings: Settings };

/** The settings to write when a view changes: those whose part of it did, and that say something else so far. */
export function viewChanges({ projectId, before, after, settings }: Kept): SettingChange[] {
  const old = new Map(
    settingsOf(projectId, before).map((change) => [`${change.storagePath} ${change.key}`, change]),
  );
  const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  return settingsOf(projectId, after).filter(({ storagePath, key, value }) => {
    const was = old.get(`${storagePath} ${key}`)?.value;
    return !isSame(was, value) && !isSame(settings[storagePath]?.[key], value);
  });
}
