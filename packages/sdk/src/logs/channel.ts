/** Passes items from several writers to one reader; a writer waits until its item is processed. */
export function createChannel<Item>() {
  type Sent = { item: Item; done: () => void };
  const queue: Sent[] = [];
  let wake: (() => void) | undefined;
  let isLeft = false;
  let state: { is: 'open' | 'ended' } | { is: 'failed'; error: unknown } = { is: 'open' };
  const close = (next: typeof state) => {
    state = next;
    wake?.();
  };
  return {
    /** passes an item to the reader, and waits until it is processed */
    put: (item: Item) =>
      new Promise<void>((done) => {
        if (isLeft) return done();
        queue.push({ item, done });
        wake?.();
      }),
    /** ends the reader after the pending items */
    end: () => close({ is: 'ended' }),
    /** ends the reader with an error after the pending items */
    fail: (error: unknown) => close({ is: 'failed', error }),
    /** called when the reader stops: writers no longer wait */
    leave() {
      isLeft = true;
      for (const { done } of queue.splice(0)) done();
    },
    /** the items in the order of arrival; for one reader */
    async *items(): AsyncGenerator<Item> {
      for (;;) {
        for (let next = queue.shift(); next; next = queue.shift()) {
          try {
            yield next.item;
          } finally {
            next.done();
          }
        }
        if (state.is === 'failed') throw state.error;
        if (state.is === 'ended') return;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
  };
}
