import type { DataColumn, DataRow } from '../grid/columns';
import { type Digits, roundedValue } from './digits';
import { type ExportFormat, exportFormats } from './export-formats';

type Table<Row extends DataRow> = {
  format: ExportFormat;
  /** of numbers; all by default */
  digits?: Digits;
  /** columns in order */
  columns: readonly DataColumn<Row>[];
};

type Options<Row extends DataRow> = Table<Row> & {
  /**
   * yields the rows, page by page; a row that repeats because the list has moved on is written once
   */
  pages: AsyncIterable<readonly Row[]>;
  onProgress: (rowCount: number) => void;
};

export type Exported = { blob: Blob; count: number };

/** Returns the parts of a file: the text above the lines, a function that writes them, the end. */
export function tableWriter<Row extends DataRow>({ format, digits = 'all', columns }: Table<Row>) {
  const { head, row: write, separator = '', lineEnd, end = '', type } = exportFormats[format];
  // formats for programs have raw values under the ids of their columns
  const isForPrograms = format === 'json';
  const isRounded = digits === 'screen' && !isForPrograms;
  const titledColumns = columns.map(({ title, exportTitle = title, screenValue, ...column }) => ({
    ...column,
    title: isRounded && screenValue ? title : exportTitle,
  }));
  const lines = (rows: readonly Row[]): string[] =>
    rows.map((row) => {
      const values = columns.map(({ value, exportValue = value, screenValue }) => {
        if (isRounded && screenValue) return screenValue(row);
        const cellValue = (isForPrograms ? value : exportValue)(row);
        return isRounded ? roundedValue(cellValue) : cellValue;
      });
      return write(values, titledColumns);
    });
  return {
    head: head(titledColumns),
    lines,
    join: `${separator}${lineEnd}`,
    /** the text below; without rows no line ends there, and LaTeX would read an empty one as a cell */
    endAfter: (count: number) => (count > 0 ? `${lineEnd}${end}` : end),
    type,
  };
}

/** Writes all rows of a list to one file. */
export async function exportRows<Row extends DataRow>(options: Options<Row>): Promise<Exported> {
  const { pages, onProgress, ...table } = options;
  const { head, lines, join, endAfter, type } = tableWriter(table);
  const parts = [head];
  const seen = new Set<number>();
  for await (const rows of pages) {
    const fresh = rows.filter(({ id }) => !seen.has(id));
    if (fresh.length > 0) parts.push(seen.size > 0 ? join : '', lines(fresh).join(join));
    for (const { id } of fresh) seen.add(id);
    onProgress(seen.size);
  }
  parts.push(endAfter(seen.size));
  return { blob: new Blob(parts, { type: `${type};charset=utf-8` }), count: seen.size };
}
