import { notFound } from './handlers/errors';

/** Rows of one kind in memory, in the order they came, with ids that are never given twice. */
export class Table<Row extends { readonly id: number | string }> {
  readonly #kind: string;
  readonly #rows = new Map<Row['id'], Row>();
  #lastId = 0;
  #make: (id: Row['id']) => Row | undefined = () => undefined;

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

  /** Rows that are made when somebody asks for them by id; they are not listed before. */
  provide(make: (id: Row['id']) => Row | undefined) {
    this.#make = make;
  }

  get(id: Row['id']): Row | undefined {
    const row = this.#rows.get(id);
    if (row !== undefined) return row;
    const made = this.#make(id);
    return made && this.insert(made);
  }

  /** @throws MasterError 404 `<kind> '<id>' not found` */
  find(id: Row['id']): Row {
    const row = this.get(id);
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
