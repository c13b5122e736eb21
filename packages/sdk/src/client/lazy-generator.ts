type Values<T> = AsyncGenerator<T, void, undefined>;

/**
 * A generator whose code loads with its first step, so that a page only loads it when it is used.
 * It never loads if it is left before.
 */
export function lazyGenerator<T>(load: () => Promise<Values<T>>): Values<T> {
  let loading: Promise<Values<T>> | undefined;
  let loaded: Values<T> | undefined;
  const begin = async () => {
    loading ??= load();
    loaded = await loading;
    return loaded;
  };
  const over: IteratorResult<T, void> = { done: true, value: undefined };
  const generator = {
    next: () => (loaded ? loaded.next() : begin().then((values) => values.next())),
    async return() {
      // there is nothing to end, and nothing starts afterwards
      loading ??= Promise.resolve((async function* (): Values<T> {})());
      await (await loading).return(undefined);
      return over;
    },
    async throw(error: unknown) {
      return (await begin()).throw(error);
    },
    [Symbol.asyncIterator]: () => generator,
  };
  return generator;
}
