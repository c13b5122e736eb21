type Values<T> = AsyncGenerator<T, void, undefined>;
type Step<T> = Promise<IteratorResult<T, void>>;

/** Values one by one, and in arrays for faster readers. */
export type FlatValues<T> = Values<T> & {
  /** all values that have arrived; waits while there are none */
  some(): Step<T[]>;
};

type Input<T> = {
  arrays: Values<T[]>;
  /**
   * called for each value before it is returned: returns the value to use, undefined leaves it out
   */
  take: (value: T) => T | undefined;
  /** once it aborts, no further value of an array is returned */
  signal: AbortSignal;
};

/** Reads values from arrays, without a generator step for each value. */
export function flattenArrays<T extends object>({ arrays, take, signal }: Input<T>): FlatValues<T> {
  let array: T[] = [];
  let at = 0;
  let failure: { error: unknown } | undefined;
  let turn: Promise<unknown> | undefined;

  const one = (): T | undefined => {
    if (signal.aborted || failure) return undefined;
    try {
      for (let value = array[at]; value !== undefined; value = array[at]) {
        at += 1;
        const taken = take(value);
        if (taken !== undefined) return taken;
      }
    } catch (error) {
      failure = { error };
    }
    return undefined;
  };
  const all = (): T[] | undefined => {
    const values: T[] = [];
    for (let value = one(); value !== undefined; value = one()) values.push(value);
    return values.length > 0 ? values : undefined;
  };
  const next = () => {
    if (!failure) return arrays.next();
    const { error } = failure;
    failure = undefined;
    array = [];
    return arrays.throw(error);
  };
  const pulled = async <R>(pick: () => R | undefined): Step<R> => {
    for (;;) {
      const value = pick();
      if (value !== undefined) return { done: false, value };
      const step = await next();
      if (step.done) return step;
      array = step.value;
      at = 0;
    }
  };
  // a request waits until the previous one has its value
  const inTurn = <R>(pick: () => R | undefined): Step<R> => {
    const value = turn ? undefined : pick();
    if (value !== undefined) return Promise.resolve({ done: false, value });
    const step = turn ? turn.then(() => pulled(pick)) : pulled(pick);
    const over = () => {
      if (turn === current) turn = undefined;
    };
    const current = step.then(over, over);
    turn = current;
    return step;
  };
  const values: FlatValues<T> = {
    next: () => inTurn(one),
    some: () => inTurn(all),
    async return() {
      array = [];
      await arrays.return();
      return { done: true, value: undefined };
    },
    throw(error) {
      failure = { error };
      return inTurn(one);
    },
    [Symbol.asyncIterator]: () => values,
  };
  return values;
}
