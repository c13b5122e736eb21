/** a cell of the table twin: what is missing is undefined */
export type Cell = string | number | undefined;

export type TwinColumn = {
  title: string;
  /** how a number reads on the page; a file gets it as it is */
  format?: (value: number) => string;
};

/** the numbers of a chart as rows: for its table, and for a file */
export type Twin = {
  columns: readonly TwinColumn[];
  rows: readonly (readonly Cell[])[];
};

/** texts that a spreadsheet would run as a formula are kept from it */
export async function twinToCsv({ columns, rows }: Twin): Promise<string> {
  const { csvLine } = await import('@trainyard/sdk/flows');
  return [columns.map(({ title }) => title), ...rows]
    .map((cells) => csvLine(cells, { isFormulaSafe: true }))
    .join('');
}
