/** How CSV is written. */
export type CsvOptions = {
  /** texts that a spreadsheet would run as a formula get a quote mark in front */
  isFormulaSafe?: boolean;
};

/** One line of RFC 4180, its line end included. Objects are written as JSON, null as nothing. */
export const csvLine = (cells: readonly unknown[], options: CsvOptions = {}): string =>
  `${cells.map((cell) => csvCell(cell, options)).join(',')}\r\n`;

function csvCell(cell: unknown, { isFormulaSafe = false }: CsvOptions): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  const text = typeof cell === 'object' ? JSON.stringify(cell) : String(cell);
  const safe = isFormulaSafe && /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
