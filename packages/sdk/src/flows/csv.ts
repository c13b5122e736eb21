/** Options for CSV. */
export type CsvOptions = {
  /** puts a quote mark before texts that a spreadsheet would run as a formula */
  isFormulaSafe?: boolean;
};

/**
 * Returns a text that a spreadsheet does not run: puts a quote mark before one that looks like a
 * formula. Only for texts: negative numbers are not formulas.
 */
export const formulaSafe = (text: string): string =>
  /^[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text;

/**
 * One line of RFC 4180, including its line end. Objects become JSON, null becomes an empty cell.
 */
export const csvLine = (cells: readonly unknown[], options: CsvOptions = {}): string =>
  `${cells.map((cell) => csvCell(cell, options)).join(',')}\r\n`;

function csvCell(cell: unknown, { isFormulaSafe = false }: CsvOptions): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  const text = typeof cell === 'object' ? JSON.stringify(cell) : String(cell);
  const safe = isFormulaSafe ? formulaSafe(text) : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
