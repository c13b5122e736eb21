import type { QueryClient } from '@tanstack/react-query';
import { visibleColumns } from '@trainyard/ui/table/columns/column-state';
import type { DataColumn } from '@trainyard/ui/table/grid/columns';
import { filterOf } from '~/features/experiments/list-search';
import type { ExperimentPage, ExperimentRow } from '~/features/experiments/queries';
import { type HeatEnds, heatScale, heatStyle, widened } from './column-heat-map';
import type { ListContext, ListFacts } from './list-facts';
import { ListNotes } from './list-notes';

/** Returns the columns in which all rows have the same text; none with fewer than two rows. */
export function alikeColumns<Row>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
): string[] {
  const [first] = rows;
  if (first === undefined || rows.length < 2) return [];
  return columns.flatMap(({ id, value }) => {
    const common = value(first) ?? null;
    return rows.every((row) => Object.is(value(row) ?? null, common)) ? [id] : [];
  });
}

type Column = DataColumn<ExperimentRow>;

type Found = { queryClient: QueryClient; ends: Readonly<Record<string, HeatEnds>> };

export function factsOf(list: ListContext, { queryClient, ends }: Found): ListFacts {
  const { source, search, columns, layout, projectId } = list;
  const rows = loadedRows(queryClient, { source, projectId, search });
  const listColumns = visibleColumns(columns, layout);
  // an experiment that has ended shows no progress: a colour would have no number
  const heated = listColumns.filter(({ id }) => search.heat.includes(id) && id !== 'progress');
  return {
    loaded: rows.length,
    heat: Object.fromEntries(
      heated.map(({ id, value }) => [id, widened(heatScale(rows.map(value)), ends[id]) ?? null]),
    ),
    // the name stays: it says which row is which
    alike: search.differ ? alikeColumns(listColumns, rows).filter((id) => id !== 'name') : [],
  };
}

/** The columns in their colours. */
export const colored = (columns: readonly Column[], { heat }: ListFacts): Column[] =>
  columns.map((column) => {
    const scale = heat[column.id] ?? undefined;
    if (scale === undefined) return column;
    return { ...column, style: (row: ExperimentRow) => heatStyle(column.value(row), scale) };
  });

/** The notes above a table that is coloured or leaves columns out. */
export const notesOf = (list: ListContext, facts: ListFacts) => (
  <ListNotes list={list} facts={facts} />
);

type List = Pick<ListContext, 'source' | 'projectId' | 'search'>;

/** The rows of a list that have been fetched so far, each once, as last seen. */
function loadedRows(
  queryClient: QueryClient,
  { source, projectId, search }: List,
): ExperimentRow[] {
  const { sort } = search;
  const key = [...source.keyOf(projectId), { ...filterOf(search), sort }];
  const byId = new Map<number, ExperimentRow>();
  for (const query of queryClient.getQueryCache().findAll({ queryKey: key })) {
    const page = query.state.data as ExperimentPage | undefined; // the key says which query it is
    for (const row of page?.rows ?? []) byId.set(row.id, row);
  }
  return [...byId.values()];
}
