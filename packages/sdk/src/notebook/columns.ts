type Row = Readonly<Record<string, unknown>>;

/** A column: numbers as a Float64Array (missing ones are NaN), other values unchanged. */
export type Column = Float64Array | unknown[];
/** Rows by column. */
export type Columns<R extends Row> = { [Name in keyof R]: Column };

/**
 * Converts rows to columns of equal length, which Arquero, DuckDB-WASM, Polars and Plot accept, and
 * Arrow without copying the numbers. Returns a promise for an async iterable of rows.
 */
export function toColumns<R extends Row>(rows: Iterable<R>): Columns<R>;
export function toColumns<R extends Row>(rows: AsyncIterable<R>): Promise<Columns<R>>;
export function toColumns<R extends Row>(
  rows: Iterable<R> | AsyncIterable<R>,
): Columns<R> | Promise<Columns<R>> {
  const gathered = gather();
  if (Symbol.asyncIterator in rows) return gatherAll(rows, gathered);
  for (const row of rows) gathered.add(row);
  return gathered.columns<R>();
}

async function gatherAll<R extends Row>(
  rows: AsyncIterable<R>,
  gathered: ReturnType<typeof gather>,
): Promise<Columns<R>> {
  for await (const row of rows) gathered.add(row);
  return gathered.columns<R>();
}

function gather() {
  const values = new Map<string, unknown[]>();
  let count = 0;
  return {
    add(row: Row) {
      for (const name of Object.keys(row)) {
        const column = values.get(name) ?? [];
        values.set(name, column);
        column[count] = row[name];
      }
      count += 1;
    },
    columns<R extends Row>(): Columns<R> {
      const columns = [...values].map(([name, column]) => {
        column.length = count;
        return [name, typed(column)];
      });
      return Object.fromEntries(columns);
    },
  };
}

const isUnset = (value: unknown) => value === undefined || value === null;

function typed(column: unknown[]): Column {
  const isNumeric =
    column.some((value) => typeof value === 'number') &&
    column.every((value) => typeof value === 'number' || isUnset(value));
  if (isNumeric)
    return Float64Array.from(column, (value) => (typeof value === 'number' ? value : Number.NaN));
  return Array.from(column, (value) => value ?? null);
}
