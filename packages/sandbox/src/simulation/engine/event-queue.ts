type Event = { at: number; order: number; run: () => void };

/** A queue of events: earliest first, and in the order of scheduling at the same time. */
export type EventQueue = {
  schedule(at: number, run: () => void): void;
  /** time of the next event */
  nextAt(): number | undefined;
  take(): { at: number; run: () => void } | undefined;
};

const isBefore = (left: Event, right: Event) =>
  left.at < right.at || (left.at === right.at && left.order < right.order);

/** A binary heap. */
export function createEventQueue(): EventQueue {
  const heap: Event[] = [];
  let count = 0;
  return {
    schedule(at, run) {
      heap.push({ at, order: count++, run });
      siftUp(heap);
    },
    nextAt: () => heap[0]?.at,
    take() {
      const [first] = heap;
      const last = heap.pop();
      if (first && last && first !== last) {
        heap[0] = last;
        siftDown(heap);
      }
      return first;
    },
  };
}

function siftUp(heap: Event[]) {
  let index = heap.length - 1;
  while (index > 0) {
    const parent = (index - 1) >> 1;
    if (!swapIfBefore(heap, index, parent)) return;
    index = parent;
  }
}

function siftDown(heap: Event[]) {
  let index = 0;
  for (;;) {
    const left = index * 2 + 1;
    const right = left + 1;
    const [leftEvent, rightEvent] = [heap[left], heap[right]];
    const child = leftEvent && rightEvent && isBefore(rightEvent, leftEvent) ? right : left;
    if (!swapIfBefore(heap, child, index)) return;
    index = child;
  }
}

function swapIfBefore(heap: Event[], child: number, parent: number): boolean {
  const [below, above] = [heap[child], heap[parent]];
  if (!below || !above || !isBefore(below, above)) return false;
  heap[child] = above;
  heap[parent] = below;
  return true;
}
