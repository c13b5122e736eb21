import type { QueryClient } from '@tanstack/react-query';
import { IconButton } from '@trainyard/ui/base/icon-button';
import { plural } from '@trainyard/ui/lib/format';
import { visibleColumns } from '@trainyard/ui/table/columns/column-state';
import type { DataColumn } from '@trainyard/ui/table/grid/columns';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ExperimentRow } from '~/data/experiments/experiments';
import { type ExperimentPage, rowsKey } from '~/data/experiments/experiments';
import { filterOf } from '~/features/experiments/base/list-search';
import {
  type HeatEnds,
  type HeatScale,
  heatColor,
  heatScale,
  heatStyle,
  widenScale,
} from './column-heat-map';
import { figureText } from './figure-text';
import type { ListContext, ListFacts } from './list-facts';

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
  // an experiment that has ended shows no progress: a color would have no number
  const heated = listColumns.filter(({ id }) => search.heat.includes(id) && id !== 'progress');
  return {
    loaded: rows.length,
    heat: Object.fromEntries(
      heated.map(({ id, value }) => [id, widenScale(heatScale(rows.map(value)), ends[id]) ?? null]),
    ),
    // the name stays: it says which row is which
    alike: search.differ ? alikeColumns(listColumns, rows).filter((id) => id !== 'name') : [],
  };
}

/** The columns in their colors. */
export const colored = (columns: readonly Column[], { heat }: ListFacts): Column[] =>
  columns.map((column) => {
    const scale = heat[column.id] ?? undefined;
    if (scale === undefined) return column;
    return { ...column, style: (row: ExperimentRow) => heatStyle(column.value(row), scale) };
  });

/** The notes above a table that is colored or leaves columns out. */
export const notesOf = (list: ListContext, facts: ListFacts) => (
  <ListNotes list={list} facts={facts} />
);

type List = Pick<ListContext, 'source' | 'projectId' | 'search'>;

/** All rows of a list that the cache holds, without duplicates; the newest answer counts. */
function loadedRows(
  queryClient: QueryClient,
  { source, projectId, search }: List,
): ExperimentRow[] {
  const { sort } = search;
  const queryKey = rowsKey(source.reader, projectId, { ...filterOf(search), sort });
  const byId = new Map<number, ExperimentRow>();
  for (const query of queryClient.getQueryCache().findAll({ queryKey })) {
    const page = query.state.data as ExperimentPage | undefined; // the key says which query it is
    for (const row of page?.rows ?? []) byId.set(row.id, row);
  }
  return [...byId.values()];
}

type Props = { list: ListContext; facts: ListFacts };

/** Notes that explain colors and hidden columns, and name the rows that they were computed from. */
function ListNotes({ list: { search, columns, layout, onSearchChange }, facts }: Props) {
  const rows = `${plural(facts.loaded, 'loaded row')}`;
  const titleOf = (id: string) => columns.find((column) => column.id === id)?.title ?? id;
  const heated = Object.entries(facts.heat);
  return (
    <section
      aria-label="What the columns show"
      className="flex flex-none flex-wrap items-center gap-x-5 gap-y-1 px-6 pb-2 text-sm text-muted narrow:px-4"
    >
      {heated.map(([id, scale]) => (
        <Note
          key={id}
          undo={`Heat map of ${titleOf(id)} off`}
          onUndo={() => onSearchChange({ heat: search.heat.filter((each) => each !== id) })}
        >
          <span className="text-text">{titleOf(id)}</span>
          {scale ? <Scale id={id} scale={scale} rows={rows} /> : `no numbers in ${rows}`}
        </Note>
      ))}
      {search.differ ? (
        <Note undo="Show all columns" onUndo={() => onSearchChange({ differ: false })}>
          {facts.loaded < 2
            ? 'Only differing columns: with fewer than two rows nothing can differ'
            : `${facts.alike.length} of ${plural(layout.columns.length, 'column')} left out: the same in all ${rows}`}
        </Note>
      ) : null}
    </section>
  );
}

type NoteProps = { undo: string; onUndo: () => void; children: ReactNode };

const Note = ({ undo, onUndo, children }: NoteProps) => (
  <span className="inline-flex min-w-0 flex-wrap items-center gap-x-2">
    {children}
    <IconButton label={undo} onClick={onUndo}>
      <X aria-hidden className="size-3.5" />
    </IconButton>
  </span>
);

const shares = [0, 0.25, 0.5, 0.75, 1];

type ScaleProps = { id: string; scale: HeatScale; rows: string };

const Scale = ({ id, scale, rows }: ScaleProps) => (
  <>
    <span className="num">{figureText(id, scale.min)}</span>
    <span aria-hidden className="flex h-3 overflow-hidden rounded-sm border">
      {shares.map((share) => (
        <span key={share} className="w-4" style={{ background: heatColor(share) }} />
      ))}
    </span>
    <span className="num">{figureText(id, scale.max)}</span>
    <span className="text-faint">
      {scale.isLog ? 'log scale, ' : ''}of {scale.isComplete ? 'all that match' : rows}
    </span>
  </>
);
