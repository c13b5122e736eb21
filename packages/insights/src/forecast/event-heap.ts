/** An event with a time. */
type Timed = { at: number };

/** Events, of which the earliest is taken first. */
type EventHeap<Event extends Timed> = {
  add: (event: Event) => void;
  takeFirst: () => Event | undefined;
  /** the time of the next event; infinite without one */
  firstAt: () => number;
};

/** Keeps events in a binary heap: adding and taking cost the logarithm of their number. */
export function createEventHeap<Event extends Timed>(): EventHeap<Event> {
  const events: Event[] = [];
  /**
   * the times of the events, stored separately: they are compared far more often than events are
   * taken
   */
  const times: number[] = [];
  const timeAt = (index: number) => times[index] ?? Number.POSITIVE_INFINITY;
  const move = (from: number, to: number) => {
    const event = events[from];
    if (event === undefined) return;
    events[to] = event;
    times[to] = event.at;
  };
  return {
    firstAt: () => timeAt(0),
    add: (event) => {
      let at = events.length;
      while (at > 0) {
        const parent = (at - 1) >> 1;
        if (timeAt(parent) <= event.at) break;
        move(parent, at);
        at = parent;
      }
      events[at] = event;
      times[at] = event.at;
    },
    takeFirst: () => {
      const [first] = events;
      const last = events.pop();
      times.pop();
      if (last === undefined || events.length === 0) return first;
      let at = 0;
      for (;;) {
        const left = 2 * at + 1;
        const child = timeAt(left + 1) < timeAt(left) ? left + 1 : left;
        if (timeAt(child) >= last.at) break;
        move(child, at);
        at = child;
      }
      events[at] = last;
      times[at] = last.at;
      return first;
    },
  };
}
