import type { QueryClient } from '@tanstack/react-query';
import type { DataColumn } from '~/components/data-table/columns';
import { type ColumnLayout, laidColumns } from '~/components/data-table/layout';
import type { ExperimentRow } from '../../queries';
import { alikeColumns, withHidden, withoutColumns } from './differing';
import { type HeatEnds, heatScale, heatStyle, widened } from './heat-scale';
import type { ListFacts, Undressed } from './list-facts';
import { ListNotes } from './list-notes';
import { loadedRows } from './loaded-rows';

type Column = DataColumn<ExperimentRow>;

type Found = { queryClient: QueryClient; ends: Readonly<Record<string, HeatEnds>> };

export function factsOf(list: Undressed, { queryClient, ends }: Found): ListFacts {
  const { search, columns, layout, projectId } = list;
  const rows = loadedRows(queryClient, { projectId, search });
  const shown = laidColumns(columns, layout);
  // what has ended shows no progress: a colour would stand without its number
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

type Dressing = { columns: readonly Column[]; layout: ColumnLayout; facts: ListFacts };

/** The columns in their colours, and the layout without those that do not differ. */
export function dressed({ columns, layout, facts }: Dressing) {
  return {
    columns: columns.map((column) => {
      const scale = facts.heat[column.id] ?? undefined;
      if (scale === undefined) return column;
      return { ...column, style: (row: ExperimentRow) => heatStyle(column.value(row), scale) };
    }),
    layout: withoutColumns(layout, new Set(facts.alike)),
  };
}

type Worn = ReturnType<typeof dressed> & { facts: ListFacts };

/** What the table takes, and what stands above it. */
export function wornBy(list: Undressed, { facts, ...own }: Worn) {
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
