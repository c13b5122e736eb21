type Values<T> = AsyncGenerator<T, void, undefined>;
type Step<T> = Promise<IteratorResult<T, void>>;

/** Values one by one, and, for who takes many, as many as are there. */
export type OneByOne<T> = Values<T> & {
  /** all that has come and was not given yet; waits while that is nothing */
  some(): Step<T[]>;
};

type Input<T> = {
  arrays: Values<T[]>;
  /** asked of each value as it is given: what of it is given, undefined leaves it out */
  take: (value: T) => T | undefined;
  /** once it is aborted, no more of an array is given */
  signal: AbortSignal;
};

/** Reads values from arrays, without a step of a generator for each value. */
export function oneByOne<T extends object>({ arrays, take, signal }: Input<T>): OneByOne<T> {
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
  // who asks before another has got what it asked for waits for that
  const inTurn = <R>(pick: () => R | undefined): Step<R> => {
    const value = turn ? undefined : pick();
    if (value !== undefined) return Promise.resolve({ done: false, value });
    const step = turn ? turn.then(() => pulled(pick)) : pulled(pick);
    const over = () => {
      if (turn === mine) turn = undefined;
    };
    const mine = step.then(over, over);
    turn = mine;
    return step;
  };
  const values: OneByOne<T> = {
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
