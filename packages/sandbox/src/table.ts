import { notFound } from './handlers/errors';

/** Rows of one kind in memory, in the order they came, with ids that are never given twice. */
export class Table<Row extends { readonly id: number | string }> {
  readonly #kind: string;
  readonly #rows = new Map<Row['id'], Row>();
  #lastId = 0;

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
    this.#rows.set(row.id, row);
    return row;
  }

  get(id: Row['id']): Row | undefined {
    return this.#rows.get(id);
  }

  /** @throws MasterError 404 `<kind> '<id>' not found` */
  find(id: Row['id']): Row {
    const row = this.#rows.get(id);
    if (row === undefined) throw notFound(this.#kind, id);
    return row;
  }

  delete(id: Row['id']): boolean {
    return this.#rows.delete(id);
  }

  all(): Row[] {
    return [...this.#rows.values()];
  }

  where(test: (row: Row) => boolean): Row[] {
    return this.all().filter(test);
  }

  get size(): number {
    return this.#rows.size;
  }
}
