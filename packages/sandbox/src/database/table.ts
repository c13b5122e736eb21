import { notFound } from '../handlers/errors';

type Dump = { lastId: number; rows: readonly unknown[] };

/** Rows of one kind in memory, in insertion order, with ids that are never reused. */
export class Table<Row extends { readonly id: number | string }> {
  readonly #kind: string;
  readonly #rows = new Map<Row['id'], Row>();
  #lastId = 0;
  readonly #makers: Array<(id: Row['id']) => Row | undefined> = [];
  /** all rows as one list, until a row is removed or replaced */
  #list: Row[] | null = null;

  /** @param kind the master's name of such a thing in texts */
  constructor(kind: string) {
    this.#kind = kind;
  }

  /** Returns the id of the next row; each call returns another. */
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

  /**
   * Adds a source of rows that are created when they are read by id; lists do not contain them
   * before.
   */
  provide(make: (id: Row['id']) => Row | undefined) {
    this.#makers.push(make);
  }

  get(id: Row['id']): Row | undefined {
    const row = this.#rows.get(id);
    if (row !== undefined) return row;
    const madeRow = this.#made(id);
    return madeRow && this.insert(madeRow);
  }

  /** Returns true if a row of that id exists already. */
  holds(id: Row['id']): boolean {
    return this.#rows.has(id);
  }

  /** Returns the row of that id. A row created only for this read is not stored. */
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

  /** All rows, read-only: the same list until a row is removed or replaced. */
  rows(): readonly Row[] {
    this.#list ??= [...this.#rows.values()];
    return this.#list;
  }

  where(test: (row: Row) => boolean): Row[] {
    return this.rows().filter(test);
  }

  /** All its stored rows, for plain data. */
  dump(): Dump {
    return { lastId: this.#lastId, rows: this.rows() };
  }

  /** Replaces all rows by those of a dump. */
  restore({ lastId, rows }: Dump) {
    this.#lastId = lastId;
    this.#list = null;
    this.#rows.clear();
    // rows that this table has dumped itself
    for (const row of rows as readonly Row[]) this.#rows.set(row.id, row);
  }

  /** Returns true if rows are created when they are read by id. */
  get isComputed(): boolean {
    return this.#makers.length > 0;
  }

  get size(): number {
    return this.#rows.size;
  }
}
