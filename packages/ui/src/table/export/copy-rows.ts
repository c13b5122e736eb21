import { copyText } from '../../lib/copy-text';
import { formatCount, plural } from '../../lib/format';
import { exportFormats } from '../formats/export-formats';
import { tableWriter } from '../formats/export-rows';
import type { DataColumn, DataRow } from '../grid/columns';

type Rows<Row extends DataRow> = {
  rows: readonly Row[];
  columns: readonly DataColumn<Row>[];
  /** number of selected rows; more than are loaded if some were never visible */
  count: number;
};

/** Copies rows with the titles of their columns as TSV, which spreadsheets paste as cells. */
export function copyRows<Row extends DataRow>({ rows, columns, count }: Rows<Row>) {
  const { head, lines, join, endAfter } = tableWriter({ format: 'tsv', columns });
  const done =
    count > rows.length
      ? `Copied ${formatCount(rows.length)} of ${formatCount(count)} chosen rows: the others are not loaded. Export has all.`
      : `Copied ${plural(rows.length, 'row')}`;
  void copyText(`${head}${lines(rows).join(join)}${endAfter(rows.length)}`, done);
}

/** Copies the value of one cell, in the format of files for spreadsheets. */
export function copyCell<Row extends DataRow>(row: Row, column: DataColumn<Row>) {
  const value = (column.exportValue ?? column.value)(row);
  void copyText(exportFormats.tsv.row([value], [column]), `Copied ${column.title}`);
}
