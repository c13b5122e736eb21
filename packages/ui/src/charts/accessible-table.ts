import { saveFile } from '../lib/files';

/** a cell of the accessible table; undefined where a value is missing */
export type Cell = string | number | undefined;

export type ChartTableColumn = {
  title: string;
  /** formats a number for the page; a file gets the raw number */
  format?: (value: number) => string;
};

/** The numbers of a chart as rows, for its table and for a file. */
export type ChartTableData = {
  columns: readonly ChartTableColumn[];
  rows: readonly (readonly Cell[])[];
};

/** Writes CSV; texts that a spreadsheet would run as a formula are escaped. */
export async function chartTableToCsv({ columns, rows }: ChartTableData): Promise<string> {
  const { csvLine } = await import('../table/formats/export-formats');
  return [columns.map(({ title }) => title), ...rows]
    .map((cells) => `${csvLine(cells)}\r\n`)
    .join('');
}

/** Saves the numbers of a chart as CSV; the name of a picture gets the other extension. */
export async function saveCsv(table: ChartTableData, fileName: string): Promise<void> {
  saveFile(await chartTableToCsv(table), `${fileName.replace(/\.png$/, '')}.csv`, 'text/csv');
}
