import type { Spot } from './free-slots';
import type { PoolNow, Request, RunScheduler } from './pool-run';

/** Requests of the same size wait in the same list: if the first does not fit, no other does. */
type Size = {
  slots: number;
  requests: Request[];
  /** the next request of this round, and whether none of the size fits any more */
  at: number;
  isBlocked: boolean;
};

type Options = {
  /** a request may preempt later ones */
  hasPreemption: boolean;
};

/**
 * Starts requests by priority and position, as the platform's priority scheduler does: one that
 * does not fit lets others of its priority pass, but none of a lower one; with preemption it takes
 * the slots of later ones, if that is enough, and otherwise preemptible ones may pass.
 */
export function scheduleByOrder({ hasPreemption }: Options): RunScheduler {
  const sizes: Size[] = [];
  /** preemptible ones, in the order of the queue */
  const preemptible: Request[] = [];

  const sizeOf = (needed: number) => sizes.find(({ slots }) => slots === needed);
  function wait(request: Request) {
    const { slots, key } = request;
    const sizeQueue = sizeOf(slots);
    if (sizeQueue) sizeQueue.requests.splice(placeOf(sizeQueue.requests, key), 0, request);
    else sizes.push({ slots, requests: [request], at: 0, isBlocked: false });
  }

  function schedule(pool: PoolNow) {
    for (const size of sizes) {
      size.at = 0;
      size.isBlocked = false;
    }
    let blockedAt = Number.POSITIVE_INFINITY;
    for (;;) {
      const size = firstOf(sizes);
      const request = size?.requests[size.at];
      if (!size || !request) return;
      const { priority, isPreemptible } = request.owner;
      const isPassing = priority > blockedAt;
      if (isPassing && !hasPreemption) return;
      if (isPassing && !isPreemptible) {
        size.at += 1;
        continue;
      }
      const spots =
        takeFor(pool, request) ?? (hasPreemption ? takeFromLater(pool, request) : undefined);
      if (spots) {
        size.requests.splice(size.at, 1);
        pool.start(request, spots);
        continue;
      }
      blockedAt = Math.min(blockedAt, priority);
      // no later one of this size fits, and none can preempt more
      size.isBlocked = true;
    }
  }

  /** Preempts later requests until this one fits; none if that is not enough. */
  function takeFromLater(pool: PoolNow, request: Request) {
    if (request.slots === 0) return undefined;
    let needed = request.slots - pool.room.free();
    const first = placeOf(preemptible, request.key);
    for (let at = first; at < preemptible.length && needed > 0; at += 1)
      needed -= preemptible[at]?.slots ?? 0;
    if (needed > 0) return undefined;
    const freed: Request[] = [];
    for (let at = preemptible.length - 1; at >= first; at -= 1) {
      const each = preemptible[at];
      if (!each?.spots || each.owner === request.owner) continue;
      pool.room.release(each.spots);
      freed.push(each);
      const spots = pool.room.take(request.slots);
      if (!spots) continue;
      for (const other of freed) {
        // their slots are already free
        other.spots = [];
        pool.preempt(other);
      }
      return spots;
    }
    for (const each of freed) pool.room.hold(each.spots ?? []);
    return undefined;
  }

  return {
    schedule,
    onWait: wait,
    onStart: (request) => {
      if (hasPreemption && request.owner.isPreemptible && request.slots > 0)
        preemptible.splice(placeOf(preemptible, request.key), 0, request);
    },
    onStop: (request) => take(preemptible, request),
    onLeave: (request) => {
      const size = sizeOf(request.slots);
      if (size) take(size.requests, request);
    },
  };
}

/** An item with a position in a queue: the lower key comes first. */
type Keyed = { key: number };

/** The position after all items up to a key, by binary search. */
export function placeOf(list: readonly Keyed[], key: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle]?.key ?? 0) <= key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The index of an item in a list ordered by key; -1 if it is missing. */
export function indexIn<Item extends Keyed>(list: readonly Item[], item: Item): number {
  for (let at = placeOf(list, item.key) - 1; at >= 0; at -= 1) {
    const each = list[at];
    if (each === item) return at;
    if (each?.key !== item.key) return -1;
  }
  return -1;
}

/** Removes an item from a list ordered by key. */
export function take<Item extends Keyed>(list: Item[], item: Item): void {
  const at = indexIn(list, item);
  if (at >= 0) list.splice(at, 1);
}

/** The size with the first request of all that may still start. */
function firstOf(sizes: readonly Size[]): Size | undefined {
  let first: Size | undefined;
  let min = Number.POSITIVE_INFINITY;
  for (const size of sizes) {
    if (size.isBlocked) continue;
    const key = size.requests[size.at]?.key ?? Number.POSITIVE_INFINITY;
    if (key >= min) continue;
    first = size;
    min = key;
  }
  return first;
}

/** Takes slots for a request, or a container for one without slots. */
export function takeFor(pool: PoolNow, { slots }: Request): readonly Spot[] | undefined {
  if (slots > 0) return pool.room.take(slots);
  return pool.containers > 0 ? [] : undefined;
}
