import {
  DataEditor,
  type DataEditorRef,
  type GridCell,
  GridCellKind,
  type Rectangle,
} from '@glideapps/glide-data-grid';
import { createElement, useMemo, useRef } from 'react';
import { createRoot } from 'react-dom/client';

/** The grid component of the platform's current console, with the same rows and columns as ours. */

const columns = [
  { title: 'ID', id: 'id', width: 56 },
  { title: 'Name', id: 'name', width: 380 },
  { title: 'State', id: 'state', width: 118 },
  { title: 'Progress', id: 'progress', width: 74 },
  { title: 'Searcher metric', id: 'searcherMetric', width: 96 },
  { title: 'Trials', id: 'numTrials', width: 54 },
  { title: 'Searcher', id: 'searcherType', width: 108 },
  { title: 'Started', id: 'startTime', width: 76 },
  { title: 'Duration', id: 'duration', width: 76 },
  { title: 'User', id: 'displayName', width: 110 },
  { title: 'Tags', id: 'labels', width: 160 },
];

type Experiment = Record<string, unknown>;

const pageRows = 200;
const query = new URLSearchParams(location.search);
const token = query.get('token') ?? '';

/** Pages of rows, requested when they become visible, as that console does. */
class Pages {
  readonly #pages = new Map<number, readonly Experiment[] | null>();
  readonly #onPage: (first: number) => void;

  constructor(onPage: (first: number) => void) {
    this.#onPage = onPage;
  }

  row = (index: number) => this.#pages.get(Math.floor(index / pageRows))?.[index % pageRows];

  load({ y, height }: Rectangle) {
    for (let page = Math.floor(y / pageRows); page * pageRows < y + height; page++) {
      if (this.#pages.has(page)) continue;
      this.#pages.set(page, null);
      void this.#read(page);
    }
  }

  async #read(page: number) {
    const answer = await fetch(
      `/api/v1/experiments-search?projectId=2&limit=${pageRows}&offset=${page * pageRows}&sort=startTime%3Ddesc`,
      { headers: { Authorization: `Bearer ${token}` } },
    );
    const { experiments }: { experiments: Array<{ experiment: Experiment }> } = await answer.json();
    this.#pages.set(
      page,
      experiments.map(({ experiment }) => experiment),
    );
    this.#onPage(page * pageRows);
  }
}

function textOf(row: Experiment | undefined, id: string): string {
  // the mark lets the probe count drawn rows
  if (id === 'id') return row ? `#${row.id}` : '';
  return String(row?.[id] ?? '');
}

function Grid() {
  const editor = useRef<DataEditorRef>(null);
  const pages = useMemo(
    () =>
      new Pages((first) => {
        const count = pageRows * columns.length;
        editor.current?.updateCells(
          Array.from({ length: count }, (_, at) => ({
            cell: [at % columns.length, first + Math.floor(at / columns.length)],
          })),
        );
      }),
    [],
  );
  const cellOf = ([column, row]: readonly [number, number]): GridCell => {
    const text = textOf(pages.row(row), columns[column]?.id ?? '');
    return { kind: GridCellKind.Text, data: text, displayData: text, allowOverlay: false };
  };
  return createElement(DataEditor, {
    ref: editor,
    columns,
    rows: Number(query.get('rows')),
    rowHeight: 36,
    width: '100%',
    height: '100vh',
    smoothScrollY: true,
    rowMarkers: 'checkbox',
    getCellContent: cellOf,
    onVisibleRegionChanged: (region) => pages.load(region),
  });
}

const root = document.getElementById('root');
if (root) createRoot(root).render(createElement(Grid));
