/** How CSV is written. */
export type CsvOptions = {
  /** texts that a spreadsheet would run as a formula get a quote mark in front */
  isFormulaSafe?: boolean;
};

/**
 * A text that a spreadsheet takes for text: one that it would run as a formula gets a quote mark in
 * front. Numbers may be negative and are none; give texts alone.
 */
export const formulaSafe = (text: string): string =>
  /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;

/** One line of RFC 4180, its line end included. Objects are written as JSON, null as nothing. */
export const csvLine = (cells: readonly unknown[], options: CsvOptions = {}): string =>
  `${cells.map((cell) => csvCell(cell, options)).join(',')}\r\n`;

function csvCell(cell: unknown, { isFormulaSafe = false }: CsvOptions): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  const text = typeof cell === 'object' ? JSON.stringify(cell) : String(cell);
  const safe = isFormulaSafe ? formulaSafe(text) : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
