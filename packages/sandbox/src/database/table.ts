import { notFound } from '../handlers/errors';

type Dump = { lastId: number; rows: readonly unknown[] };

/** Rows of one kind in memory, in the order they came, with ids that are never given twice. */
export class Table<Row extends { readonly id: number | string }> {
  readonly #kind: string;
  readonly #rows = new Map<Row['id'], Row>();
  #lastId = 0;
  readonly #makers: Array<(id: Row['id']) => Row | undefined> = [];
  /** all rows as one list, until a row goes or is replaced */
  #list: Row[] | null = null;

  /** @param kind how the master names such a thing in its texts */
  constructor(kind: string) {
    this.#kind = kind;
  }

  /** The number the next row takes; each call gives another. */
  nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  insert(row: Row): Row {
    if (typeof row.id === 'number') this.#lastId = Math.max(this.#lastId, row.id);
    if (this.#rows.has(row.id)) this.#list = null;
    this.#rows.set(row.id, row);
    this.#list?.push(row);
    return row;
  }

  /** Adds a source of rows that are made when they are read by id; they are not listed before. */
  provide(make: (id: Row['id']) => Row | undefined) {
    this.#makers.push(make);
  }

  get(id: Row['id']): Row | undefined {
    const row = this.#rows.get(id);
    if (row !== undefined) return row;
    const made = this.#made(id);
    return made && this.insert(made);
  }

  /** Whether a row of that id is there without being made. */
  holds(id: Row['id']): boolean {
    return this.#rows.has(id);
  }

  /** Returns the row of that id. A row made only for this read is not kept. */
  peek(id: Row['id']): Row | undefined {
    return this.#rows.get(id) ?? this.#made(id);
  }

  #made(id: Row['id']): Row | undefined {
    for (const make of this.#makers) {
      const row = make(id);
      if (row !== undefined) return row;
    }
    return undefined;
  }

  /** @throws MasterError 404 `<kind> '<id>' not found` */
  find(id: Row['id']): Row {
    const row = this.get(id);
    if (row === undefined) throw notFound(this.#kind, id);
    return row;
  }

  delete(id: Row['id']): boolean {
    this.#list = null;
    return this.#rows.delete(id);
  }

  all(): Row[] {
    return [...this.rows()];
  }

  /** All rows, to be looked at only: the same list as long as rows are but added. */
  rows(): readonly Row[] {
    this.#list ??= [...this.#rows.values()];
    return this.#list;
  }

  where(test: (row: Row) => boolean): Row[] {
    return this.rows().filter(test);
  }

  /** All it holds, as it was put in; for rows that are plain data. */
  dump(): Dump {
    return { lastId: this.#lastId, rows: this.rows() };
  }

  /** Holds what a dump says, and nothing else. */
  restore({ lastId, rows }: Dump) {
    this.#lastId = lastId;
    this.#list = null;
    this.#rows.clear();
    // what this table once held itself
    for (const row of rows as readonly Row[]) this.#rows.set(row.id, row);
  }

  get size(): number {
    return this.#rows.size;
  }
}
