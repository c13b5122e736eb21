/** Hands things from several writers to one reader; a writer waits until its thing was dealt with. */
export function createChannel<Item>() {
  type Offer = { item: Item; done: () => void };
  const offers: Offer[] = [];
  let wake: (() => void) | undefined;
  let isLeft = false;
  let state: { is: 'open' | 'ended' } | { is: 'failed'; error: unknown } = { is: 'open' };
  const close = (next: typeof state) => {
    state = next;
    wake?.();
  };
  return {
    put: (item: Item) =>
      new Promise<void>((done) => {
        if (isLeft) return done();
        offers.push({ item, done });
        wake?.();
      }),
    end: () => close({ is: 'ended' }),
    fail: (error: unknown) => close({ is: 'failed', error }),
    /** nobody reads any more: no writer waits */
    leave() {
      isLeft = true;
      for (const { done } of offers.splice(0)) done();
    },
    async *items(): AsyncGenerator<Item> {
      for (;;) {
        for (let offer = offers.shift(); offer; offer = offers.shift()) {
          try {
            yield offer.item;
          } finally {
            offer.done();
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
