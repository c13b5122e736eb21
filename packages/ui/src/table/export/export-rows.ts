import type { DataColumn, DataRow } from '../grid/columns';
import { type Digits, roundedValue } from './digits';
import { type ExportFormat, exportFormats } from './export-formats';

type Options<Row extends DataRow> = {
  format: ExportFormat;
  /** of numbers; all by default */
  digits?: Digits;
  /** columns in order */
  columns: readonly DataColumn<Row>[];
  /**
   * yields the rows, page by page; a row that repeats because the list has moved on is written once
   */
  pages: AsyncIterable<readonly Row[]>;
  onProgress: (written: number) => void;
};

export type Exported = { blob: Blob; count: number };

/** Writes all rows of a list to one file. */
export async function exportRows<Row extends DataRow>(options: Options<Row>): Promise<Exported> {
  const { format, digits = 'all', columns, pages, onProgress } = options;
  const { head, row: write, join, end, type } = exportFormats[format];
  // formats for programs have raw values under the ids of their columns
  const isForPrograms = format === 'json';
  const isRounded = digits === 'screen' && !isForPrograms;
  const named = columns.map((column) => ({ ...column, title: column.exportTitle ?? column.title }));
  const parts = [head(named)];
  const seen = new Set<number>();
  for await (const rows of pages) {
    const fresh = rows.filter(({ id }) => !seen.has(id));
    const lines = fresh.map((row) => {
      const values = columns.map(({ value, exportValue = value }) => {
        const written = (isForPrograms ? value : exportValue)(row);
        return isRounded ? roundedValue(written) : written;
      });
      return write(values, named);
    });
    if (lines.length > 0) parts.push(seen.size > 0 ? join : '', lines.join(join));
    for (const { id } of fresh) seen.add(id);
    onProgress(seen.size);
  }
  parts.push(end);
  return { blob: new Blob(parts, { type: `${type};charset=utf-8` }), count: seen.size };
}
