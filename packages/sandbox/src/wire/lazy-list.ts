/**
 * A list of an answer whose entries are made one after another while they are written: for what
 * may be too long to be held. To everybody but the encoder it is empty.
 */
export class LazyList<Entry> extends Array<Entry> {
  readonly #made: Iterable<Entry>;

  constructor(made: Iterable<Entry>) {
    super();
    this.#made = made;
  }

  // copies are plain
  static override get [Symbol.species]() {
    return Array;
  }

  inTurn(): Iterable<Entry> {
    return this.#made;
  }
}
