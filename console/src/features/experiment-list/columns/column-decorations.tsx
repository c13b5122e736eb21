import type { QueryClient } from '@tanstack/react-query';
import { type ColumnLayout, visibleColumns } from '@trainyard/ui/table/columns/layout';
import type { DataColumn } from '@trainyard/ui/table/grid/columns';
import { loadedRows } from '~/features/experiment-list/rows/loaded-rows';
import type { ExperimentRow } from '~/features/experiments/queries';
import { type HeatEnds, heatScale, heatStyle, widened } from './column-heat-map';
import type { ListContext, ListFacts } from './list-facts';
import { ListNotes } from './list-notes';
import { alikeColumns, withHidden, withoutColumns } from './varying-columns';

type Column = DataColumn<ExperimentRow>;

type Found = { queryClient: QueryClient; ends: Readonly<Record<string, HeatEnds>> };

export function factsOf(list: ListContext, { queryClient, ends }: Found): ListFacts {
  const { search, columns, layout, projectId } = list;
  const rows = loadedRows(queryClient, { projectId, search });
  const shown = visibleColumns(columns, layout);
  // an experiment that has ended shows no progress: a colour would have no number
  const heated = shown.filter(({ id }) => search.heat.includes(id) && id !== 'progress');
  return {
    loaded: rows.length,
    heat: Object.fromEntries(
      heated.map(({ id, value }) => [id, widened(heatScale(rows.map(value)), ends[id]) ?? null]),
    ),
    // the name stays: it says which row is which
    alike: search.differ ? alikeColumns(shown, rows).filter((id) => id !== 'name') : [],
  };
}

type Decoration = { columns: readonly Column[]; layout: ColumnLayout; facts: ListFacts };

/** The columns in their colours, and the layout without those that do not differ. */
export function decorate({ columns, layout, facts }: Decoration) {
  return {
    columns: columns.map((column) => {
      const scale = facts.heat[column.id] ?? undefined;
      if (scale === undefined) return column;
      return { ...column, style: (row: ExperimentRow) => heatStyle(column.value(row), scale) };
    }),
    layout: withoutColumns(layout, new Set(facts.alike)),
  };
}

type Decorated = ReturnType<typeof decorate> & { facts: ListFacts };

/** The props of the table, and the notes above it. */
export function applyTo(list: ListContext, { facts, ...own }: Decorated) {
  const hidden = new Set(facts.alike);
  return {
    table: {
      ...own,
      onLayoutChange: (next: ColumnLayout) =>
        list.onLayoutChange(withHidden({ full: list.layout, hidden, next })),
    },
    notes: <ListNotes list={list} facts={facts} />,
  };
}
