export type ColumnPosition = {
  id: string;
  /** where it is not the column's own */
  width?: number | undefined;
};

/** Which columns show, in their order, and how many of the first stay in sight. */
export type ColumnLayout = { columns: readonly ColumnPosition[]; pinned: number };

/** The columns of a layout; those that are not known are left out. */
export function visibleColumns<Column extends { id: string; width?: number | undefined }>(
  columns: readonly Column[],
  layout: ColumnLayout,
): Column[] {
  const known = new Map(columns.map((column) => [column.id, column]));
  return layout.columns.flatMap(({ id, width }) => {
    const column = known.get(id);
    if (column === undefined) return [];
    return [width === undefined ? column : { ...column, width }];
  });
}
